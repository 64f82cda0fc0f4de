import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { isInTestSale } from '#features/shop/cart/index.server.ts';
import { shopOf } from '#features/shop/cart/index.ts';
import { SAFE_METHODS } from '#platform/http/safe-methods.ts';

/**
 * The one that sells on a page: in the test shop, and to who tries it out, never an outside shop. Pages that are shared ask
 * nobody's cookies; what is sent from them does.
 */
export function sellerFor(
  request: Request,
  { ticketing, testTicketing }: { ticketing: TicketingProvider; testTicketing: TicketingProvider },
): TicketingProvider {
  const isSent = !SAFE_METHODS.has(request.method);
  const isTest =
    shopOf(new URL(request.url).pathname) === 'testshop' ||
    (isSent && isInTestSale(request.headers.get('cookie')));
  return isTest ? testTicketing : ticketing;
}
