import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

const POLICY = 'content-security-policy';

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
          // Vite rewrites `url` while it looks for its own files.
          request.url = request.originalUrl ?? request.url;
          const listener = getRequestListener(async (webRequest) => {
            const { fetchInDevelopment } = (await server.ssrLoadModule(entry)) as {
              fetchInDevelopment: (request: Request) => Promise<Response>;
            };
            return withInlineStyles(await fetchInDevelopment(webRequest));
          });
          listener(request, response).catch(next);
        });
        // The terminal shows the demo accounts at once, not with the first request.
        server.httpServer?.once('listening', () => void server.ssrLoadModule(entry).catch(() => undefined));
      };
    },
  };
}

/** Vite reloads styles as `<style>` elements, which the policy of the site refuses everywhere else. */
function withInlineStyles(response: Response): Response {
  const policy = response.headers.get(POLICY);
  if (policy === null) return response;
  const directives = policy.split('; ');
  const styles = directives.findIndex((directive) => directive.startsWith('style-src '));
  if (styles === -1) throw new Error(`content security policy of ${response.url} has no style-src directive`);
  directives[styles] += " 'unsafe-inline'";
  const headers = new Headers(response.headers);
  headers.set(POLICY, directives.join('; '));
  return new Response(response.body, { status: response.status, headers });
}
