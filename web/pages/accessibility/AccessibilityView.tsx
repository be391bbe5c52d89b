import { Children, type ComponentProps, isValidElement } from "react";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { useTitle } from "../../shell/SiteNav.tsx";
import Text, { title } from "./accessibility.mdx";

/** A criterion, named by the header of its row; in Markdown that is a cell like the others. */
function Row({ children }: ComponentProps<"tr">) {
  const [name, ...cells] = Children.toArray(children).filter(isValidElement<ComponentProps<"td">>);
  if (name?.type !== "td")
    return <tr className="border-line-strong border-b align-bottom">{[name, ...cells]}</tr>;
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="font-medium">
        {name.props.children}
      </th>
      {cells}
    </tr>
  );
}

const components = {
  h1: (props: ComponentProps<"h1">) => <h1 className="page-title" {...props} />,
  h2: (props: ComponentProps<"h2">) => <h2 className="mb-2 text-lg font-semibold" {...props} />,
  table: (props: ComponentProps<"table">) => (
    <ScrollRegion label={title} className="overflow-x-auto">
      <table
        className="w-full text-left text-sm [&_:is(th,td)]:min-w-16 [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:pr-4 [&_td:nth-child(n+4)]:min-w-56 [&_td:nth-child(3)]:whitespace-nowrap"
        {...props}
      />
    </ScrollRegion>
  ),
  tr: Row,
  th: (props: ComponentProps<"th">) => <th scope="col" {...props} />,
};

/** Each success criterion of WCAG 2.2, levels A and AA: how it is met, and how that was checked. In English only. */
export function Page() {
  useTitle(title);
  return (
    <main className="lab-page" lang="en">
      <Text components={components} />
    </main>
  );
}
