import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

/**
 * Hands every request that Vite does not answer itself to the server entry, so that development runs the same
 * middleware, API and pages as production. Must stand before `reactRouter()`, which would take the requests otherwise.
 */
export function serveHonoInDevelopment(entry: string): Plugin {
  return {
    name: 'serve-hono-in-development',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          // Vite rewrites `url` while it looks for files of its own.
          request.url = request.originalUrl ?? request.url;
          const listener = getRequestListener(async (webRequest) => {
            const { fetchInDevelopment } = (await server.ssrLoadModule(entry)) as {
              fetchInDevelopment: (request: Request) => Promise<Response>;
            };
            return fetchInDevelopment(webRequest);
          });
          listener(request, response).catch(next);
        });
      };
    },
  };
}
