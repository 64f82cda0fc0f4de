import type { Availability } from '#features/box-office/ticketing/index.ts';

/** Places of a pool, or of several pools that are drawn on together. */
export interface Places {
  capacity: number;
  free: number;
}

/** Availability shown to visitors: the number is disclosed only when it is small enough to count. */
export interface PublicAvailability {
  availability: Availability;
  free: number | null;
}

const MIN_FEW = 5;
const MAX_FEW = 20;
/** More than this are "few seats left", without a number. */
const MAX_COUNTED = 10;

export const CLOSED: PublicAvailability = { availability: 'closed', free: null };

/** Few are at most a tenth of the capacity, but never less than 5 or more than 20 places. */
function fewUpTo(capacity: number): number {
  return Math.min(MAX_FEW, Math.max(MIN_FEW, Math.floor(capacity / 10)));
}

export function publicAvailability({ capacity, free }: Places): PublicAvailability {
  if (free <= 0) return { availability: 'sold-out', free: null };
  return free <= fewUpTo(capacity) ? few(free) : { availability: 'many', free: null };
}

/** "Nur noch 4 Plätze", or "wenige Plätze" where there are more than one counts. */
function few(free: number): PublicAvailability {
  return { availability: 'few', free: free <= MAX_COUNTED ? free : null };
}

/**
 * Summarizes several choices (seat groups, timeslots) in one availability: `many` as soon as one of them has many, so that
 * the public value of the whole changes only when that of a part does (docs/algorithms/availability.md, "Who hears of it").
 */
export function summarizeAvailability(parts: PublicAvailability[]): PublicAvailability {
  if (parts.some((part) => part.availability === 'many')) return { availability: 'many', free: null };
  const scarce = parts.filter((part) => part.availability === 'few');
  if (scarce.length > 0) return few(scarce.reduce((sum, { free }) => sum + (free ?? Infinity), 0));
  const isClosed = parts.length > 0 && parts.every((part) => part.availability === 'closed');
  return isClosed ? CLOSED : { availability: 'sold-out', free: null };
}

/**
 * Returns the availability of a slot that draws on several pools: that of the scarcest. Each is judged by its own
 * capacity, or the word for the slot could change while that for none of its pools does.
 */
export function scarcestAvailability(pools: readonly Places[]): PublicAvailability {
  const all = pools.map(publicAvailability);
  const soldOut = all.find(({ availability }) => availability === 'sold-out');
  if (soldOut) return soldOut;
  const scarce = all.filter(({ availability }) => availability === 'few');
  if (scarce.length === 0) return { availability: 'many', free: null };
  return few(Math.min(...scarce.map(({ free }) => free ?? Number.POSITIVE_INFINITY)));
}

export function isSameAvailability(one: PublicAvailability, other: PublicAvailability): boolean {
  return one.availability === other.availability && one.free === other.free;
}
