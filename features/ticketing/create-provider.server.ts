import { createBoxOffice } from './box-office/box-office.server.ts';
import type { BoxOfficeDependencies } from './box-office/dependencies.server.ts';
import { createOfferSource } from './box-office/offers.server.ts';
import { createHttpShop } from './http-shop/http-shop.server.ts';
import type { TicketingProvider } from './provider.ts';

export interface TicketingDependencies extends BoxOfficeDependencies {
  config: {
    /** An outside shop's address; our own box office sells when there is none. */
    shopUrl: string | undefined;
  };
  /** How the outside shop is called; the platform's own `fetch` unless a test brings another. */
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
}

/** Whoever sells the tickets of this installation (architecture, section 6). One per process. */
export function createTicketingProvider({
  config,
  ...dependencies
}: TicketingDependencies): TicketingProvider {
  if (config.shopUrl === undefined) return createBoxOffice(dependencies);
  return createHttpShop({
    ...dependencies,
    shopUrl: config.shopUrl,
    offers: createOfferSource(dependencies),
  });
}
