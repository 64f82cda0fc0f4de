import type { Seller } from '#features/core/settings/index.ts';
import { inAllLanguages } from '#lib/i18n.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { InvoiceRecipient } from './invoice-recipient.ts';
import type { Order, OrderTicket } from './order.ts';

/** Amount charged, or credited, on one line of an invoice. */
export interface BillingLine {
  /** Subject of the line: the event, with its start; `null` where it has no name, such as a coupon's reduction. */
  title: Localized | null;
  startsAt: Instant | null;
  /** Type of ticket. */
  detail: Localized;
  quantity: number;
  /** Each; below zero for reductions. */
  cents: number;
  /** `null` where it is exempt. */
  vatBasisPoints: number | null;
}

/** Contents of an invoice at the time it was issued (docs/decisions/0069). */
export interface BillingContents {
  seller: Seller;
  customer: { name: string; email: string };
  /** Recipient, where more than the customer's name is needed; missing on invoices from before that existed. */
  recipient?: InvoiceRecipient | null;
  language: Language;
  orderNumber: string;
  orderedAt: Instant;
  lines: BillingLine[];
}

/** An invoice, or the document that answers one of which tickets were cancelled. */
export interface BillingDocument {
  /** `2026-000017`. */
  number: string;
  issuedAt: Instant;
  /** The number of the invoice it answers; `null` for an invoice. */
  answers: string | null;
  contents: BillingContents;
}

/** Returns the price of a ticket before the coupon's reduction. */
const fullCents = ({ cents, reductionCents }: OrderTicket['price']): number => cents + reductionCents;

/** Builds the invoice contents for these tickets of an order: a line for each price of an event and start. */
export function billingContents(order: Order, tickets: OrderTicket[], seller: Seller): BillingContents {
  const { customer, language, number, placedAt } = order;
  return {
    seller,
    customer: { name: `${customer.firstName} ${customer.lastName}`.trim(), email: customer.email },
    recipient: order.invoiceRecipient,
    language,
    orderNumber: number,
    orderedAt: placedAt,
    lines: [...linesOf(tickets, order), ...couponLines(order.coupon, tickets)],
  };
}

/** Label of tickets paid for with a pass, which are charged nothing. */
const WITH_PASS = msg`with a pass`;
/** A date of a series costs a share of its price, which would be a riddle without its name. */
const ofSeries = (title: Localized): Localized =>
  inAllLanguages((language) => msg`Series ${{ title: shown(title, language).text }}`);

function linesOf(tickets: OrderTicket[], order: Pick<Order, 'series'>): BillingLine[] {
  const groups = Map.groupBy(tickets, ({ jetId, startsAt, seatGroup, price, passVisits, seriesId }) =>
    [
      ...[jetId, startsAt, seatGroup.code, price.saleTypeId, fullCents(price), price.vatBasisPoints],
      ...[passVisits, seriesId],
    ].join(' '),
  );
  return [...groups.values()].map((same) => {
    const [{ event, startsAt, seatGroup, price, passVisits, seriesId }] = same as [OrderTicket];
    const whole = order.series.find(({ id }) => id === seriesId);
    return {
      title: event,
      startsAt,
      detail: joined([
        ...[price.name, seatGroup.name],
        ...(whole ? [ofSeries(whole.title)] : []),
        ...(passVisits > 0 ? [inAllLanguages(WITH_PASS)] : []),
      ]),
      quantity: same.length,
      cents: fullCents(price),
      vatBasisPoints: price.vatBasisPoints,
    };
  });
}

/** Returns the coupon's reduction, as one negative line for each rate of VAT. */
function couponLines(coupon: string | null, tickets: OrderTicket[]): BillingLine[] {
  const byRate = Map.groupBy(tickets, ({ price }) => price.vatBasisPoints);
  return [...byRate].flatMap(([vatBasisPoints, groups]) => {
    const cents = groups.reduce((sum, { price }) => sum + price.reductionCents, 0);
    if (coupon === null || cents === 0) return [];
    const detail = inAllLanguages(msg`Voucher code ${{ coupon }}`);
    return [{ title: null, startsAt: null, detail, quantity: 1, cents: -cents, vatBasisPoints }];
  });
}

function joined(texts: readonly Localized[]): Localized {
  const isTranslated = texts.some(({ en }) => en !== null);
  return {
    de: texts.map(({ de }) => de).join(', '),
    en: isTranslated ? texts.map(({ de, en }) => en ?? de).join(', ') : null,
  };
}
