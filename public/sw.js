/*
 * Service worker: network first for pages, falling back to a cache of the last visited ones, which are
 * marked with their time and stripped of scripts, so that neither prices nor free places are taken for current and every link
 * makes a request. The API, the shop, and methods other than GET pass through.
 */
const PAGES = 'pages-v1';
const ASSETS = 'assets-v1';
const LAST_RESORT = 'offline-v1';
const KEPT_PAGES = 20;
const KEPT_ASSETS = 150;
const OFFLINE_PAGE = '/html/offline.html';
const OFFLINE_FILES = [OFFLINE_PAGE, '/html/pages.css', '/html/londrina.woff2', '/html/familjen.woff2'];
const KEPT_AT = 'x-kept-at';

const isAsset = ({ pathname }) => pathname.startsWith('/assets/') || pathname.startsWith('/art/');
const isPage = ({ pathname }) =>
  /^\/(de|en)(\/|$)/.test(pathname) &&
  !/^\/(de|en)\/(api|pageeditor-api|feeds|user|overlay)(\/|$)/.test(pathname) &&
  !/\.[a-z]+$/.test(pathname);

/** Personal pages and the shop: never cached, but without a connection our offline page replaces the browser's. */
const isPersonal = ({ pathname }) => /^\/((de|en)\/user|webshop|testshop)(\/|$)/.test(pathname);

/** Path of the page of a data request of the router. */
const pagePathOf = ({ pathname }) => pathname.slice(0, -'.data'.length).replace(/\/_(root)?$/, '') || '/';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(LAST_RESORT).then((cache) => cache.addAll(OFFLINE_FILES)));
});

self.addEventListener('activate', (event) => {
  const current = [PAGES, ASSETS, LAST_RESORT];
  const tidyUp = async () => {
    const old = (await caches.keys()).filter((name) => !current.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidyUp());
});

self.addEventListener('message', (event) => {
  const url = new URL(String(event.data?.visited ?? ''), self.location.origin);
  if (url.origin === self.location.origin && isPage(url)) event.waitUntil(visit(url).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isAsset(url)) event.respondWith(asset(event));
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(page(event, url));
  else if (request.mode === 'navigate' && isPersonal(url))
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE_PAGE)));
  else if (OFFLINE_FILES.includes(url.pathname))
    event.respondWith(fetch(request).catch(() => caches.match(url.pathname)));
  else if (url.pathname.endsWith('.data') && isPage({ pathname: pagePathOf(url) }))
    event.respondWith(pageData(event, url));
});

const GIVE_WAY_MS = 3000;

/**
 * Delays an error of code. Without a connection code and data of a page fail at the same time. The data continues the
 * navigation (`pageData`); if the code failed first, the router would reload the page that is being left.
 */
async function giveWay(error) {
  await new Promise((resolve) => setTimeout(resolve, GIVE_WAY_MS));
  throw error;
}

/** Cached assets are immutable: their names have a hash or a version. */
async function asset(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    // Cached in the background: the response is neither delayed, nor lost where the disk is full.
    if (response.ok) event.waitUntil(keepAsset(request, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    return (await caches.match(request)) ?? giveWay(error);
  }
}

const TIDY_AFTER_MS = 1000;
let tidying = null;

/** Debounces the eviction: a page requests twenty assets at once. */
async function keepAsset(request, response) {
  const cache = await caches.open(ASSETS);
  if (await cache.match(request)) return;
  await cache.put(request, response);
  tidying ??= new Promise((resolve) => setTimeout(resolve, TIDY_AFTER_MS))
    .then(() => keepAtMost(cache, KEPT_ASSETS))
    .finally(() => {
      tidying = null;
    });
  await tidying;
}

async function page(event, url) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(url, response.clone()));
    return response;
  } catch {
    const kept = await (await caches.open(PAGES)).match(url.href);
    return kept ? readingCopy(kept) : caches.match(OFFLINE_PAGE);
  }
}

/** Falls back to a document load when the router's data request fails, which the cache can answer. */
async function pageData(event, url) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const client = await self.clients.get(event.clientId);
    // Skips navigations aborted meanwhile.
    if (event.request.signal.aborted || !client) throw error;
    await client.navigate(pagePathOf(url) + withoutRouterKeys(url));
    return Response.error();
  }
}

function withoutRouterKeys(url) {
  url.searchParams.delete('_routes');
  return url.search;
}

async function visit(url) {
  const cache = await caches.open(PAGES);
  if (!(await cache.match(url.href))) await keep(url, await fetch(url.href, { credentials: 'same-origin' }));
}

/** Caches pages that are the same for everybody: others are `no-store`. */
async function keep(url, response) {
  const isOwn = /no-store/.test(response.headers.get('cache-control') ?? '');
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
  if (response.status !== 200 || response.redirected || isOwn || !isHtml) return;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  headers.delete('content-encoding');
  const cache = await caches.open(PAGES);
  // Re-inserted last, so that the oldest visit is evicted first.
  await cache.delete(url.href);
  await cache.put(url.href, new Response(await response.blob(), { headers }));
  await keepAtMost(cache, KEPT_PAGES);
}

async function keepAtMost(cache, count) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - count)).map((key) => cache.delete(key)));
}

/** The cached page with a notice of its time, and without scripts. */
async function readingCopy(kept) {
  const html = await kept.text();
  const language = /<html[^>]*\slang="en"/.test(html) ? 'en' : 'de';
  const time = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(kept.headers.get(KEPT_AT) ?? 0));
  const says =
    language === 'de'
      ? `Offline, Stand: ${time}. Preise und freie Plätze können sich geändert haben.`
      : `Offline, as of ${time}. Prices and free places may have changed.`;
  const copy = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<html\b/, '<html data-offline-copy')
    .replace(/<body\b[^>]*>/, (body) => `${body}<aside class="offline-note" role="status">${says}</aside>`);
  return new Response(copy, { headers: kept.headers });
}
