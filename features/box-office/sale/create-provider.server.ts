import type { BoxOfficeDependencies } from '#features/box-office/holds/index.server.ts';
import { closableShop, createHttpShop } from '#features/box-office/ticketing/index.server.ts';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { createBoxOffice } from './box-office.server.ts';
import { createOfferSource } from './offers.server.ts';

export interface TicketingDependencies extends BoxOfficeDependencies {
  /** Tells if the shop is open; checked for each call. */
  isShopOnline?: () => Promise<boolean>;
  config: {
    /** An outside shop's address; our own box office sells when there is none. */
    shopUrl: string | undefined;
    /** Places of one performance that one network may hold at a time. */
    placesPerNetwork?: number;
  };
  /** How the outside shop is called; the platform's own `fetch` unless a test brings another. */
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
}

/** Creates the ticketing provider of this installation (docs/decisions/0007). One per process. */
export function createTicketingProvider(dependencies: TicketingDependencies): TicketingProvider {
  const { isShopOnline } = dependencies;
  const provider = providerFor(dependencies);
  return isShopOnline ? closableShop(provider, isShopOnline) : provider;
}

function providerFor({ config, ...dependencies }: TicketingDependencies): TicketingProvider {
  const { shopUrl, placesPerNetwork } = config;
  if (shopUrl === undefined)
    return createBoxOffice({ ...dependencies, ...(placesPerNetwork ? { placesPerNetwork } : {}) });
  return createHttpShop({ ...dependencies, shopUrl, offers: createOfferSource(dependencies) });
}
