import type { Proposal } from './propose.ts';

/** An order that a line pays among others, with the part of the sum it is offered, in cents. */
export interface SplitPart {
  order: string;
  name: string;
  openCents: number;
  cents: number;
}

/** Shares the sum of a line out among the orders that are open of those proposed, the first ones in full; nothing where it is one. */
export function splitAmong(cents: number, proposals: readonly Proposal[]): SplitPart[] {
  const open = proposals.filter(({ fit }) => fit !== 'nothing-open');
  if (open.length < 2) return [];
  let left = cents;
  return open.map(({ order, name, openCents }) => {
    const part = Math.min(left, openCents);
    left -= part;
    return { order, name, openCents, cents: part };
  });
}

/** Tells if the parts pay everything that is open, and are the whole sum. */
export const isWholeSplit = (cents: number, parts: readonly SplitPart[]): boolean =>
  parts.length > 1 && parts.reduce((all, { openCents }) => all + openCents, 0) === cents;
