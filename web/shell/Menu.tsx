import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";

/** Id of the button, which is always there: what is in the menu cannot have the focus while it is shut. */
export const menuButton = "lab-menu-button";

/** What is seldom needed of a scene. */
export function Menu({ children }: { children: ReactNode }) {
  const { menu } = text().lab;
  return (
    <>
      <Button popoverTarget="lab-menu" id={menuButton} aria-label={menu} title={menu}>
        <Icon name="more" />
      </Button>
      <div id="lab-menu" popover="auto" className="lab-menu">
        {children}
      </div>
    </>
  );
}
