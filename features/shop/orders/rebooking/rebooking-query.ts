import type { RebookingError, RebookingTarget } from '#features/box-office/ticketing/index.ts';
import { parseId } from '#lib/query-parameters.ts';

/** Choices on the page, as stored in its address. */
export const REBOOKING_QUERY = ['ticket', 'to', 'page'] as const;

export interface RebookingQuery {
  /** Places of the tickets; none: all that can be exchanged. */
  positions: number[];
  to: RebookingTarget | null;
  /** From 1. */
  page: number;
  /** True if the amount by which the tickets cost less was to become credit, as chosen before. */
  asCredit: boolean;
}

/** Places of tickets that are read of an address or a form. */
export const MAX_TICKETS = 100;
const TARGET = /^(\d{1,10})(?:-(\d{1,10}))?$/;

export function readRebookingQuery(query: URLSearchParams): RebookingQuery {
  return {
    positions: positionsIn(query.getAll('ticket')),
    to: targetIn(query.get('to') ?? ''),
    page: parseId(query.get('page')) ?? 1,
    asCredit: query.get('back') === 'credit',
  };
}

/** Positions of tickets; invalid ones are left out. */
export function positionsIn(values: readonly string[]): number[] {
  const positions = values.slice(0, MAX_TICKETS).map(parseId);
  return [...new Set(positions.filter((position) => position !== null))];
}

/** `12` is a date, `12-3` its third timeslot. */
export function targetIn(value: string): RebookingTarget | null {
  const [, date = '', block] = TARGET.exec(value) ?? [];
  const jetId = parseId(date);
  const blockId = block === undefined ? null : parseId(block);
  if (jetId === null || (block !== undefined && blockId === null)) return null;
  return { jetId, blockId };
}

/** Tells if the chosen date can still be taken once the change to it has been seen. */
export const isRetryableChange = ({ code }: RebookingError): boolean =>
  code === 'REBOOKED_PRICE_CHANGED' || code === 'REBOOKED_DATE_MOVED';

export const targetValue = ({ jetId, blockId }: RebookingTarget): string =>
  blockId === null ? String(jetId) : `${jetId}-${blockId}`;
