/** Signs of the transport, drawn on a 16 px grid. */
const paths = {
  start: "M3 3h2v10H3zM13 3v10L6 8z",
  back: "M11 3v10L4 8zM12 3h1.5v10H12z",
  step: "M5 3v10l7-5zM2.5 3H4v10H2.5z",
  play: "M4 2.5v11l9-5.5z",
  pause: "M4 3h3v10H4zM9 3h3v10H9z",
  end: "M11 3h2v10h-2zM3 3v10l7-5z",
  close: "M4.2 3 3 4.2 6.8 8 3 11.8 4.2 13 8 9.2l3.8 3.8 1.2-1.2L9.2 8 13 4.2 11.8 3 8 6.8z",
  table: "M2 2.5h12v11H2zM3.2 6.2v2h4.2v-2zm5.4 0v2h4.2v-2zM3.2 9.4v2.9h4.2V9.4zm5.4 0v2.9h4.2V9.4z",
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
