/**
 * Leaves at the root (`data-kept`) whether a worker answers for this page of cook mode and the page is kept whole, with
 * every file that it has loaded. Runs in the page, and answers nothing: one of the protocols waits for no promise.
 */
export function lookForKept(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/.+\.(?:js|css|woff2)$/.test(path));
  const found = [location.pathname, ...files].map((path) =>
    caches.match(path, { ignoreVary: true }),
  );
  void Promise.all([navigator.serviceWorker.getRegistration(), ...found]).then(
    ([worker, ...kept]) => {
      const isKept = Boolean(worker?.active) && kept.every(Boolean);
      document.documentElement.dataset.kept = String(isKept);
    },
  );
}
