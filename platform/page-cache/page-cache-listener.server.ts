import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasCookie, type KnownQuery, sharedAddress } from './cache-key.ts';
import type { CachedPage, Encoding, PageCache } from './page-cache.server.ts';

export interface PageCacheListenerOptions {
  cache: PageCache;
  query: KnownQuery;
  /** Cookies of people who get pages of their own. */
  personalCookies: ReadonlySet<string>;
  /** Scheme and host a request is for: pages name them, so they are part of what a page is kept under. */
  originOf: (request: IncomingMessage) => string;
  /** Makes the page of a shared address anew and puts it into the cache. */
  refresh: (address: string, request: IncomingMessage) => Promise<void>;
}

/**
 * Answers from the page cache in front of everything else, in the plain node:http listener: there it reaches 0.94 of a
 * bare server, as a Hono handler 0.81 (architecture, section 7). Whatever it does not have goes on to `next`.
 */
export function pageCacheListener(options: PageCacheListenerOptions, next: RequestListener): RequestListener {
  const refreshing = new Set<string>();

  function refreshBehind(address: string, request: IncomingMessage): void {
    const whole = options.originOf(request) + address;
    if (refreshing.has(whole)) return;
    refreshing.add(whole);
    // A page that cannot be made anew stays as it is until its tags are dropped; the render itself has logged why.
    options
      .refresh(address, request)
      .catch(() => undefined)
      .finally(() => refreshing.delete(whole));
  }

  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || hasCookie(request.headers.cookie, options.personalCookies)) return next(request, response);
    const address = sharedAddress(request.url ?? '/', options.query);
    const found = address === null ? undefined : options.cache.find(options.originOf(request) + address);
    if (address === null || !found) return next(request, response);
    if (!found.fresh) refreshBehind(address, request);
    send(found.page, request, response);
  };
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, { ...page.headers, etag });
    response.end();
    return;
  }
  const body = page.bodies[encoding];
  response.writeHead(200, {
    ...page.headers,
    etag,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The best variant a client says it can read. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'gzip';
  return 'identity';
}
