import { creditOwnData } from '#features/box-office/credit/index.server.ts';
import { passesOwnData } from '#features/box-office/passes/index.server.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { waitingOwnData } from '#features/box-office/waiting-list/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { OwnDataPart } from '#features/people/accounts/index.server.ts';
import { accountOwnData } from '#features/people/accounts/index.server.ts';
import { favouritesOwnData } from '#features/people/favourites/index.server.ts';
import { ordersOwnData } from '#features/shop/orders/index.server.ts';
import { newsletterOwnData } from '#features/website/newsletter/index.server.ts';
import type { Clock } from '#platform/clock.ts';

/** All personal data of an account: one line for each feature that stores some. */
export function ownDataParts(services: {
  db: Db;
  clock: Clock;
  ticketing: Pick<TicketingProvider, 'ordersOf' | 'waitingList'>;
}): OwnDataPart[] {
  return [
    ...accountOwnData(services),
    ...favouritesOwnData(services),
    ...ordersOwnData(services),
    ...waitingOwnData(services),
    ...creditOwnData(services),
    ...passesOwnData(services),
    ...newsletterOwnData(services),
  ];
}
