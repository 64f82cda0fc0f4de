/**
 * Registers the service worker. The returned function is called after every page: the worker caches the last visited ones,
 * client navigations included.
 */
export function startServiceWorker(): () => void {
  const registered = register();
  const pageShown = async () => {
    const { active } = (await registered) ?? {};
    active?.postMessage({ visited: location.pathname + location.search });
  };
  void pageShown();
  return () => void pageShown();
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    return await navigator.serviceWorker.ready;
  } catch {
    // No service workers here, or forbidden: the site works without.
    return null;
  }
}
