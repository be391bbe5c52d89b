/**
 * CodeMirror over a text. In a shadow root: there it takes constructed style sheets, where in the page itself it would add
 * style elements, which the page's Content-Security-Policy refuses.
 */
import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "react";

const theme = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--surface)", height: "100%", fontSize: "0.8125rem" },
  "&.cm-focused": { outline: "2px solid var(--focus)", outlineOffset: "-2px" },
  ".cm-content": { fontFamily: "ui-monospace, monospace", caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--surface-raised)", color: "var(--ink-muted)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--surface-raised)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--track)" },
  ".cm-tooltip": {
    backgroundColor: "var(--surface)",
    color: "var(--ink)",
    border: "1px solid var(--line-strong)",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    backgroundColor: "var(--accent)",
    color: "var(--on-accent)",
  },
});

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool], color: "var(--accent)", fontWeight: "600" },
  { tag: [tags.string, tags.number], color: "var(--prefetched)" },
  { tag: tags.comment, color: "var(--ink-muted)", fontStyle: "italic" },
  { tag: [tags.function(tags.definition(tags.propertyName)), tags.className], fontWeight: "600" },
]);

/** Where something is wrong, from 1. */
export interface Mark {
  line: number;
  column?: number | undefined;
  message: string;
}

interface CodeEditorProps {
  /** The text at first; from then on the editor keeps its own, since `code` comes back later than it is typed. */
  code: string;
  /** A text that was chosen: another one takes the place of what is written. */
  chosen: { code: string } | null;
  label: string;
  language: readonly Extension[];
  mark: Mark | null;
  /** What the mark is of: another run may fail at the same place. */
  markedBy: unknown;
  onChange: (code: string) => void;
  onRun: (code: string) => void;
}

/** Over several lines the browser would join them itself, with style attributes, which the page's policy refuses. */
function typedOverSelection({ inputType, data }: InputEvent, view: EditorView): boolean {
  if (inputType !== "insertText" || data === null || view.composing || view.state.selection.main.empty)
    return false;
  view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type" });
  return true;
}

function diagnosticOf({ doc }: EditorState, { line, column = 1, message }: Mark): Diagnostic {
  const at = doc.line(Math.min(Math.max(1, line), doc.lines));
  const from = Math.min(at.from + Math.max(0, column - 1), at.to);
  return { from, to: at.to, severity: "error", message };
}

export function CodeEditor({
  code,
  chosen,
  label,
  language,
  mark,
  markedBy,
  onChange,
  onRun,
}: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView | null>(null);
  const now = useRef({ onChange, onRun });
  now.current = { onChange, onRun };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once and keeps its own text
  useEffect(() => {
    if (place.current === null) return;
    const root = place.current.shadowRoot ?? place.current.attachShadow({ mode: "open" });
    const textOf = ({ state }: { state: EditorState }) => state.doc.toString();
    const run = (view: EditorView) => {
      now.current.onRun(textOf(view));
      return true;
    };
    const extensions = [
      lineNumbers(),
      history(),
      indentOnInput(),
      bracketMatching(),
      highlightActiveLine(),
      ...language,
      autocompletion(),
      lintGutter(),
      EditorView.lineWrapping,
      theme,
      syntaxHighlighting(colours),
      // Tab goes on to the next control: the editor is no trap for the keyboard.
      keymap.of([{ key: "Mod-Enter", run }, ...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
      EditorView.domEventHandlers({ beforeinput: typedOverSelection }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) now.current.onChange(textOf(update));
      }),
    ];
    const view = new EditorView({ root, parent: root, state: EditorState.create({ doc: code, extensions }) });
    editor.current = view;
    return () => view.destroy();
  }, []);
  const shown = useRef(chosen);
  useEffect(() => {
    const { current: view } = editor;
    if (shown.current === chosen || chosen === null || view === null) return;
    shown.current = chosen;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: chosen.code } });
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked anew scrolls there, only the same in another object does not
  useEffect(() => {
    const { current: view } = editor;
    if (view === null) return;
    const found = mark === null ? [] : [diagnosticOf(view.state, mark)];
    view.dispatch(setDiagnostics(view.state, found));
    if (found[0] !== undefined) view.dispatch({ effects: EditorView.scrollIntoView(found[0].from) });
  }, [JSON.stringify(mark), markedBy]);
  return <div ref={place} data-own-keys className="program-code" />;
}
