import type { MiddlewareHandler } from 'hono';
import { can, type WithPrincipal } from '#features/core/access/index.server.ts';
import { createFormUploads } from '#features/core/media/index.server.ts';
import { cleanText } from '#lib/clean-text.ts';
import { isMultipart, withPlainForm } from '#platform/http/plain-form.server.ts';

const MAX_NAME_LENGTH = 200;

/**
 * Receives uploads of the media page as a stream: the page gets a plain form with their results. Without permission no file
 * is read; the page answers.
 */
export function receiveUploads(
  services: Parameters<typeof createFormUploads>[0],
): MiddlewareHandler<WithPrincipal> {
  const take = createFormUploads(services);
  return async (c, next) => {
    if (!isMultipart(c.req.raw)) return next();
    const principal = await c.get('principal')();
    const outcome = new URLSearchParams({ do: 'uploaded' });
    if (principal && can(principal, 'edit-media')) {
      const { arrived, refused } = await take(c.req.raw, principal);
      outcome.set('arrived', `${arrived}`);
      for (const { name, code } of refused)
        outcome.append('refused', `${code}/${cleanText(name).slice(0, MAX_NAME_LENGTH)}`);
    }
    c.req.raw = withPlainForm(c.req.raw, outcome);
    return next();
  };
}
