import { refundSentences } from '#features/box-office/prices/index.server.ts';
import type { BankTransfer } from '#features/box-office/sale-documents/index.ts';
import {
  acceptsPayments,
  donationDueCents,
  hasTickets,
  isCancellable,
  isChangedAsWhole,
  isEnquiry,
  type Order,
  type OrderNews,
  openCents,
  refundSplit,
  reservationEnd,
} from '#features/box-office/ticketing/index.ts';
import { formatPercent } from '#lib/format-percent.ts';
import { inLanguage } from '#lib/i18n.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import type { Instant } from '#lib/venue-time.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { couponOf } from './coupon-of-order.ts';
import { orderCards, titleOf, whenOf } from './order-cards.ts';
import { ENQUIRY_WORDS, type PostponementOptions, WORDS } from './order-email-words.ts';

/** Kinds of news about orders of tickets. */
type TicketNews = Exclude<OrderNews['kind'], 'withdrawn' | 'pass-prolonged'>;

/**
 * The email about an order, in the language it was placed in. It names nobody: an address may be somebody else's, and a name
 * is unverified input.
 */
export function orderEmail(
  order: Order,
  {
    site,
    link,
    pdfLink,
    wallet = NO_WALLET,
    kind,
    at,
    jetId,
    room,
    creditCents = 0,
    receivedCents = 0,
    address = [],
    transfer = null,
    isPayableOnline = false,
  }: {
    site: string;
    link: string /** Of all tickets in one file. */;
    pdfLink: string;
    /** Links that add them to the wallet of a phone, as far as that is offered. */
    wallet?: { apple: string | null; google: string | null };
    kind: TicketNews;
    at: Instant;
    jetId?: number;
    /** Room it now takes place in. */
    room?: Localized;
    /** Amount refunded as credit. */
    creditCents?: number;
    /** Cents that came in. */
    receivedCents?: number;
    /** Address of the venue, a line each. */
    address?: readonly string[];
    /** Bank transfer for the amount open on its invoice. */
    transfer?: Pick<BankTransfer, 'rows'> | null;
    /** The open amount can be paid online on the page of the link. */
    isPayableOnline?: boolean;
  },
): { subject: string; text: string; html: string } {
  const { language, number, due: sum } = order;
  const words = inLanguage(WORDS, language);
  const vat = sum.vat.flatMap(({ basisPoints, vatCents }) =>
    basisPoints === null ? [] : [words.vat(formatPercent(basisPoints), formatPrice(vatCents))],
  );
  const owed = -openCents(order);
  const back = refundSentences(refundSplit(order, owed), language);
  const coupon = couponOf(order);
  const remaining = order.tickets.filter(({ state }) => state === 'valid');
  const isAny = remaining.length > 0;
  const donationCents = donationDueCents(order.donation);
  const isDonationRetained = donationCents > 0 && order.paidCents > 0 && OF_CANCELLATION.includes(kind);
  const subject = subjectOf(order, kind, jetId);
  return renderEmail({
    ...{ language, subject, heading: subject, site, address },
    blocks: [
      paragraph(words.hello),
      ...(order.isTest ? [paragraph(words.test)] : []),
      paragraph(
        newsIn(language, kind, {
          number,
          isAll: !isAny,
          event: eventOf(order, jetId),
          room: room ? shown(room, language).text : '',
          options: postponementOptions(order, jetId, at),
          isRestOwed: owed > 0,
          isPaidInPart: order.paidCents > 0,
          isReserved: order.reservedUntil !== null,
          isEnquiry: isEnquiry(order),
          received: formatPrice(receivedCents),
          open: formatPrice(Math.max(0, -owed)),
          donation: formatPrice(order.donation?.cents ?? 0),
        }),
      ),
      ...orderCards({ ...order, tickets: remaining }),
      ...(coupon ? [paragraph(`${words.coupon(coupon.code)}: ${formatPrice(-coupon.reductionCents)}`)] : []),
      ...(isAny && donationCents > 0 ? [paragraph(words.donation(formatPrice(donationCents)))] : []),
      ...(isAny
        ? [{ kind: 'sum' as const, name: words.total, amount: formatPrice(sum.totalCents), notes: vat }]
        : []),
      ...(isAny && owed < 0 && order.paidCents > 0 && !order.isDisputed
        ? [paragraph(words.open(formatPrice(-owed)))]
        : []),
      ...(isDonationRetained ? [paragraph(words.donationKept(formatPrice(donationCents)))] : []),
      ...(creditCents > 0 ? [paragraph(words.credited(formatPrice(creditCents)))] : []),
      ...(back === null ? [] : [paragraph(back)]),
      ...(order.isDisputed && back === null ? [paragraph(words.disputed)] : []),
      ...(owed > 0 && order.customer.userId !== null && !order.isDisputed
        ? [paragraph(words.owedChoice)]
        : []),
      ...(transfer
        ? [paragraph([words.transfer, ...transfer.rows.map((row) => row.join(': ')), words.scan].join('\n'))]
        : []),
      {
        kind: 'link',
        ...nextStep(order, {
          hasValid: isAny,
          isPayableOnline: isPayableOnline && kind !== 'payment-processing',
        }),
        href: link,
        isMain: true,
      },
      ...(isAny && hasTickets(order)
        ? [{ kind: 'link' as const, intro: words.pdf, label: words.toPdf, href: pdfLink, isMain: false }]
        : []),
      ...(isAny && wallet.apple ? [linkTo(words.appleIntro, words.apple, wallet.apple)] : []),
      ...(isAny && wallet.google ? [linkTo(words.googleIntro, words.google, wallet.google)] : []),
      paragraph(words.keep),
      paragraph(`${words.bye}\n${site}`),
    ],
  });
}

/** News after which a customer may ask what becomes of the donation. */
const OF_CANCELLATION: readonly TicketNews[] = ['ticket-cancelled', 'cancelled-by-house', 'event-cancelled'];
const NO_WALLET = { apple: null, google: null };
const linkTo = (intro: string, label: string, href: string) => ({
  ...{ kind: 'link' as const, isMain: false },
  ...{ intro, label, href },
});
const paragraph = (text: string) => ({ kind: 'text' as const, text });

function newsIn(
  language: Language,
  kind: TicketNews,
  {
    number,
    isAll,
    event,
    room,
    options,
    isRestOwed,
    isPaidInPart,
    isReserved,
    isEnquiry,
    received,
    open,
    donation,
  }: {
    number: string;
    isAll: boolean;
    event: string;
    room: string;
    options: PostponementOptions;
    isRestOwed: boolean;
    isPaidInPart: boolean;
    isReserved: boolean;
    isEnquiry: boolean;
    received: string;
    open: string;
    donation: string;
  },
): string {
  const words = inLanguage(WORDS, language);
  const ofEnquiry = isEnquiry ? newsOfEnquiry(language, kind, number) : null;
  if (ofEnquiry !== null) return ofEnquiry;
  switch (kind) {
    case 'placed':
      return isReserved ? words.reservedThanks(number) : words.thanks(number);
    case 'reserved':
    case 'changed':
      return words[kind](number);
    case 'ticket-cancelled':
      return words.given(number, isAll);
    case 'cancelled-by-house':
      return words.cancelled(number, isAll);
    case 'event-cancelled':
      return words.eventCancelled(number, event);
    case 'event-moved':
      return words.moved(number, event, options.isGivenBackHere);
    case 'event-postponed':
      return words.postponed(number, event, options);
    case 'event-takes-place':
      return words.takesPlace(number, event, options.isGivenBackHere);
    case 'room-changed':
      return words.roomChanged(number, event, room);
    case 'seats-changed':
      return words.seatsChanged(number, event);
    case 'rebooked':
      return words.rebooked(number, event);
    case 'donation-returned':
      return words.donationReturned(number, donation);
    case 'not-paid':
      return words.notPaid(number);
    case 'refund-failed':
      return words.refundFailed(number);
    case 'refunded':
      return isRestOwed ? words.refundedPart(number) : words.refunded(number);
    case 'received':
      return words.received(number, received);
    case 'payment-link':
      return words.paymentLink(number, open);
    case 'payment-processing':
      return words.paymentProcessing(number, received);
    case 'payment-failed':
      return words.paymentFailed(number, received);
    case 'reminder':
      return isPaidInPart ? words.reminderOfRest(number) : words.reminder(number);
    case 'invoice-reminder':
    case 'first-notice':
    case 'second-notice':
      return words.invoiceReminders[kind](number);
    case 'paid':
    case 'resent':
      return words[kind](number);
  }
}

/** Returns the news about an enquiry where it differs from that about an order. */
function newsOfEnquiry(language: Language, kind: TicketNews, number: string): string | null {
  const words = inLanguage(ENQUIRY_WORDS, language);
  switch (kind) {
    case 'placed':
    case 'reserved':
    case 'changed':
    case 'resent':
      return words.placed(number);
    case 'reminder':
      return words.reminder(number);
    case 'not-paid':
      return words.ended(number);
    case 'ticket-cancelled':
      return words.withdrawn(number);
    default:
      return null;
  }
}

/** Returns the subject, read before the email is opened: the event, and its order. */
function subjectOf(order: Order, kind: TicketNews, jetId: number | undefined): string {
  const { subject, ...words } = inLanguage(WORDS, order.language);
  const ofEnquiry = isEnquiry(order) ? inLanguage(ENQUIRY_WORDS, order.language).subjects : {};
  const subjects = { ...words.subjects, ...ofEnquiry };
  const ticket = order.tickets.find((each) => each.jetId === jetId);
  const title = ticket ? titleOf(ticket, order.language) : '';
  return kind in subjects
    ? subjects[kind as keyof typeof subjects](order.number, title)
    : subject(order.number);
}

/** The event that the news is about, with its start; of several timeslots the one that was chosen last. */
function eventOf({ tickets, language }: Order, jetId: number | undefined): string {
  const ticket = tickets.findLast((each) => each.jetId === jetId);
  return ticket ? [titleOf(ticket, language), ...whenOf(ticket, language)].join(', ') : '';
}

/** Returns the options on the order page for tickets for an event: none if it starts too soon by now, or with an invoice. */
function postponementOptions(order: Order, jetId: number | undefined, at: Instant): PostponementOptions {
  const { tickets, customer, paidCents } = order;
  const here = tickets
    .filter((ticket) => ticket.jetId === jetId)
    .map((ticket) => ({ ...ticket, isInvoiced: isChangedAsWhole(order) }))
    .filter((ticket) => isCancellable(ticket, at));
  return {
    isGivenBackHere: here.length > 0,
    // Tickets paid for with a pass are returned, and the visit is used again.
    isExchangedHere: here.some(({ passVisits }) => passVisits === 0),
    isPaid: paidCents > 0,
    mayBecomeCredit: customer.userId !== null,
  };
}

/** Returns the next step for the customer, shown before the link, and the words of the link. */
function nextStep(
  order: Order,
  { hasValid, isPayableOnline }: { hasValid: boolean; isPayableOnline: boolean },
): { intro: string; label: string } {
  const { language, paymentMethod } = order;
  const words = inLanguage(WORDS, language);
  const toOrder = (intro: string) => ({ intro, label: words.toOrder });
  const ofEnquiry = isEnquiry(order) ? inLanguage(ENQUIRY_WORDS, language) : null;
  if (!hasValid) return toOrder((ofEnquiry ?? words).nothingLeft);
  const isPaid = acceptsPayments(order) && (order.isDisputed || openCents(order) <= 0);
  if (isPaid) return toOrder(words.tickets);
  const end = reservationEnd(order, language);
  if (ofEnquiry)
    return {
      intro: end === null ? words.paying[paymentMethod] : ofEnquiry.heldUntil(end),
      label: ofEnquiry.toEnquiry,
    };
  if (!isPayableOnline) return toOrder(end === null ? words.paying[paymentMethod] : words.reservedUntil(end));
  const { reserved, ...paying } = words.payingOnline;
  const online = paymentMethod === 'box-office' || paymentMethod === 'on-account' ? paymentMethod : 'rest';
  return { intro: end === null ? paying[online] : reserved(end), label: words.toPayment };
}
