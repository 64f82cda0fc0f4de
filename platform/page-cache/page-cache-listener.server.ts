import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasCookie, type QueryAt, sharedAddress } from './cache-key.ts';
import type { CachedPage, Encoding } from './cached-page.server.ts';
import type { PageCache } from './page-cache.server.ts';

export interface PageCacheListenerOptions {
  cache: PageCache;
  queryAt: QueryAt;
  /** Cookies of people who get their own pages. */
  personalCookies: ReadonlySet<string>;
  /** Scheme and host a request is for: pages name them, so they are part of the cache key. */
  originOf: (request: IncomingMessage) => string;
  /** Makes the page of a shared address again and puts it into the cache. */
  refresh: (address: string, request: IncomingMessage) => Promise<void>;
  /** Called for each page served from the cache. */
  onPage: (request: IncomingMessage) => void;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A page whose places sell by the second is made again once a second. */
const REFRESH_EVERY_MS = 1000;

/**
 * Answers from the page cache in front of everything else, in the plain node:http listener: there it reaches 0.94 of a
 * bare server, as a Hono handler 0.81 (docs/decisions/0005). Whatever it does not have goes on to `next`.
 */
export function pageCacheListener(options: PageCacheListenerOptions, next: RequestListener): RequestListener {
  const refreshing = new Set<string>();
  const lastRefresh = new Map<string, number>();

  function refreshBehind(whole: string, address: string, request: IncomingMessage): void {
    const now = options.now();
    const isTooSoon = now - (lastRefresh.get(whole) ?? Number.NEGATIVE_INFINITY) < REFRESH_EVERY_MS;
    if (isTooSoon || refreshing.has(whole)) return;
    deleteOld(lastRefresh, now);
    lastRefresh.set(whole, now);
    refreshing.add(whole);
    // A page that cannot be made again remains unchanged until its time is over; the render itself has logged why.
    options
      .refresh(address, request)
      .catch(() => undefined)
      .finally(() => refreshing.delete(whole));
  }

  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || hasCookie(request.headers.cookie, options.personalCookies)) return next(request, response);
    const address = sharedAddress(request.url ?? '/', options.queryAt);
    if (address === null) return next(request, response);
    const whole = options.originOf(request) + address;
    const found = options.cache.find(whole);
    if (!found) return next(request, response);
    if (!found.fresh) refreshBehind(whole, address, request);
    send(options.cache, { address: whole, page: found.page }, request, response);
    if (request.method === 'GET') options.onPage(request);
  };
}

function deleteOld(moments: Map<string, number>, now: number): void {
  if (moments.size < 1000) return;
  for (const [key, moment] of moments) if (now - moment >= REFRESH_EVERY_MS) moments.delete(key);
}

function send(
  cache: PageCache,
  { address, page }: { address: string; page: CachedPage },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, { ...page.headers, etag });
    response.end();
    return;
  }
  const answer = (body: Buffer) => {
    response.writeHead(200, {
      ...page.headers,
      etag,
      'content-length': body.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const body = cache.bodyIn(address, page, encoding);
  // Sends cached pages synchronously: a promise would cost a tenth of the throughput.
  if (Buffer.isBuffer(body)) answer(body);
  else body.then(answer, () => response.destroy());
}

/** The best variant a client says it can read. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const text = String(header ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'gzip';
  return 'identity';
}
