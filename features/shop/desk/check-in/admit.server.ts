import {
  findOrderNumberOfTicket,
  lockedOrder,
  markAdmitted,
  markMoved,
} from '#features/box-office/order-store/index.server.ts';
import type { Admission, Order, OrderTicket } from '#features/box-office/ticketing/index.ts';
import { placeWords } from '#features/box-office/ticketing/index.ts';
import { inWrite, type Principal, type WriteServices } from '#features/core/access/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { TicketCodes } from '#features/shop/orders/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { shown } from '#lib/localized.ts';
import { type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import {
  type Direction,
  isInside,
  type Refusal,
  refusalOf,
  type Scanned,
  type TicketAtDoor,
  usableTickets,
  type Verdict,
} from './admission.ts';
import { typedName } from './typed-name.ts';

export interface CheckInServices extends WriteServices {
  engine: Engine;
  ticketCodes: TicketCodes;
}

/** One ticket held to a door. */
export interface Scan extends Scanned {
  /** Made by the phone: the same scan sent again says the same again. */
  id: string;
  /** Name of the door, as the door staff call it. */
  door: string;
  /** Time of an offline scan that is synced later; capped at the time of the sync. */
  at: Instant | null;
  /** Lets in all of the same order who are outside, or out all who are inside. */
  all: boolean;
  /** The way the holder goes; in where it is left out. */
  direction?: Direction;
  /** Language the verdict is worded in. */
  language: Language;
}

type Staff = Pick<Principal, 'id' | 'role'>;

const NOBODY: Verdict = { is: 'refused', reason: 'unknown', ticket: null };

/**
 * Admits the holder of a ticket of an event, once across all doors, phones and nodes, or notes that they go out, where the settings
 * say that doors do (docs/product/check-in.md). Needs `check-in`.
 */
export async function admit(
  services: CheckInServices,
  staff: Staff,
  jetId: number,
  scan: Scan,
): Promise<Verdict> {
  const found = await findScanned(services, scan);
  const areExitsNoted = scan.direction === 'out' && (await findSettings(services.db)).isExitNoted;
  const done = await inWrite(services, staff, 'check-in', async ({ trx, now, record }) => {
    const order = found && (await lockedOrder(trx, services.engine, found.order));
    const ticket = order && pick(order, found, { jetId, direction: scan.direction ?? 'in' });
    if (!order || !ticket) return said(NOBODY);
    const { direction = 'in', language } = scan;
    const shown = (of: Order) => toTicketAtDoor(of, ticket, { jetId, direction, language });
    const before = order.tickets.find(({ admission }) => isOfScan(admission, scan.id));
    if (before) return said({ is: verdictAfter(before, { id: scan.id, direction }), ticket: shown(order) });
    const reason = refusalAtDoor(order, ticket, { jetId, direction, areExitsNoted });
    if (reason) return said({ is: 'refused', reason, ticket: shown(order) });
    const isForAll = scan.all || order.group?.isOneCode === true;
    const usable = usableTickets(order, jetId, direction);
    const moved = isForAll ? usable : usable.filter((each) => each === ticket);
    if (moved.length === 0 && direction === 'out')
      return said({ is: 'refused', reason: 'not-inside', ticket: shown(order) });
    if (moved.length === 0) {
      const { at: since = now, door = '' } = ticket.admission ?? {};
      return said({ is: 'used', ticket: shown(order), since, door });
    }
    const at = scan.at !== null && scan.at < now ? scan.at : now;
    const entry = { at, by: staff.id, door: scan.door, scan: scan.id };
    await move(trx, moved, { direction, entry });
    // Behind the lock of the order this equals the stored state: reading it again would delay the door.
    const after = afterMove(order, moved, { direction, entry });
    record({
      entity: 'orders',
      id: order.number,
      before: { inside: inside(order) },
      after: { inside: inside(after), door: scan.door },
      tags: [],
    });
    const shownTicket = moved.includes(ticket) ? ticket : (moved[0] ?? ticket);
    const is = direction === 'out' ? 'left' : shownTicket.admission === null ? 'admitted' : 'back';
    return said({ is, ticket: shown(after) });
  });
  if (!done.ok) throw new Error(`unexpected refusal of scan ${scan.id}: scans return verdicts`);
  return done.value;
}

/** Reason nobody goes through this door with a ticket; being inside already, or outside, is none for those who come in. */
function refusalAtDoor(
  order: Order,
  ticket: OrderTicket,
  { jetId, direction, areExitsNoted }: { jetId: number; direction: Direction; areExitsNoted: boolean },
): Refusal | null {
  if (direction === 'in') return refusalOf(order, ticket, jetId);
  if (!areExitsNoted) return 'no-exits';
  return ticket.jetId === jetId ? null : 'other-event';
}

const isOfScan = (admission: Admission | null, scan: string): boolean =>
  admission !== null && (admission.scan === scan || admission.movedScans.includes(scan));

/** Verdict of an earlier scan, from the ticket it moved. */
function verdictAfter(
  { admission }: OrderTicket,
  { id, direction }: { id: string; direction: Direction },
): 'admitted' | 'back' | 'left' {
  if (admission?.scan === id) return 'admitted';
  return direction === 'out' ? 'left' : 'back';
}

type Entry = Pick<Admission, 'at' | 'by' | 'door' | 'scan'>;

async function move(
  trx: Trx,
  moved: readonly OrderTicket[],
  { direction, entry }: { direction: Direction; entry: Entry },
): Promise<void> {
  const codesOf = (tickets: readonly OrderTicket[]) => tickets.map(({ code }) => code);
  const { at, scan } = entry;
  if (direction === 'out') return markMoved(trx, codesOf(moved), { leftAt: at, scan });
  const { first = [], again = [] } = Object.groupBy(moved, ({ admission }) =>
    admission === null ? 'first' : 'again',
  );
  if (first.length > 0) await markAdmitted(trx, codesOf(first), entry);
  if (again.length > 0) await markMoved(trx, codesOf(again), { leftAt: null, scan });
}

function afterMove(
  order: Order,
  moved: readonly OrderTicket[],
  { direction, entry }: { direction: Direction; entry: Entry },
): Order {
  const { at, scan } = entry;
  const admissionOf = ({ admission }: OrderTicket): Admission =>
    admission === null
      ? { ...entry, leftAt: null, movedScans: [] }
      : {
          ...admission,
          leftAt: direction === 'out' ? at : null,
          movedScans: [...admission.movedScans, scan],
        };
  const tickets = order.tickets.map((ticket) =>
    moved.includes(ticket) ? { ...ticket, admission: admissionOf(ticket) } : ticket,
  );
  return { ...order, tickets };
}

const said = (verdict: Verdict): Result<Verdict, never> => succeed(verdict);

/** The places within an order of the tickets whose holders are inside, for the audit. */
export function inside({ tickets }: Order): number[] {
  return tickets.filter(isInside).map(({ position }) => position);
}

interface Found {
  order: string;
  /** By its code, by its place in the order, or any that waits. */
  ticket: { code: string } | { position: number } | null;
}

/**
 * The ticket that is meant. Only what the venue has signed counts as a code; a name counts only typed, by somebody who sees
 * the ticket.
 */
export async function findScanned(
  { db, ticketCodes }: Pick<CheckInServices, 'db' | 'ticketCodes'>,
  { text, isTyped }: Scanned,
): Promise<Found | null> {
  const name = isTyped ? typedName(text) : null;
  if (name) return { order: name.order, ticket: name.position === null ? null : { position: name.position } };
  const read = await ticketCodes.read(text.trim());
  const order = read && (await findOrderNumberOfTicket(db, read.code));
  return order ? { order, ticket: { code: read.code } } : null;
}

/** The ticket of an order that is meant; where any would do, one that can be used at this door. */
function pick(
  order: Order,
  { ticket }: Found,
  { jetId, direction }: { jetId: number; direction: Direction },
): OrderTicket | undefined {
  if (ticket === null)
    return (
      usableTickets(order, jetId, direction)[0] ??
      order.tickets.find((each) => each.jetId === jetId) ??
      order.tickets[0]
    );
  return order.tickets.find((each) =>
    'code' in ticket ? each.code === ticket.code : each.position === ticket.position,
  );
}

/** A ticket as the people at the door of an event see it, in one language. */
function toTicketAtDoor(
  order: Order,
  ticket: OrderTicket,
  { jetId, direction, language }: { jetId: number; direction: Direction; language: Language },
): TicketAtDoor {
  const { customer } = order;
  const here = order.tickets.filter((each) => each.jetId === ticket.jetId && each.state === 'valid');
  return {
    name: `${order.number}-${ticket.position}`,
    holder: `${customer.firstName} ${customer.lastName}`.trim(),
    price: shown(ticket.price.name, language),
    group: order.group?.isOneCode ? { name: order.group.name, heads: here.length } : null,
    seatGroup: shown(placeWords(ticket), language),
    proof: ticket.proof && shown(ticket.proof, language),
    event: ticket.event && shown(ticket.event, language),
    startsAt: ticket.startsAt,
    position: here.findIndex(({ position }) => position === ticket.position) + 1,
    of: here.length,
    waiting: usableTickets(order, jetId, direction).length,
  };
}
