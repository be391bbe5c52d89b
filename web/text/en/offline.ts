/** What is said of versions kept for use without a network. */
export const offline = {
  newer: "A newer version of this page is ready.",
  reload: "Load it now",
};
