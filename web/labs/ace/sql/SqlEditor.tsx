/** An editor of SQL. */
import { SQLite, sql } from "@codemirror/lang-sql";
import { useEffect, useRef } from "react";
import { type CodeEditor, type Mark, openCodeEditor } from "../program/editor/codeEditor.ts";

interface SqlEditorProps {
  code: string;
  /** A text that was chosen; another one takes the place of what is written. */
  chosen: { sql: string };
  label: string;
  mark: Mark | null;
  onChange: (code: string) => void;
  onRun: (code: string) => void;
}

export function SqlEditor({ code, chosen, label, mark, onChange, onRun }: SqlEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const now = useRef({ onChange, onRun });
  now.current = { onChange, onRun };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once and keeps its own text
  useEffect(() => {
    if (place.current === null) return;
    const opened = openCodeEditor(place.current, {
      ...{ code, label },
      language: [sql({ dialect: SQLite, upperCaseKeywords: true })],
      onChange: (next) => now.current.onChange(next),
      onRun: () => now.current.onRun(opened.code()),
    });
    editor.current = opened;
    return () => opened.close();
  }, []);
  // `code` comes back later than it is typed: by it, what was typed since would be lost.
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    editor.current?.setCode(chosen.sql);
  }, [chosen]);
  useEffect(() => editor.current?.mark(mark), [mark]);
  return <div ref={place} data-own-keys className="program-code" />;
}
