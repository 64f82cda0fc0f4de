import {
  findBillingDocuments,
  findDisputes,
  findOpenPaymentOfOrder,
  findOrderByNumber,
  findPayments,
} from '#features/box-office/order-store/index.server.ts';
import type { RefundSplit } from '#features/box-office/prices/index.ts';
import { findAnswersOfOrder } from '#features/box-office/questions/index.server.ts';
import { missingInvoiceFields } from '#features/box-office/sale-documents/index.server.ts';
import type { MissingInvoiceField } from '#features/box-office/sale-documents/index.ts';
import { latestReservation } from '#features/box-office/ticketing/index.server.ts';
import {
  acceptsPayments,
  type CancellationCause,
  type Dispute,
  type Donation,
  donationDueCents,
  type GroupNeed,
  inTransitCents,
  lastDayOfReservation,
  type Order,
  type OrderTicket,
  openCents,
  orderState,
  type Payment,
  placeWords,
  possibleRefundSplit,
  reservationEnd,
} from '#features/box-office/ticketing/index.ts';
import { can, findAuditEntries, type Principal } from '#features/core/access/index.server.ts';
import { couponOf, orderPath, type TicketFiles, ticketFilesOf } from '#features/shop/orders/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { OrderState } from '#lib/order-states.ts';
import { addDays, type Day, dayOf } from '#lib/venue-time.ts';
import { findEmailsAbout, type WrittenEmail } from '#platform/mail/outgoing-emails.server.ts';
import { findMessagesToOrder, type SentMessage } from '../messages/message-store.server.ts';
import { findOpenTill } from '../tills/shift-store.server.ts';
import type { OrderDeskServices } from './change-order.server.ts';
import { type DeskPass, toDeskPass } from './desk-pass.server.ts';
import { deskBillingPath, deskEInvoicePath, deskRebookingPath } from './desk-path.ts';
import { type DeskVoucher, toDeskVoucher } from './desk-voucher.ts';
import { type HistoryLine, historyLine } from './history-line.ts';
import { isSendable } from './is-sendable.ts';
import { momentWords, nameOf } from './order-row.ts';
import { isLinkSendable } from './payment-link.server.ts';

export interface DeskTicket {
  position: number;
  title: ShownText | null;
  when: string | null;
  /** It is postponed, and `when` does not hold. */
  isPostponed: boolean;
  /** The series it was bought with as a whole. */
  series: ShownText | null;
  seatGroup: ShownText;
  price: ShownText;
  cents: number;
  /** A pass paid for it. */
  isOfPass: boolean;
  /** Moment somebody came in with it; `null` while nobody has. */
  admitted: string | null;
  /** Reason it is not valid any more; `null` while it is. */
  cancellationCause: CancellationCause | null;
  /** The ticket it was issued in the place of, for another date, and the one that was issued in its place. */
  replaces: number | null;
  replacedBy: number | null;
  /** Path for exchanging it, and those for the same date, for another date; only on the first of these. */
  rebookingPath: string | null;
}

/** Answer given with an order, about a ticket or (`null`) about all of it. */
export interface DeskAnswer {
  position: number | null;
  question: ShownText;
  answer: ShownText;
  isHealth: boolean;
}

/** Values typed into the form of a payment or a cancellation, if it is shown again. */
export interface DeskDraft {
  form:
    | 'pay'
    | 'pay-other'
    | 'refund'
    | 'reverse'
    | 'cancel'
    | 'cancel-voucher'
    | 'cancel-pass'
    | 'prolong-pass'
    | 'prolong'
    | 'return-donation';
  amount: string;
  means: string;
  reference: string;
  reason: string;
  day: string;
  tickets: string[];
}

export interface DeskReservation {
  /** End in words. */
  until: string;
  /** First and last day until which it can be kept longer; `null` where its events have no start. */
  firstDay: Day;
  lastDay: Day | null;
}

export interface DeskDocument {
  number: string;
  kind: 'invoice' | 'cancellation';
  /** As a PDF, and as an e-invoice where there are no gaps. */
  path: string;
  xmlPath: string;
  missingFields: MissingInvoiceField[];
}

/** Data of the page of an order at the desk. */
export interface DeskOrderPage {
  number: string;
  /** The group that ordered, how many it still is, and what it needs; `null` where no group ordered. */
  group: { name: string; heads: number; needs: GroupNeed[] } | null;
  name: string;
  email: string;
  placed: string;
  paymentMethod: Order['paymentMethod'];
  /** Its invoice and cancellation documents. */
  documents: DeskDocument[];
  state: OrderState;
  /** Path of the customer's page of it. */
  path: string;
  tickets: DeskTicket[];
  /** Some of them have seats, which can be exchanged. */
  hasSeats: boolean;
  /** As PDFs; `null` while there are none. */
  ticketFiles: TicketFiles | null;
  /** Purchase made instead of tickets. */
  voucher: DeskVoucher | null;
  pass: DeskPass | null;
  answers: DeskAnswer[];
  /** Reduction by a code on the valid tickets; the amount due already includes it. */
  coupon: { code: string; reductionCents: number } | null;
  /** Donation given with it, and the part of `dueCents` that it is. */
  donation: Donation | null;
  donationCents: number;
  dueCents: number;
  paidCents: number;
  openCents: number;
  /** Its reservation as long as it is not paid. */
  reservation: DeskReservation | null;
  /** It costs something, and that is no test. */
  acceptsPayments: boolean;
  canResend: boolean;
  /** The link to pay online can be sent. */
  canSendLink: boolean;
  /** Somebody is paying online, or a bank has yet to confirm what they paid. */
  beingPaid: 'open' | 'processing' | null;
  /** The staff member has an open till. */
  isTillOpen: boolean;
  /** May refund, and reverse payments recorded by mistake. */
  canRefund: boolean;
  /** How what is owed can go back. */
  refundSplit: RefundSplit;
  /** Part of it requested as an online refund. */
  inTransitCents: number;
  /** A refund was rejected by the bank: it is no longer retried automatically. */
  hasFailedRefund: boolean;
  /** Ordered by an account: the amount due may become its credit. */
  hasAccount: boolean;
  /** Current and past disputes of its payments. */
  disputes: Dispute[];
  payments: Payment[];
  emails: WrittenEmail[];
  history: HistoryLine[];
  draft: DeskDraft | null;
}

const MAX_HISTORY = 100;

function seriesOf({ series }: Order, { seriesId }: OrderTicket, language: Language): ShownText | null {
  const whole = series.find(({ id }) => id === seriesId);
  return whole ? shown(whole.title, language) : null;
}

/** Tells if it is the first ticket for its date that can be exchanged for another. */
function isFirstOfDate({ isTest, tickets }: Order, { position, jetId, startsAt }: OrderTicket): boolean {
  const first = tickets.find(
    (each) =>
      each.state === 'valid' &&
      each.passVisits === 0 &&
      each.admission === null &&
      each.jetId === jetId &&
      each.startsAt === startsAt,
  );
  return !isTest && first?.position === position;
}

function messageLine({ id, sentAt, by, subject }: SentMessage, language: Language): HistoryLine {
  const what = { kind: 'message' as const, subject: shown(subject, language) };
  return { id: `message-${id}`, at: sentAt, by: by || null, what };
}

function reservationOf(order: Order, language: Language): DeskReservation | null {
  const until = reservationEnd(order, language);
  if (until === null || order.reservedUntil === null) return null;
  const starts = order.tickets.map(({ state, startsAt, isPostponed }) =>
    state === 'valid' && !isPostponed ? startsAt : null,
  );
  const latest = latestReservation(starts);
  return {
    until,
    firstDay: addDays(lastDayOfReservation(order.reservedUntil), 1),
    lastDay: latest && lastDayOfReservation(latest),
  };
}

/** `null` when there is no order of this number. */
export async function loadDeskOrderPage(
  services: Pick<OrderDeskServices, 'db' | 'clock' | 'payments' | 'config'>,
  number: string,
  { staff, language, draft }: { staff: Principal; language: Language; draft: DeskDraft | null },
): Promise<DeskOrderPage | null> {
  const { db, clock } = services;
  const order = await findOrderByNumber(db, number);
  if (!order) return null;
  const [disputes, payments, documents, emails, answers, audit, messages, till, paying] = await Promise.all([
    findDisputes(db, order.number),
    findPayments(db, order.number),
    findBillingDocuments(db, order.number),
    findEmailsAbout(db, order.number),
    findAnswersOfOrder(db, order.number),
    findAuditEntries(db, { entity: 'orders', entityId: order.number }, { page: 1, pageSize: MAX_HISTORY }),
    findMessagesToOrder(db, order.number),
    findOpenTill(db, staff.id),
    findOpenPaymentOfOrder(db, order.number),
  ]);
  return {
    number: order.number,
    name: nameOf(order),
    email: order.customer.email,
    placed: momentWords(order.placedAt, language),
    paymentMethod: order.paymentMethod,
    documents: documents.map(({ number: document, answers, contents }) => ({
      number: document,
      kind: answers === null ? ('invoice' as const) : ('cancellation' as const),
      path: deskBillingPath(order.number, document, language),
      xmlPath: deskEInvoicePath(order.number, document),
      missingFields: missingInvoiceFields(contents),
    })),
    state: orderState(order),
    path: orderPath(order, order.language),
    tickets: order.tickets.map((ticket) => ({
      position: ticket.position,
      title: ticket.event && shown(ticket.event, language),
      when: ticket.startsAt && momentWords(ticket.startsAt, language),
      isPostponed: ticket.isPostponed,
      series: seriesOf(order, ticket, language),
      seatGroup: shown(placeWords(ticket), language),
      price: shown(ticket.price.name, language),
      cents: ticket.price.cents,
      isOfPass: ticket.passVisits > 0,
      admitted: ticket.admission && momentWords(ticket.admission.at, language),
      cancellationCause: ticket.cancellationCause,
      replaces: ticket.replaces,
      replacedBy: ticket.replacedBy,
      rebookingPath: isFirstOfDate(order, ticket)
        ? deskRebookingPath(order.number, ticket.position, language)
        : null,
    })),
    hasSeats:
      !order.isTest && order.tickets.some(({ state, seats }) => state === 'valid' && seats.length > 0),
    ticketFiles: ticketFilesOf(order),
    voucher: order.voucher && toDeskVoucher(order.voucher, order),
    pass:
      order.pass &&
      toDeskPass(order.pass, {
        isTest: order.isTest,
        mayCancel: can(staff, 'refund'),
        language,
        today: dayOf(clock.now()),
      }),
    answers: answers.map(({ position, question, answer, isHealth }) => ({
      position,
      question: shown(question, language),
      answer: shown(answer, language),
      isHealth,
    })),
    coupon: couponOf(order),
    donation: order.donation,
    donationCents: donationDueCents(order.donation),
    dueCents: order.due.totalCents,
    paidCents: order.paidCents,
    openCents: openCents(order),
    group: order.group && {
      ...{ name: order.group.name, needs: order.group.needs },
      heads: order.tickets.filter(({ state }) => state === 'valid').length,
    },
    reservation: reservationOf(order, language),
    acceptsPayments: acceptsPayments(order),
    canResend: isSendable(order),
    canSendLink: order.customer.email !== '' && (await isLinkSendable(services, db, order, clock.now())),
    beingPaid: paying && (paying.state === 'processing' ? 'processing' : 'open'),
    isTillOpen: till !== null,
    canRefund: can(staff, 'refund'),
    refundSplit: possibleRefundSplit(order, -openCents(order)),
    inTransitCents: order.isDisputed ? 0 : inTransitCents(order, -openCents(order)),
    disputes,
    hasFailedRefund: order.hasFailedRefund,
    // A voucher becomes credit by being redeemed alone.
    hasAccount: order.customer.userId !== null && order.voucher === null,
    payments,
    emails,
    history: [
      ...audit.entries.flatMap((entry) => historyLine(entry) ?? []),
      ...messages.map((message) => messageLine(message, language)),
    ].sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)),
    draft,
  };
}
