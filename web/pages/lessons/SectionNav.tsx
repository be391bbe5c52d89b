import { useEffect, useState } from "react";
import { lessonText } from "../../text/lessons.ts";

interface Section {
  slug: string;
  title: string;
}

/** The section whose heading was scrolled past last. */
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

/** The lesson's sections, and which one is being read. `path` is the lesson's address. */
export function SectionNav({ path }: { path: string }) {
  const [sections, setSections] = useState<readonly Section[]>([]);
  const [current, setCurrent] = useState<string | undefined>();
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
  }, []);
  return (
    <nav
      aria-label={lessonText().sections}
      className="lesson-sections screen-only min-[100rem]:sticky min-[100rem]:top-4 min-[100rem]:self-start"
    >
      <ol>
        {sections.map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={`#${path}?part=${slug}`}
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
