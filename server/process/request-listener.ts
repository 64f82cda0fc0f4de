import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

/** Answers Node's requests with `fetch`. Health checks may speak HTTP/1.0, which names no host. */
export function requestListener(fetch: Fetch) {
  return getRequestListener(fetch, { hostname: 'localhost' });
}
