import { findPayments } from '#features/box-office/order-store/index.server.ts';
import {
  acceptsPayments,
  creditIn,
  isChangedAsWhole,
  isRebookable,
  type Order,
  type OrderTicket,
  openCents,
  placeWords,
  type RebookingDate,
  refundSplit,
} from '#features/box-office/ticketing/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { type RebookingQuery, targetValue } from './rebooking-query.ts';
import type { ChosenDate, RebookingChoice, RebookingParty, RebookingView } from './rebooking-view.ts';

const DATES_ON_A_PAGE = 40;
/** An exchange of fewer tickets may be possible. */
const FOR_SOME = new Set(['COSTS_MORE', 'DISPUTED', 'ON_ITS_WAY', 'NOT_ENOUGH', 'LIMIT']);

interface Asked {
  by: RebookingParty;
  /** The first of the tickets for one date. */
  position: number;
  query: RebookingQuery;
  language: Language;
  paths: { order: string; here: string };
  /** Returns the dates the chosen tickets could be exchanged for. */
  datesFor: (positions: number[]) => Promise<RebookingDate[]>;
}

/** Returns the data of the page that exchanges tickets of an order for another date; `null` if there is nothing to exchange. */
export async function findRebookingView(
  { db, databaseClock }: { db: Db; databaseClock: DatabaseClock },
  order: Order,
  { by, position, query, language, paths, datesFor }: Asked,
): Promise<RebookingView | null> {
  const now = await databaseClock(db);
  const { exchangeHours } = await findSettings(db);
  const tickets = ticketsForDate(order, position, { by, exchangeHours, now });
  const [first] = tickets;
  if (!first) return null;
  const all = tickets.map((ticket) => ticket.position);
  const asked = all.filter((each) => query.positions.includes(each));
  const positions = asked.length > 0 ? asked : all;
  const dates = (await datesFor(positions)).filter(({ refusal }) => refusal?.code !== 'SALE_CLOSED');
  const { to, page, asCredit } = query;
  const meant = to && dates.find(({ jetId, blockId }) => jetId === to.jetId && blockId === to.blockId);
  const begin = (page - 1) * DATES_ON_A_PAGE;
  const listed = dates.slice(begin, begin + DATES_ON_A_PAGE);
  const pagePath = (number: number) =>
    withQuery(paths.here, { ticket: positions.map(String), page: [String(number)] });
  const credit = creditIn(await findPayments(db, order.number));
  return {
    by,
    exchangeHours,
    orderNumber: order.number,
    orderPath: paths.order,
    path: paths.here,
    title: first.event && shown(first.event, language),
    when: whenOf(first.startsAt, language),
    isPostponed: first.isPostponed,
    tickets: tickets.map((ticket) => ({
      position: ticket.position,
      price: shown(ticket.price.name, language),
      seatGroup: shown(placeWords(ticket), language),
      cents: ticket.price.cents,
      isChosen: positions.includes(ticket.position),
    })),
    days: [...Map.groupBy(listed, ({ startsAt }) => (startsAt === null ? '' : dayOf(startsAt)))].map(
      ([day, own]) => ({
        day: day === '' ? '' : formatDay(day, language),
        dates: own.map((date) => choiceOf(date, { language, isSome: positions.length > 1 })),
      }),
    ),
    laterPath: dates.length > begin + DATES_ON_A_PAGE ? pagePath(page + 1) : null,
    earlierPath: page > 1 ? pagePath(page - 1) : null,
    chosen: meant ? chosenOf(meant, order, { language, creditCents: credit, asCredit }) : null,
  };
}

/** The tickets of an order for one date that can be exchanged. */
function ticketsForDate(
  order: Order,
  position: number,
  { by, exchangeHours, now }: { by: RebookingParty; exchangeHours: number; now: Instant },
): OrderTicket[] {
  const first = order.tickets.find((ticket) => ticket.position === position);
  if (!first || order.isTest) return [];
  return order.tickets
    .filter(({ jetId, startsAt }) => jetId === first.jetId && startsAt === first.startsAt)
    .filter((ticket) =>
      by === 'visitor'
        ? isRebookable(
            { ...ticket, isTest: order.isTest, isInvoiced: isChangedAsWhole(order) },
            exchangeHours,
            now,
          )
        : ticket.state === 'valid' && ticket.admission === null,
    );
}

function choiceOf(
  date: RebookingDate,
  { language, isSome }: { language: Language; isSome: boolean },
): RebookingChoice {
  const { startsAt, beforeCents, afterCents, refusal } = date;
  return {
    value: targetValue(date),
    time: startsAt === null ? '' : formatTime(timeOf(startsAt), language),
    differenceCents: afterCents - beforeCents,
    refusal,
    isOpen: refusal === null || (isSome && FOR_SOME.has(refusal.code)),
  };
}

function chosenOf(
  date: RebookingDate,
  order: Order,
  { language, creditCents, asCredit }: { language: Language; creditCents: number; asCredit: boolean },
): ChosenDate {
  const { startsAt, beforeCents, afterCents, refusal, answersLost, questionsOpen } = date;
  const open = openCents(order);
  const after = acceptsPayments(order) ? open + afterCents - beforeCents : 0;
  const backCents = Math.max(0, -after) - Math.max(0, -open);
  // Amounts paid with credit are refunded as credit, and first.
  const before = refundSplit(order, -open);
  const owed = refundSplit(order, Math.max(0, -after) - creditCents);
  return {
    value: targetValue(date),
    when: whenOf(startsAt, language) ?? '',
    startsAt,
    beforeCents,
    afterCents,
    refusal,
    backCents: Math.max(0, backCents),
    mayBecomeCredit: order.customer.userId !== null && order.paidCents > creditCents && !order.isDisputed,
    asCredit,
    refundSplit: {
      onlineCents: Math.max(0, owed.onlineCents - before.onlineCents),
      tillCents: Math.max(0, owed.tillCents - before.tillCents),
      heldCents: Math.max(0, owed.heldCents - before.heldCents),
    },
    openCents: Math.max(0, after) - Math.max(0, open) > 0 ? Math.max(0, after) : 0,
    isInvoiced: order.invoice !== null,
    answersLost: answersLost.map((each) => shown(each, language)),
    questionsOpen: questionsOpen.map((each) => shown(each, language)),
  };
}

function whenOf(startsAt: Instant | null, language: Language): string | null {
  return startsAt && `${formatDay(dayOf(startsAt), language)}, ${formatTime(timeOf(startsAt), language)}`;
}

function withQuery(path: string, query: Record<string, string[]>): string {
  const [pathname = '', search = ''] = path.split('?');
  const all = new URLSearchParams(search);
  for (const [name, values] of Object.entries(query)) for (const value of values) all.append(name, value);
  return `${pathname}?${all}`;
}
