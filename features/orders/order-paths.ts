import type { Order } from '#features/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';

type Linked = Pick<Order, 'secret' | 'isTest'>;

/** The address of an order; whoever knows it sees the order. It stands in the shop it was placed in. */
export function orderPath(order: Linked, language: Language): string {
  return `${pathOf(order)}?lang=${language}`;
}

/** The page of one of its tickets. */
export function ticketPath(order: Linked, position: number, language: Language): string {
  return `${pathOf(order)}/tickets/${position}?lang=${language}`;
}

/** Where tickets of an order are exchanged for another date; `position`: the first of those for the same date. */
export function rebookingPath(order: Linked, position: number, language: Language): string {
  return `${pathOf(order)}/rebook/${position}?lang=${language}`;
}

/** All of its tickets as one PDF. */
export function ticketsPdfPath(order: Linked): string {
  return `${pathOf(order)}/tickets.pdf`;
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
