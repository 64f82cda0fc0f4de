import type { Order } from '#features/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';

/** The address of an order; whoever knows it sees the order. It stands in the shop it was placed in. */
export function orderPath({ secret, isTest }: Pick<Order, 'secret' | 'isTest'>, language: Language): string {
  return `/${isTest ? 'testshop' : 'webshop'}/orders/${encodeURIComponent(secret)}?lang=${language}`;
}
