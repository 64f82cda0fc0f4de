import { parse } from 'hono/utils/cookie';
import type { Buyer } from '#features/ticketing/index.ts';
import { CSRF_COOKIE } from '#platform/http/csrf.server.ts';
import { networkOf } from '#platform/http/network.server.ts';
import type { PageContext } from '#server/page-context.server.ts';

/** Who sends a form of the shop. */
export function buyerOf(
  request: Request,
  { clientAddress }: Pick<PageContext, 'clientAddress'>,
  key: string | null = null,
): Buyer {
  const session = parse(request.headers.get('cookie') ?? '', CSRF_COOKIE)[CSRF_COOKIE];
  return { session: session || null, network: networkOf(clientAddress), key };
}
