import type { MiddlewareHandler } from 'hono';
import { createFormUploads } from '#features/media/index.server.ts';
import { can, type WithPrincipal } from '#features/permissions/index.server.ts';
import { cleanText } from '#lib/clean-text.ts';

const NAME_AT_MOST = 200;

/**
 * Takes in the files that the room of media sends, while they come: its page gets a plain form that says what became of them.
 * Of who may not send any none is read; the page says the rest.
 */
export function takeUploads(
  services: Parameters<typeof createFormUploads>[0],
): MiddlewareHandler<WithPrincipal> {
  const take = createFormUploads(services);
  return async (c, next) => {
    if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) return next();
    const principal = await c.get('principal')();
    const told = new URLSearchParams({ do: 'uploaded' });
    if (principal && can(principal, 'edit-media')) {
      const { arrived, refused } = await take(c.req.raw, principal);
      told.set('arrived', `${arrived}`);
      for (const { name, code } of refused)
        told.append('refused', `${code}/${cleanText(name).slice(0, NAME_AT_MOST)}`);
    }
    const headers = new Headers(c.req.raw.headers);
    headers.set('content-type', 'application/x-www-form-urlencoded');
    headers.delete('content-length');
    c.req.raw = new Request(c.req.raw.url, { method: 'POST', headers, body: told.toString() });
    return next();
  };
}
