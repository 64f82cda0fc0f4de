window.unheardPresses = [];
addEventListener(
  'click',
  (click) => {
    const pressed = click.target.closest?.(
      'button:is([data-waits], [data-press], [data-embed-load], [data-cookie-settings])',
    );
    if (!pressed) return;
    window.unheardPresses.push(pressed);
    setTimeout(() => {
      if (!click.defaultPrevented) return;
      window.unheardPresses = window.unheardPresses.filter((unheard) => unheard !== pressed);
    });
  },
  { capture: true },
);
requestAnimationFrame(() =>
  setTimeout(async () => {
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
  }),
);
