import { parse } from 'hono/utils/cookie';
import type { PageContext } from '#app/page-context.server.ts';
import type { Buyer } from '#features/box-office/ticketing/index.ts';
import { can, customerOf } from '#features/core/access/index.server.ts';
import { CSRF_COOKIE, csrfCookie } from '#platform/http/csrf.server.ts';
import { networkOf } from '#platform/http/network.server.ts';

/** Returns the buyer who submits a form of the shop. */
export async function buyerOf(
  request: Request,
  { clientIp, principal }: Pick<PageContext, 'clientIp' | 'principal'>,
  key: string | null = null,
): Promise<Buyer> {
  const session = parse(request.headers.get('cookie') ?? '', CSRF_COOKIE)[CSRF_COOKIE];
  const who = await principal();
  return {
    ...{ session: session || null, network: networkOf(clientIp), key },
    userId: customerOf(who)?.id ?? null,
    isSeller: can(who, 'sell'),
  };
}

/** Returns the headers that set the visitor's token together with the key of a form, if there is none yet. */
export function startSession(
  { services, url }: Pick<PageContext, 'services' | 'url'>,
  { session }: Pick<Buyer, 'session'>,
): { headers: Headers } {
  const headers = new Headers();
  if (session === null)
    headers.append('set-cookie', csrfCookie(services.ids.token(), { secure: url.protocol === 'https:' }));
  return { headers };
}
