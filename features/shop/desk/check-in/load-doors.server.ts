import { createHash } from 'node:crypto';
import {
  findDoor,
  findDoorCodes,
  findDoorCounts,
  findDoors,
} from '#features/box-office/order-store/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { findEventsByJetIds, toEventCard } from '#features/programme/calendar/index.server.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import { type Instant, shortTime, timeOf } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';

const HOUR_MS = 3_600_000;
/** People come before it starts, and some are late. */
const OPEN_BEFORE_MS = 12 * HOUR_MS;
const OPEN_AFTER_MS = 2 * HOUR_MS;

/** An event whose tickets can be checked now. */
export interface Door {
  jetId: number;
  title: ShownText;
  /** `16:00`, in the venue's time; `null` without a start. */
  time: string | null;
  inside: number;
  expected: number;
}

/** The doors of today: events that begin within twelve hours or ended less than two ago, the next first. */
export async function loadDoors(
  { db, clock }: { db: Db; clock: Clock },
  language: Language,
): Promise<Door[]> {
  const now = clock.time();
  const at = (ms: number): Instant => new Date(now + ms).toISOString();
  const doors = await findDoors(db, { from: at(-OPEN_AFTER_MS), until: at(OPEN_BEFORE_MS) });
  return toDoors(db, doors, language);
}

/** The door of one event, today's or not; `null` when there is no such event online. */
export async function loadDoor({ db }: { db: Db }, jetId: number, language: Language): Promise<Door | null> {
  const [door] = await toDoors(db, await findDoor(db, jetId), language);
  return door ?? null;
}

async function toDoors(
  db: Db,
  doors: { id: number; startsAt: Instant | null }[],
  language: Language,
): Promise<Door[]> {
  const ids = doors.map(({ id }) => id);
  const [events, counts] = await Promise.all([findEventsByJetIds(db, ids), findDoorCounts(db, ids)]);
  return doors.flatMap(({ id, startsAt }) => {
    const event = events.get(id);
    if (!event) return [];
    return {
      jetId: id,
      title: toEventCard(event, null, language).title,
      time: startsAt && shortTime(timeOf(startsAt), language),
      ...(counts.get(id) ?? { inside: 0, expected: 0 }),
    };
  });
}

/** A ticket that opens a door, for phones that may lose the network: nothing in it says whose it is or what its code is. */
export interface ListedTicket {
  /** SHA-256 of the ticket's part of the code, as base64url. */
  hash: string;
  isInside: boolean;
}

/** All tickets of an event, for phones (docs/product/check-in.md#offline). */
export async function listTickets({ db }: { db: Db }, jetId: number): Promise<ListedTicket[]> {
  const tickets = await findDoorCodes(db, jetId);
  return tickets.map(({ code, admittedAt }) => ({
    hash: createHash('sha256').update(code).digest('base64url'),
    isInside: admittedAt !== null,
  }));
}
