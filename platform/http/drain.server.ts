import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Patience {
  /** Milliseconds in which connections that are idle may bring one more call. */
  idleMs?: number;
  /** Milliseconds left for pending calls. */
  callMs?: number;
}

/**
 * Watches a server's calls and gives what ends it without cutting any of them off: nobody new gets in, every answer from
 * then on says `Connection: close`, and when the last one is out the connections that are left are closed.
 */
export function drainOf(
  server: Server,
  { idleMs = 1000, callMs = 30_000 }: Patience = {},
): () => Promise<void> {
  const openPayment = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request, response) => {
    openPayment.add(response);
    response.once('close', () => openPayment.delete(response));
    if (isDraining) response.shouldKeepAlive = false;
  });

  return async () => {
    isDraining = true;
    for (const response of openPayment) response.shouldKeepAlive = false;
    const gone = once(server, 'close');
    // The HTTP server's own `close` would at once cut connections on which a request may be arriving.
    NetServer.prototype.close.call(server);
    await Promise.race([gone, wait(idleMs)]);
    server.closeIdleConnections();
    const end = performance.now() + callMs;
    while (openPayment.size > 0 && performance.now() < end) await Promise.race([gone, wait(20)]);
    server.closeAllConnections();
    await gone;
  };
}
