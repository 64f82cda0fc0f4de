import { createHash } from 'node:crypto';
import {
  type DoorCounts,
  findDoor,
  findDoorCodes,
  findDoorCounts,
  findDoors,
  findSeatGroupCounts,
} from '#features/box-office/order-store/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { findEventsByJetIds, toEventCard } from '#features/programme/calendar/index.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import { type Instant, shortTime, timeOf } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';
import { type FreeEvent, findFreeEvent, findFreeEvents, findHeads } from './heads-store.server.ts';

const HOUR_MS = 3_600_000;
/** People come before it starts, and some are late. */
export const OPEN_BEFORE_MS = 12 * HOUR_MS;
const OPEN_AFTER_MS = 2 * HOUR_MS;

/** How many came with tickets and are expected, how many of all are inside now, and how many of those were counted without one. */
export interface DoorPeople extends DoorCounts {
  counted: number;
}

/** An event whose door can be open now. */
export interface Door extends DoorPeople {
  eventId: number;
  /** `null` for an event without tickets: its visitors are counted. */
  jetId: number | null;
  title: ShownText;
  startsAt: Instant | null;
  /** `16:00`, in the venue's time; `null` without a start. */
  time: string | null;
  isOver: boolean;
}

const NO_COUNTS: DoorCounts = { inside: 0, present: 0, expected: 0 };

/** The doors of today: events that begin within twelve hours or ended less than two ago, the next first, those without tickets among them. */
export async function loadDoors(
  { db, clock }: { db: Db; clock: Clock },
  language: Language,
): Promise<Door[]> {
  const now = clock.time();
  const at = (ms: number): Instant => new Date(now + ms).toISOString();
  const window = { from: at(-OPEN_AFTER_MS), until: at(OPEN_BEFORE_MS) };
  const [sold, free] = await Promise.all([findDoors(db, window), findFreeEvents(db, window)]);
  const doors = [
    ...(await toDoors(db, sold, { language, now: clock.now() })),
    ...(await toFreeDoors(db, free, { language, now: clock.now() })),
  ];
  return doors.toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''));
}

/** The door of one event, today's or not; `null` when there is no such event online. */
export async function loadDoor(
  { db, clock }: { db: Db; clock: Clock },
  jetId: number,
  language: Language,
): Promise<(Door & { jetId: number }) | null> {
  const [door] = await toDoors(db, await findDoor(db, jetId), { language, now: clock.now() });
  return door ? { ...door, jetId } : null;
}

/** The door of one event without tickets; `null` when there is none, or it sells tickets. */
export async function loadFreeDoor(
  { db, clock }: { db: Db; clock: Clock },
  eventId: number,
  language: Language,
): Promise<Door | null> {
  const event = await findFreeEvent(db, eventId);
  if (!event) return null;
  const [door] = await toFreeDoors(db, [event], { language, now: clock.now() });
  return door ?? null;
}

/** Came in of expected, by seat group; empty where all have the same. */
export async function loadSeatGroups(
  { db }: { db: Db },
  jetId: number,
  language: Language,
): Promise<SeatGroupCount[]> {
  const groups = await findSeatGroupCounts(db, jetId);
  return groups.length < 2
    ? []
    : groups.map(({ code, name, inside, expected }) => ({
        ...{ code, inside, expected },
        name: shown(name, language),
      }));
}

export interface SeatGroupCount {
  code: string;
  name: ShownText;
  inside: number;
  expected: number;
}

/** How many people are at the door of a performance's event, and how many it expects. */
export async function countPeople(db: Db, jetId: number): Promise<DoorPeople> {
  const [events, counts] = await Promise.all([findEventsByJetIds(db, [jetId]), findDoorCounts(db, [jetId])]);
  const event = events.get(jetId);
  const heads = event ? await findHeads(db, [event.id]) : null;
  return withHeads(counts.get(jetId), (event && heads?.get(event.id)) ?? 0);
}

function withHeads(counts: DoorCounts = NO_COUNTS, counted = 0): DoorPeople {
  return { ...counts, present: counts.present + counted, counted };
}

interface Reader {
  language: Language;
  now: Instant;
}

async function toFreeDoors(db: Db, events: readonly FreeEvent[], { language, now }: Reader): Promise<Door[]> {
  const heads = await findHeads(
    db,
    events.map(({ id }) => id),
  );
  return events.map(({ id, startsAt, endsAt, ...event }) => ({
    ...{ eventId: id, jetId: null, startsAt, isOver: endsAt <= now },
    title: shown(localizedFrom(event, 'title'), language),
    time: shortTime(timeOf(startsAt), language),
    ...withHeads(NO_COUNTS, heads.get(id)),
  }));
}

async function toDoors(
  db: Db,
  doors: { id: number; startsAt: Instant | null }[],
  { language, now }: Reader,
): Promise<Door[]> {
  const ids = doors.map(({ id }) => id);
  const [events, counts] = await Promise.all([findEventsByJetIds(db, ids), findDoorCounts(db, ids)]);
  const heads = await findHeads(
    db,
    [...events.values()].map((event) => event.id),
  );
  return doors.flatMap(({ id, startsAt }) => {
    const event = events.get(id);
    if (!event) return [];
    return {
      ...{ eventId: event.id, jetId: id, startsAt, isOver: event.dateEnd <= now },
      title: toEventCard(event, null, language).title,
      time: startsAt && shortTime(timeOf(startsAt), language),
      ...withHeads(counts.get(id), heads.get(event.id)),
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
  return tickets.map(({ code, admittedAt, leftAt }) => ({
    hash: createHash('sha256').update(code).digest('base64url'),
    isInside: admittedAt !== null && leftAt === null,
  }));
}
