import type { Language } from '#lib/localized.ts';
import { ticketField } from './ticket-form.ts';

/** Tickets of one price, for the address of the page on which seats are chosen. */
interface TicketNumber {
  seatGroup: string;
  saleTypeId: number;
  quantity: number;
}

/** Path of the page on which seats of a date are chosen for these tickets (docs/product/seating.md#choice). */
export function chooseSeatsPath(
  jetId: number,
  language: Language,
  {
    shop = 'webshop',
    tickets = [],
  }: { shop?: 'webshop' | 'testshop'; tickets?: readonly TicketNumber[] } = {},
): string {
  const query = new URLSearchParams({ event: String(jetId), lang: language });
  for (const { seatGroup, saleTypeId, quantity } of tickets)
    query.set(ticketField(seatGroup, saleTypeId), String(quantity));
  return `/${shop}/seats?${query}`;
}

/** Path of the page on which the seats of a cart at a date are exchanged (docs/product/seating.md#choice). */
export const swapSeatsPath = (
  jetId: number,
  language: Language,
  shop: 'webshop' | 'testshop' = 'webshop',
): string => `/${shop}/seats/swap?${new URLSearchParams({ event: String(jetId), lang: language })}`;
