import type { Availability } from '../provider.ts';

/** Places of a pool, or of several pools that are drawn on together. */
export interface Places {
  capacity: number;
  free: number;
}

/** What visitors read about places: the number is told only when there are few. */
export interface Told {
  availability: Availability;
  free: number | null;
}

const FEW_AT_LEAST = 5;
const FEW_AT_MOST = 20;

export const CLOSED: Told = { availability: 'closed', free: null };

/** "Nur noch 4 Plätze": at most a tenth of the capacity, but never less than 5 or more than 20 places. */
function fewUpTo(capacity: number): number {
  return Math.min(FEW_AT_MOST, Math.max(FEW_AT_LEAST, Math.floor(capacity / 10)));
}

export function told({ capacity, free }: Places): Told {
  if (free <= 0) return { availability: 'sold-out', free: null };
  return free <= fewUpTo(capacity) ? { availability: 'few', free } : { availability: 'many', free: null };
}

/**
 * One word for several choices (seat groups, timeslots): `many` as soon as one of them has many, so that what is told of
 * the whole changes only when what is told of one part does (docs/algorithms/availability.md, "Who hears of it").
 */
export function toldTogether(parts: Told[]): Told {
  if (parts.some((part) => part.availability === 'many')) return { availability: 'many', free: null };
  const free = parts.reduce((sum, part) => sum + (part.free ?? 0), 0);
  if (free > 0) return { availability: 'few', free };
  const isClosed = parts.length > 0 && parts.every((part) => part.availability === 'closed');
  return isClosed ? CLOSED : { availability: 'sold-out', free: null };
}

/** A slot has what is free in each of the pools it draws on. */
export function tightest(pools: Places[]): Places {
  return {
    capacity: Math.min(...pools.map((pool) => pool.capacity)),
    free: Math.min(...pools.map((pool) => pool.free)),
  };
}

export function isToldAlike(one: Told, other: Told): boolean {
  return one.availability === other.availability && one.free === other.free;
}
