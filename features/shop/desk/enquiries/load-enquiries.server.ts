import { latestReservation, suggestedReservationDay } from '#features/box-office/ticketing/index.server.ts';
import {
  type EnquiryState,
  enquiryState,
  type GroupDate,
  type GroupSale,
  lastDayOfReservation,
  type Order,
  reservationEnd,
} from '#features/box-office/ticketing/index.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { type Day, dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import {
  findEnquiredOrders,
  findEnquiries,
  findEnquiry,
  type OfferedEnquiry,
} from './enquiry-store.server.ts';

/** A group that asks for a date, as staff see it. */
export interface AskedRow {
  id: number;
  asked: string;
  name: string;
  contact: string;
  email: string;
  heads: number;
  request: string;
  state: 'open' | 'offered' | 'closed';
  /** Number of the last offer. */
  order: string | null;
}

/** Places held for a group that has not ordered yet, or their outcome. */
export interface HeldRow {
  number: string;
  enquired: string;
  name: string;
  email: string;
  heads: number;
  title: ShownText | null;
  when: string;
  state: EnquiryState;
  until: string | null;
}

export interface EnquiriesPage {
  asked: AskedRow[];
  held: HeldRow[];
}

const MOST = 100;
/** Dates that an offer can be for. */
const MOST_DATES = 100;

/** Enquiries of groups, the newest first (docs/product/groups.md#enquiries). */
export async function loadEnquiriesPage({ db }: { db: Db }, language: Language): Promise<EnquiriesPage> {
  const [asked, held] = await Promise.all([findEnquiries(db, MOST), findEnquiredOrders(db, MOST)]);
  return {
    asked: asked.map((row) => askedRow(row, language)),
    held: held.map((order) => heldRow(order, language)),
  };
}

function askedRow(row: OfferedEnquiry, language: Language): AskedRow {
  const { id, name, email, heads, request, first_name, last_name, closed_at, orderNumber } = row;
  return {
    ...{ id, name, email, heads, request },
    asked: formatDay(dayOf(row.asked_at), language),
    contact: `${first_name} ${last_name}`.trim(),
    state: closed_at === null ? (orderNumber === null ? 'open' : 'offered') : 'closed',
    order: orderNumber,
  };
}

function heldRow(order: Order, language: Language): HeldRow {
  const valid = order.tickets.filter(({ state }) => state === 'valid');
  const tickets = valid.length > 0 ? valid : order.tickets;
  const [first] = tickets;
  const state = enquiryState(order);
  return {
    number: order.number,
    enquired: formatDay(dayOf(order.enquiredAt ?? order.placedAt), language),
    name: order.group?.name ?? '',
    email: order.customer.email,
    heads: tickets.length,
    title: first?.event ? shown(first.event, language) : null,
    when: first?.startsAt
      ? `${formatDay(dayOf(first.startsAt), language)}, ${formatTime(timeOf(first.startsAt), language)}`
      : '',
    state,
    until: state === 'held' ? reservationEnd(order, language) : null,
  };
}

/** An enquiry for a date, and what can be offered for it. */
export interface EnquiryPage extends AskedRow {
  /** The last offer as it was seen, so that nobody makes a second one unseen. */
  seenOrderId: number | null;
  dates: GroupDate[];
  /** The date that is chosen. */
  date: GroupDate | null;
  firstDay: Day;
  /** Last day the places can be held; `null` until a date is chosen. */
  lastDay: Day | null;
  suggestedDay: Day;
}

/** `null` where there is no such enquiry. */
export async function loadEnquiryPage(
  { db, databaseClock, groups }: { db: Db; databaseClock: DatabaseClock; groups: GroupSale | null },
  { id, event }: { id: number; event: number | null },
  language: Language,
): Promise<EnquiryPage | null> {
  const row = await findEnquiry(db, id);
  if (!row) return null;
  const dates = (await groups?.dates({ most: MOST_DATES })) ?? [];
  const date = dates.find(({ jetId }) => jetId === event) ?? null;
  const today = dayOf(await databaseClock(db));
  const latest = latestReservation([date?.startsAt ?? null]);
  return {
    ...askedRow(row, language),
    ...{ seenOrderId: row.order_id, dates, date, firstDay: today },
    lastDay: latest && lastDayOfReservation(latest),
    suggestedDay: suggestedReservationDay(today, latest),
  };
}
