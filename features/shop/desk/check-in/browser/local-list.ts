import type { Direction, Scanned, Verdict } from '../admission.ts';

/** Ticket of an event as a phone knows it without a network. */
export interface LocalTicket {
  hash: string;
  isInside: boolean;
}

/** A scan that is not synced yet. */
export interface WaitingScan extends Scanned {
  id: string;
  door: string;
  at: string;
  all: boolean;
  /** Missing in scans that waited before doors noted exits: those came in. */
  direction?: Direction;
}

/** Verdict a phone can give on a ticket without the server: it does not know the ticket's holder. */
export type LocalVerdict =
  | { is: 'admitted' | 'left'; ticket: null }
  | { is: 'used'; ticket: null; since: string; door: string }
  | Extract<Verdict, { is: 'refused' }>;

/** A scan as a call sends it. One that has waited since before typed text had its own field came from a camera. */
export function scanJson<S extends { text: string; isTyped?: boolean }>({
  text,
  isTyped = false,
  ...scan
}: S) {
  return isTyped ? { ...scan, typed: text } : { ...scan, text };
}

/** The ticket's own part of the content of a QR code (docs/decisions/0052); `null` in typed text. */
export function ticketPart(text: string): string | null {
  const parts = text.trim().split('.');
  return parts.length === 5 && parts[0] === 'BS1' ? (parts[3] ?? null) : null;
}

/**
 * Returns the verdict on a scan from a phone's list. `hash` is the fingerprint of `ticketPart`; `scanned` holds the
 * last scan of each ticket this phone has decided about since it got the list.
 */
export function localVerdict(
  tickets: readonly LocalTicket[],
  scanned: ReadonlyMap<string, WaitingScan>,
  hash: string | null,
  direction: Direction = 'in',
): LocalVerdict {
  const ticket = hash === null ? undefined : tickets.find((each) => each.hash === hash);
  if (!ticket || hash === null) return { is: 'refused', reason: 'offline', ticket: null };
  const before = scanned.get(hash);
  const isInside = before ? before.direction !== 'out' : ticket.isInside;
  if (direction === 'out')
    return isInside ? { is: 'left', ticket: null } : { is: 'refused', reason: 'not-inside', ticket: null };
  if (!isInside) return { is: 'admitted', ticket: null };
  return { is: 'used', ticket: null, since: before?.at ?? '', door: before?.door ?? '' };
}
