import type { Order } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import type { TicketFormat } from './ticket-sheet/ticket-sheet.ts';

type Linked = Pick<Order, 'secret' | 'isTest'>;

/** Path of an order; its secret grants access. It names the shop the order was placed in. */
export function orderPath(order: Linked, language: Language): string {
  return `${pathOf(order)}?lang=${language}`;
}

/** The page of one of its tickets. */
export function ticketPath(order: Linked, position: number, language: Language): string {
  return `${pathOf(order)}/tickets/${position}?lang=${language}`;
}

/** Returns the path for exchanging tickets of an order for another date; `position`: the first of those for the same date. */
export function rebookingPath(order: Linked, position: number, language: Language): string {
  return `${pathOf(order)}/rebook/${position}?lang=${language}`;
}

/** Returns the path for exchanging the seats of an order at a date. */
export function orderSeatsPath(order: Linked, jetId: number, language: Language): string {
  return `${pathOf(order)}/seats?${new URLSearchParams({ event: String(jetId), lang: language })}`;
}

/** Returns the path on which the buyer of a gift voucher withdraws from the contract. */
export function withdrawalPath(order: Linked, language: Language): string {
  return `${pathOf(order)}/withdraw?lang=${language}`;
}

/** Its tickets as one PDF: all of them on A4, unless another format, or one of them, is wanted. */
export function ticketsPdfPath(
  order: Linked,
  { format = 'a4', position = null }: { format?: TicketFormat; position?: number | null } = {},
): string {
  const query = new URLSearchParams({
    ...(format === 'a4' ? {} : { format }),
    ...(position === null ? {} : { ticket: String(position) }),
  });
  return `${pathOf(order)}/tickets.pdf${query.size === 0 ? '' : `?${query}`}`;
}

/** Its tickets for Apple Wallet: all that can be used, or one. */
export function applePassPath(order: Linked, position: number | null): string {
  return `${pathOf(order)}${position === null ? '' : `/tickets/${position}`}/apple-wallet`;
}

/** One of its tickets for Google Wallet. */
export function googlePassPath(order: Linked, position: number): string {
  return `${pathOf(order)}/tickets/${position}/google-wallet`;
}

/** Its invoice, or what answers it, as a PDF. */
export function billingPdfPath(order: Linked, number: string, language: Language): string {
  return `${pathOf(order)}/documents/${number}.pdf?lang=${language}`;
}

/** The same as an e-invoice. */
export function eInvoicePath(order: Linked, number: string): string {
  return `${pathOf(order)}/documents/${number}.xml`;
}

const pathOf = ({ secret, isTest }: Linked) =>
  `/${isTest ? 'testshop' : 'webshop'}/orders/${encodeURIComponent(secret)}`;
