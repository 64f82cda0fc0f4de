import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { adminConfig } from './admin-config.ts';

/**
 * Serves the sources of the admin area beside those of the site. Its server is made when the area is first opened: preparing
 * react-admin takes seconds, which edits of the site need not wait for. The document comes from Hono, as in production.
 */
export function serveAdminInDevelopment(): Plugin {
  return {
    name: 'serve-admin-in-development',
    apply: 'serve',
    configureServer({ httpServer, middlewares }) {
      let opened: Promise<ViteDevServer> | undefined;
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(adminConfig.base)) return next();
        opened ??= open(httpServer);
        opened.then((admin) => {
          admin.middlewares(request, response, (error: unknown) => {
            // Vite cuts its base off while it looks for a file.
            request.url = request.originalUrl ?? request.url;
            next(error);
          });
        }, next);
      });
      httpServer?.once('close', () => void opened?.then((admin) => admin.close()));
    },
  };
}

function open(httpServer: ViteDevServer['httpServer']): Promise<ViteDevServer> {
  return createServer({
    ...adminConfig,
    appType: 'custom',
    // There is no page among its files to find the packages by.
    optimizeDeps: { entries: ['main.tsx'] },
    server: { middlewareMode: true, ...(httpServer ? { hmr: { server: httpServer } } : {}) },
  });
}
