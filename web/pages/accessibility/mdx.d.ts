declare module "*.mdx" {
  export const title: string;
  export default function Text(props: { components: Readonly<Record<string, unknown>> }): React.JSX.Element;
}
