declare module "*.mdx" {
  export const title: string;
  /** The text, drawn with these components for its elements. */
  export default function Text(props: { components: Readonly<Record<string, unknown>> }): React.JSX.Element;
}
