/** What is told above a lab, and what is refused beside a field. */
import type { Failure } from "../../engine/types.ts";
import type { ChoicesStore, Message, RunChoices } from "./choices.ts";

export function createMessages(
  choices: Pick<ChoicesStore<Pick<RunChoices, "message" | "rejected">>, "setState">,
) {
  const tell = (message: Message | null) => choices.setState({ message });

  const reject = (failure: Failure, details: readonly string[] = []) =>
    choices.setState({
      rejected: failure,
      message: {
        tone: "error",
        text: failure.message,
        ...(details.length > 0 && { details: [...details] }),
      },
    });

  // The refused value is gone from its field.
  const clearError = () => choices.setState({ rejected: null, message: null });

  return { tell, reject, clearError };
}

export type Messages = ReturnType<typeof createMessages>;
