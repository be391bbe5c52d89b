/** Ways from this page to others, as buttons. */
import { PATH } from "../state/scene.ts";

export const preset = (id: string, tab: string) => `#${PATH}?v=1&preset=${id}&tab=${tab}`;

interface WayProps {
  href: string;
  children: string;
  primary?: boolean;
}

export const Way = ({ href, children, primary = false }: WayProps) => (
  <a
    className={`inline-flex min-h-11 w-fit items-center rounded-[8px] border border-accent px-4 py-1 font-semibold ${primary ? "bg-accent text-on-accent hover:opacity-90" : "text-accent hover:bg-surface-raised"}`}
    href={href}
  >
    {children}
  </a>
);
