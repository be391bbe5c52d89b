/**
 * A page that does not start, because what the browser has kept of it is damaged, lets go of that and begins anew, once. Before
 * anything else, and apart from it: of the rest nothing may run.
 */
(() => {
  const FLAG = "bufferpool-lab.let-go";
  let isUnderWay = false;

  async function letGo() {
    const registration = await navigator.serviceWorker?.getRegistration();
    // Nothing is kept: the page's own words say what may be wrong.
    if (registration === undefined || sessionStorage.getItem(FLAG) !== null) return;
    // Asked past the service worker, which answers nothing but GET. Without a network what is kept is all there is.
    const { ok } = await fetch(location.pathname, { method: "HEAD" });
    if (!ok) return;
    const names = (await caches.keys()).filter((name) => name.endsWith(registration.scope));
    await Promise.all([registration.unregister(), ...names.map((name) => caches.delete(name))]);
    sessionStorage.setItem(FLAG, "1");
    location.reload();
  }

  addEventListener(
    "error",
    ({ target }) => {
      const isScript = target === window || target instanceof HTMLScriptElement;
      if (isUnderWay || !isScript || (document.body && document.querySelector(".not-started") === null)) return;
      isUnderWay = true;
      letGo().catch(() => {});
    },
    true,
  );
})();
