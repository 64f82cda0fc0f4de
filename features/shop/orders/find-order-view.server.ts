import { findBillingDocuments, findPayments } from '#features/box-office/order-store/index.server.ts';
import {
  bankTransfer,
  missingInvoiceFields,
  type WalletKeys,
  walletOffer,
} from '#features/box-office/sale-documents/index.server.ts';
import { groupOnOneCode } from '#features/box-office/ticketing/index.server.ts';
import {
  acceptsPayments,
  type BillingDocument,
  creditIn,
  donationDueCents,
  hasTickets,
  isCancellable,
  isChangeable,
  isChangedAsWhole,
  isRebookable,
  type Order,
  type OrderTicket,
  openCents,
  openForCustomer,
  placeWords,
  refundSplit,
  reservationEnd,
} from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import {
  type EventListing,
  findEventsByJetIds,
  stubArtwork,
  toEventCard,
  typeTone,
} from '#features/programme/calendar/index.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { qrPath } from '#lib/qr-path.ts';
import { dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import { couponOf } from './coupon-of-order.ts';
import { findAnswersView } from './find-answers-view.server.ts';
import { findPayOnline, type PayOnlineServices } from './find-pay-online.server.ts';
import { findGroupAllergiesView } from './group-allergies/find-group-allergies-view.server.ts';
import { findGroupChange } from './group-change/find-group-change.server.ts';
import { findGroupNamesView } from './group-names/find-group-names-view.server.ts';
import { orderEnd } from './order-end.ts';
import { paymentTotals } from './order-money.ts';
import { billingPdfPath, eInvoicePath, orderSeatsPath, rebookingPath, ticketPath } from './order-paths.ts';
import type { OrderView, TicketCount, Visit } from './order-view.ts';
import { ticketFilesOf } from './ticket-files.ts';
import { walletPathsOf } from './wallet-paths.ts';

/** Returns the data of the page of an order: names and prices as bought, current pictures and places. */
export async function toOrderView(
  services: PayOnlineServices & { walletKeys: WalletKeys },
  order: Order,
  language: Language,
): Promise<OrderView> {
  const { db, databaseClock, walletKeys } = services;
  const now = await databaseClock(db);
  const { exchangeHours } = await findSettings(db);
  const events = await findEventsByJetIds(
    db,
    order.tickets.map(({ jetId }) => jetId),
  );
  const documents = order.invoice === null ? [] : await findBillingDocuments(db, order.number);
  const payments = await findPayments(db, order.number);
  const creditCents = creditIn(payments);
  // A date of a series is listed apart from tickets for it that were bought separately.
  const visits = Map.groupBy(
    order.tickets,
    ({ jetId, startsAt, seriesId }) => `${jetId} ${startsAt} ${seriesId}`,
  );
  const group = groupOnOneCode(order);
  return {
    number: order.number,
    group: group && {
      ...{ name: group.name, heads: group.heads },
      path: hasTickets(order) ? ticketPath(order, group.position, language) : null,
    },
    email: order.customer.email,
    isTest: order.isTest,
    paymentMethod: order.paymentMethod,
    hasTickets: hasTickets(order),
    end: orderEnd(order.tickets),
    acceptsPayments: acceptsPayments(order),
    ...paymentTotals(payments),
    openCents: Math.max(0, openForCustomer(order)),
    payOnline: await findPayOnline(services, order, now),
    reservedUntil: reservationEnd(order, language),
    isDisputed: order.isDisputed,
    isTakenByBank: order.chargedBackCents > 0 && !order.isDisputed,
    creditCents,
    mayBecomeCredit: order.customer.userId !== null && order.paidCents > creditCents && !order.isDisputed,
    owedCents: Math.max(0, -openCents(order)),
    refundSplit: refundSplit(order, -openCents(order)),
    creditableCents:
      order.customer.userId === null || order.isDisputed
        ? 0
        : Math.max(0, -openCents(order) - order.returningCents),
    quantity: order.tickets.filter(({ replacedBy }) => replacedBy === null).length,
    files: ticketFilesOf(order),
    wallet: walletPathsOf(order, walletOffer(walletKeys, new Date(now))),
    sum: order.sum,
    due: order.due,
    donationCents: donationDueCents(order.donation),
    isDonationReturned: order.donation?.end === 'given-back',
    documents: documents.map(({ number, answers, contents }) => ({
      number,
      kind: answers === null ? ('invoice' as const) : ('cancellation' as const),
      path: billingPdfPath(order, number, language),
      xmlPath: missingInvoiceFields(contents).length === 0 ? eInvoicePath(order, number) : null,
    })),
    transfer: transferOf(order, documents, language),
    coupon: couponOf(order),
    placedOn: formatDay(dayOf(order.placedAt), language),
    groupChange: await findGroupChange(db, order, { language, now }),
    groupNames: await findGroupNamesView(db, order, now),
    groupAllergies: await findGroupAllergiesView(db, order, now),
    visits: [...visits.values()]
      .toSorted((a, b) => Number(isLeft(a)) - Number(isLeft(b)))
      .map((tickets) => toVisit(order, tickets, { events, language, exchangeHours, now })),
    series: order.series.map(({ title, price, ...series }) => ({
      ...series,
      title: shown(title, language),
      price: shown(price, language),
    })),
    answers: await findAnswersView(db, order.number, language),
  };
}

/** Returns the transfer by the newest invoice, to the account that this one names. */
function transferOf(
  order: Order,
  documents: readonly BillingDocument[],
  language: Language,
): OrderView['transfer'] {
  const document = documents.findLast(({ answers }) => answers === null);
  if (!document) return null;
  const { number: invoice, contents } = document;
  const transfer = bankTransfer(order, { seller: contents.seller, invoice, language });
  return transfer && { rows: transfer.rows, qr: qrPath(transfer.code) };
}

/** All were exchanged for another date: it stands behind that. */
const isLeft = (tickets: OrderTicket[]): boolean => tickets.every(({ replacedBy }) => replacedBy !== null);

/** Tells if ticket holders may exchange the seats they have at a date: as long as they may exchange the date. */
function canSwapSeats(
  order: Order,
  tickets: readonly OrderTicket[],
  { exchangeHours, now }: { exchangeHours: number; now: Instant },
): boolean {
  const seated = tickets.filter(({ seats }) => seats.length > 0);
  const isInvoiced = isChangedAsWhole(order);
  return (
    !order.isTest &&
    seated.length > 0 &&
    seated.every((ticket) => isChangeable({ ...ticket, isInvoiced }, exchangeHours, now))
  );
}

function toVisit(
  order: Order,
  tickets: OrderTicket[],
  {
    events,
    language,
    exchangeHours,
    now,
  }: { events: Map<number, EventListing>; language: Language; exchangeHours: number; now: Instant },
): Visit {
  const [first] = tickets as [OrderTicket];
  const changeable = { isTest: order.isTest, isInvoiced: isChangedAsWhole(order) };
  const event = events.get(first.jetId);
  const card = event ? toEventCard(event, null, language) : null;
  const when =
    first.startsAt &&
    `${formatDay(dayOf(first.startsAt), language)}, ${formatTime(timeOf(first.startsAt), language)}`;
  const holds = when !== null && !first.isPostponed;
  return {
    id: String(first.position),
    title: first.event && shown(first.event, language),
    facts: [...(holds ? [when] : []), ...(card ? [card.place] : [])].join(' · '),
    postponedFrom: first.isPostponed ? when : null,
    event: card && {
      path: card.path,
      // The file tells the times of the event: for a timeslot it would tell the wrong ones.
      calendarPath:
        holds && first.startsAt === event?.dateStart ? `/${language}/feeds/event-${card.id}.ics` : null,
      typeName: card.type.name,
      tone: typeTone(card.type.slug),
      image: { upright: stubArtwork(card, 'upright'), narrow: stubArtwork(card, 'narrow') },
    },
    seriesId: first.seriesId,
    rebookingPath:
      event && tickets.some((ticket) => isRebookable({ ...ticket, ...changeable }, exchangeHours, now))
        ? rebookingPath(order, first.position, language)
        : null,
    seatsPath: canSwapSeats(order, tickets, { exchangeHours, now })
      ? orderSeatsPath(order, first.jetId, language)
      : null,
    counts: order.group?.isOneCode ? countByPrice(tickets.filter(isValid), language) : null,
    tickets: tickets.map(
      ({
        position,
        price,
        seatGroup,
        seats,
        state,
        admission,
        startsAt,
        isPostponed,
        cancellationCause,
        passVisits,
      }) => ({
        position,
        passVisits,
        price: shown(price.name, language),
        seatGroup: shown(placeWords({ seatGroup, seats }), language),
        cents: price.cents,
        fullCents: price.cents + price.reductionCents,
        cancellationCause,
        isCancellable: isCancellable({ state, admission, startsAt, isPostponed, ...changeable }, now),
        path: hasTickets(order) ? ticketPath(order, position, language) : null,
      }),
    ),
  };
}

const isValid = ({ state }: OrderTicket): boolean => state === 'valid';

/** Counts tickets by their price. */
export function countByPrice(tickets: readonly OrderTicket[], language: Language): TicketCount[] {
  const kinds = Map.groupBy(tickets, ({ price }) => price.saleTypeId);
  return [...kinds.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const cents = same.reduce((sum, { price }) => sum + price.cents, 0);
    return { price: shown(first.price.name, language), quantity: same.length, cents };
  });
}
