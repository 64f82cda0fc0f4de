import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { isInTestSale } from '#features/shop/cart/index.server.ts';
import { shopOf } from '#features/shop/cart/index.ts';
import { SAFE_METHODS } from '#platform/http/safe-methods.ts';

/**
 * Returns the provider that sells on a page: in the test shop and during a test sale never an outside shop. Shared pages read no
 * cookies; forms sent from them do.
 */
export function sellerFor(
  request: Request,
  { ticketing, boxOffice }: { ticketing: TicketingProvider; boxOffice: TicketingProvider },
): TicketingProvider {
  const isSent = !SAFE_METHODS.has(request.method);
  const isTest =
    shopOf(new URL(request.url).pathname) === 'testshop' ||
    (isSent && isInTestSale(request.headers.get('cookie')));
  return isTest ? boxOffice : ticketing;
}
