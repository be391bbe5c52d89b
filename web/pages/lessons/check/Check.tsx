import { ConceptCheck, type ConceptCheckProps } from "./ConceptCheck.tsx";
import { ProcedureCheck, type ProcedureCheckProps } from "./ProcedureCheck.tsx";

/** A question to the reader. What happens and why are two kinds of questions, and are kept apart. */
export function Check(props: ProcedureCheckProps | ConceptCheckProps) {
  return props.kind === "procedure" ? <ProcedureCheck {...props} /> : <ConceptCheck {...props} />;
}
