import type { Db } from '#features/database.server.ts';
import { findDoorTickets } from '#features/ticketing/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { shortTime, timeOf } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { type EventRow, momentWords, toEventRow } from './event-row.ts';
import { findDeskEvent } from './event-store.server.ts';

/** A ticket on the list at the door. */
export interface DoorLine {
  /** `BS-7K4-Q29-1` */
  ticket: string;
  name: string;
  /** Of its timeslot; `null` where all start together. */
  start: string | null;
  seatGroup: ShownText;
  price: ShownText;
  isGood: boolean;
}

/** Who comes to an event. */
export interface DoorList {
  event: EventRow;
  lines: DoorLine[];
  /** When it was made: what is paid later is not on it. */
  madeAt: string;
}

/** `null` when there is no such event. */
export async function loadDoorList(
  { db, clock }: { db: Db; clock: Clock },
  id: number,
  language: Language,
): Promise<DoorList | null> {
  const event = await findDeskEvent(db, id);
  if (!event) return null;
  const now = clock.now();
  const tickets = event.jetId === null ? [] : await findDoorTickets(db, event.jetId);
  const areManyStarts = new Set(tickets.map(({ startsAt }) => startsAt)).size > 1;
  return {
    event: toEventRow(event, now, language),
    lines: tickets.map(({ order, position, lastName, firstName, startsAt, seatGroup, price, isGood }) => ({
      ticket: `${order}-${position}`,
      name: [lastName, firstName].filter(Boolean).join(', '),
      start: areManyStarts && startsAt ? shortTime(timeOf(startsAt), language) : null,
      seatGroup: shown(seatGroup, language),
      price: shown(price, language),
      isGood,
    })),
    madeAt: momentWords(now, language),
  };
}
