/** What is said of versions kept for use without a network. */
export const offline = {
  letGo: "What this browser had kept of this site was damaged; it was thrown away and fetched again.",
  newer: "A newer version of this page is ready.",
  inUse:
    "Another tab has loaded a newer version of this page. Parts of this one that were not opened yet cannot be loaded any more; what is shown stays when it is loaded again.",
  reload: "Load it now",
};
