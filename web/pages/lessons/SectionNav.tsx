import { type ComponentProps, useEffect, useState } from "react";
import { lessonText } from "../../text/lessons.ts";

function currentSection(headings: readonly HTMLElement[]): string | undefined {
  const line = innerHeight / 3;
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
  return (passed.at(-1) ?? headings[0])?.dataset.section;
}

export function goTo(slug: string): void {
  const heading = document.getElementById(`section-${slug}`);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

interface SectionNavProps {
  /** The lesson's address. */
  path: string;
  /** That of its headings. */
  lang: string;
  /** How many are made: each lets sections appear. */
  predictions: number;
}

/** The lesson's sections, and which one is being read. */
export function SectionNav({ path, lang, predictions }: SectionNavProps) {
  const [sections, setSections] = useState<readonly { slug: string; title: string }[]>([]);
  const [current, setCurrent] = useState<string | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the document changes with it
  useEffect(() => {
    const headings = [...document.querySelectorAll<HTMLElement>("[data-section]")];
    setSections(
      headings.map(({ dataset, textContent }) => ({ slug: dataset.section ?? "", title: textContent ?? "" })),
    );
    const look = () => setCurrent(currentSection(headings));
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [predictions]);
  // Before its first prediction a lesson shows one.
  if (sections.length < 2) return null;
  return (
    <nav
      aria-label={lessonText().sections}
      className="text-[0.9375rem]/[1.4] print:hidden min-[100rem]:sticky min-[100rem]:top-4 min-[100rem]:self-start"
    >
      <ol className="grid border-line border-l min-[72rem]:max-[100rem]:flex min-[72rem]:max-[100rem]:flex-wrap min-[72rem]:max-[100rem]:border-b min-[72rem]:max-[100rem]:border-l-0">
        {sections.map(({ slug, title }) => (
          <li key={slug} lang={lang}>
            <a
              href={`#${path}?part=${slug}`}
              className="block border-transparent border-l-3 px-3 py-1.5 text-ink-muted underline-offset-4 hover:text-ink hover:underline aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink min-[72rem]:max-[100rem]:h-full min-[72rem]:max-[100rem]:border-b-3 min-[72rem]:max-[100rem]:border-l-0"
              aria-current={slug === current ? "true" : undefined}
              // The address may be this one already: then nothing else would happen.
              onClick={() => goTo(slug)}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A link that stands in a line of its own. */
export const LessonLink = ({ to, ...rest }: { to: string } & ComponentProps<"a">) => (
  <a
    href={`#${to}`}
    className="inline-flex min-h-9 items-center text-[0.9375rem] text-accent underline underline-offset-4 pointer-coarse:min-h-11 print:hidden"
    {...rest}
  />
);
