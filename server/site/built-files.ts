import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const HASHED_ASSET = /\/assets\//;
/** File extension. Pages have none, so no file lookup is needed for them. */
const EXTENSION = /\.[a-z0-9]+$/i;

/** The files of the build, those with a hash in their name for a year. */
export function builtFiles(): MiddlewareHandler {
  const files = serveStatic({
    root: 'build/client',
    precompressed: true,
    onFound: (path, c) => {
      // Hono has no name for it, and browsers do not sniff it (`nosniff`).
      if (path.endsWith('.wav')) c.header('content-type', 'audio/wav');
      c.header(
        'cache-control',
        HASHED_ASSET.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return (c, next) => (EXTENSION.test(c.req.path) ? files(c, next) : next());
}
