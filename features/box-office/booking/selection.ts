import type { OfferView, PriceView } from './offer-view.ts';

/** Tickets of one price that a visitor has chosen (docs/product/booking.md#choosing). */
export interface SelectedTicket {
  ticket: PriceView;
  amount: number;
}

/** At most one entry per seat group and sale type, none with an amount below 1. */
export type Selection = readonly SelectedTicket[];

export type Limits = Pick<OfferView, 'maxPerPrice' | 'maxPerOrder'>;

/** How high an amount may go now, and which limit stops it there once it is reached. */
export interface QuantityLimit {
  max: number;
  stoppedBy: 'price' | 'order' | null;
}

const isSame = (one: PriceView, other: PriceView) =>
  one.seatGroup === other.seatGroup && one.saleTypeId === other.saleTypeId;

export function amountOf(selection: Selection, price: PriceView): number {
  return selection.find(({ ticket }) => isSame(ticket, price))?.amount ?? 0;
}

export function countTickets(selection: Selection): number {
  return selection.reduce((sum, { amount }) => sum + amount, 0);
}

/** How many discounted tickets are chosen, for the badge at the discounts. */
export function countDiscounts(selection: Selection): number {
  return countTickets(selection.filter(({ ticket }) => ticket.isDiscount));
}

export function totalCents(selection: Selection): number {
  return selection.reduce((sum, { ticket, amount }) => sum + ticket.cents * amount, 0);
}

export function quantityLimit(selection: Selection, price: PriceView, limits: Limits): QuantityLimit {
  const amount = amountOf(selection, price);
  const left = limits.maxPerOrder - countTickets(selection);
  const max = Math.max(0, Math.min(limits.maxPerPrice, amount + left));
  if (amount < max) return { max, stoppedBy: null };
  return { max, stoppedBy: amount >= limits.maxPerPrice ? 'price' : 'order' };
}

/** The selection with that many tickets of a price, as far as the limits allow; 0 takes its entry away. */
export function withAmount(
  selection: Selection,
  price: PriceView,
  wanted: number,
  limits: Limits,
): Selection {
  const amount = Math.min(Math.max(0, wanted), quantityLimit(selection, price, limits).max);
  if (amount === 0) return selection.filter(({ ticket }) => !isSame(ticket, price));
  const isChosen = selection.some(({ ticket }) => isSame(ticket, price));
  if (!isChosen) return [...selection, { ticket: price, amount }];
  return selection.map((entry) => (isSame(entry.ticket, price) ? { ...entry, amount } : entry));
}
