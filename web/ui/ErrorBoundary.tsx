import { Component, type ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "./Button.tsx";

function restart(): void {
  location.hash = "#/ace";
  location.reload();
}

/** The last resort: shows a message with a way to continue, instead of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    const words = text().page;
    return (
      <main className="lab-page">
        <h1 className="text-xl font-semibold">{words.name}</h1>
        <p role="alert" className="mt-2">
          {words.fault(this.state.message)} <Button onClick={restart}>{words.startAfresh}</Button>.
        </p>
      </main>
    );
  }
}
