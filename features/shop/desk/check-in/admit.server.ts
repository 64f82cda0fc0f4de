import {
  findOrderNumberOfTicket,
  lockedOrder,
  markAdmitted,
} from '#features/box-office/order-store/index.server.ts';
import type { Admission, Order, OrderTicket } from '#features/box-office/ticketing/index.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import type { TicketCodes } from '#features/shop/orders/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { shown } from '#lib/localized.ts';
import { type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Engine } from '#platform/database/engine.ts';
import { refusalOf, type Scanned, type TicketAtDoor, type Verdict, waitingTickets } from './admission.ts';
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
  /** Lets in all that wait with the same order. */
  all: boolean;
  /** Language the verdict is worded in. */
  language: Language;
}

type Staff = Pick<Principal, 'id' | 'role'>;

const NOBODY: Verdict = { is: 'refused', reason: 'unknown', ticket: null };

/**
 * Admits the holder of a ticket of an event, once across all doors, phones and nodes (docs/product/check-in.md). Needs
 * `check-in`.
 */
export async function admit(
  services: CheckInServices,
  staff: Staff,
  jetId: number,
  scan: Scan,
): Promise<Verdict> {
  const found = await findScanned(services, scan);
  const done = await inWrite(services, staff, 'check-in', async ({ trx, now, record }) => {
    const order = found && (await lockedOrder(trx, services.engine, found.order));
    const ticket = order && pick(order, found, jetId);
    if (!order || !ticket) return said(NOBODY);
    const shown = (of: Order) => toTicketAtDoor(of, ticket, { jetId, language: scan.language });
    const reason = refusalOf(order, ticket, jetId);
    if (reason) return said({ is: 'refused', reason, ticket: shown(order) });
    if (order.tickets.some(({ admission }) => admission?.scan === scan.id))
      return said({ is: 'admitted', ticket: shown(order) });
    const isForAll = scan.all || order.group?.isOneCode === true;
    const admitted = (isForAll ? waitingTickets(order, jetId) : [ticket]).filter((each) => !each.admission);
    if (admitted.length === 0) {
      const { at: since = now, door = '' } = ticket.admission ?? {};
      return said({ is: 'used', ticket: shown(order), since, door });
    }
    const at = scan.at !== null && scan.at < now ? scan.at : now;
    const codes = admitted.map(({ code }) => code);
    const admission = { at, by: staff.id, door: scan.door, scan: scan.id };
    await markAdmitted(trx, codes, admission);
    // Behind the lock of the order this equals the stored state: reading it again would delay the door.
    const after = withAdmission(order, codes, admission);
    record({
      entity: 'orders',
      id: order.number,
      before: { inside: inside(order) },
      after: { inside: inside(after), door: scan.door },
      tags: [],
    });
    return said({ is: 'admitted', ticket: shown(after) });
  });
  if (!done.ok) throw new Error(`unexpected refusal of scan ${scan.id}: scans return verdicts`);
  return done.value;
}

function withAdmission(order: Order, codes: readonly string[], admission: Admission): Order {
  const tickets = order.tickets.map((ticket) =>
    codes.includes(ticket.code) ? { ...ticket, admission } : ticket,
  );
  return { ...order, tickets };
}

const said = (verdict: Verdict): Result<Verdict, never> => succeed(verdict);

/** The places within an order of the tickets somebody came in with, for the audit. */
export function inside({ tickets }: Order): number[] {
  return tickets.flatMap(({ position, admission }) => (admission ? [position] : []));
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

/** The ticket of an order that is meant; where any would do, one that waits for this event. */
function pick(order: Order, { ticket }: Found, jetId: number): OrderTicket | undefined {
  if (ticket === null)
    return (
      waitingTickets(order, jetId)[0] ??
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
  { jetId, language }: { jetId: number; language: Language },
): TicketAtDoor {
  const { customer } = order;
  const here = order.tickets.filter((each) => each.jetId === ticket.jetId && each.state === 'valid');
  return {
    name: `${order.number}-${ticket.position}`,
    holder: `${customer.firstName} ${customer.lastName}`.trim(),
    price: shown(ticket.price.name, language),
    group: order.group?.isOneCode ? { name: order.group.name, heads: here.length } : null,
    seatGroup: shown(ticket.seatGroup.name, language),
    proof: ticket.proof && shown(ticket.proof, language),
    event: ticket.event && shown(ticket.event, language),
    startsAt: ticket.startsAt,
    position: here.findIndex(({ position }) => position === ticket.position) + 1,
    of: here.length,
    waiting: waitingTickets(order, jetId).length,
  };
}
