window.earlyClicks = [];
addEventListener(
  'click',
  (click) => {
    const pressed = click.target.closest?.(
      'button:is([data-waits], [data-press], [data-embed-load], [data-cookie-settings])',
    );
    if (!pressed) return;
    window.earlyClicks.push(pressed);
    setTimeout(() => {
      if (!click.defaultPrevented) return;
      window.earlyClicks = window.earlyClicks.filter((unheard) => unheard !== pressed);
    });
  },
  true,
);

// Names of a block are shortened in the page, those of a script are not.
{
  // Missing code, as after a deployment: reloads the page, at most once a minute, and never away from somebody's text
  // (docs/product/settings-and-errors.md#missing-code).
  let writtenAt;
  addEventListener(
    'input',
    () => {
      writtenAt = location.pathname;
    },
    true,
  );
  const reloadForMissingCode = () => {
    try {
      const now = Date.now();
      const last = Number(sessionStorage.getItem('chunk-reload'));
      if (!navigator.onLine || writtenAt === location.pathname) return;
      if (now >= last && now - last < 60_000) return;
      sessionStorage.setItem('chunk-reload', `${now}`);
      location.reload();
    } catch {
      // Without storage nothing would stop the second reload.
    }
  };
  // Firefox ends what is on its way as soon as its page is left: a reload at that moment would keep the visitor from leaving. So the
  // server is asked first; what it has, or does not answer, is waited for, and a page that was left by then hears nothing of it.
  const PATIENCE_MS = 10_000;
  addEventListener('vite:preloadError', async ({ payload }) => {
    const [address] = /\S+\.(?:css|js)\b/.exec(payload?.message) ?? [];
    const isThere =
      address &&
      (await fetch(address, { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => true,
      ));
    if (isThere) setTimeout(reloadForMissingCode, PATIENCE_MS);
    else reloadForMissingCode();
  });

  const startPage = async () => {
    const { preload, first, routes, entry } = JSON.parse(document.getElementById('page-code').textContent);
    for (const href of preload)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    for (const href of first) await import(href);
    const modules = Object.entries(routes).map(async ([id, hrefs]) => [
      id,
      Object.assign({}, ...(await Promise.all(hrefs.map((href) => import(href))))),
    ]);
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
    const { hydratePage } = await import(entry);
    hydratePage();
  };

  // Detects required features: in an older browser the page works without scripts (docs/product/pages.md#older-browsers).
  const isSupported =
    'popover' in HTMLElement.prototype &&
    'showModal' in HTMLDialogElement.prototype &&
    'checkVisibility' in Element.prototype &&
    'IntersectionObserver' in window &&
    'at' in Array.prototype &&
    'toSorted' in Array.prototype &&
    'noModule' in HTMLScriptElement.prototype;

  if (isSupported)
    requestAnimationFrame(() =>
      setTimeout(() =>
        startPage().catch((payload) =>
          dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload })),
        ),
      ),
    );
  else document.documentElement.dataset.unsupported = '';
}
