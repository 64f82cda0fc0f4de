import { type Day, dayOf } from '#lib/venue-time.ts';
import type { LedgerLine } from '../closings/ledger-line.ts';

/** A donation that was paid and kept: number of its order, day of its payment at the venue, cents. */
export interface NetDonation {
  order: string;
  day: Day;
  cents: number;
}

/**
 * Donations that were kept, from all rows of the ledger of one order in their order. Money that went back lessens the
 * latest ones first; money that came back to the venue, as after a refund that failed, makes them good again.
 */
export function netDonations(lines: readonly LedgerLine[]): NetDonation[] {
  const given: NetDonation[] = [];
  const returned: { from: NetDonation; cents: number }[] = [];
  for (const line of lines) {
    let cents = shareOf(line);
    for (const from of cents < 0 ? given.toReversed() : []) {
      const part = Math.min(from.cents, -cents);
      from.cents -= part;
      cents += part;
      if (part > 0) returned.push({ from, cents: part });
    }
    while (cents > 0 && line.kind !== 'payment' && returned.length > 0) {
      const last = returned.at(-1) as (typeof returned)[number];
      const part = Math.min(last.cents, cents);
      last.from.cents += part;
      last.cents -= part;
      cents -= part;
      if (last.cents === 0) returned.pop();
    }
    if (cents > 0) given.push({ order: line.order, day: dayOf(line.at), cents });
  }
  return given.filter((each) => each.cents > 0);
}

const shareOf = ({ shares }: LedgerLine): number =>
  shares.reduce((sum, { basisPoints, cents }) => sum + (basisPoints === 'donation' ? cents : 0), 0);

/** Sum of donations in cents. */
export const sumOf = (donations: readonly NetDonation[]): number =>
  donations.reduce((sum, { cents }) => sum + cents, 0);

/** Difference of the donations kept now from those confirmed: `less` where one was given back, else `more` where others came. */
export function changeSince(
  confirmed: readonly NetDonation[],
  now: readonly NetDonation[],
): 'less' | 'more' | null {
  const sumsNow = sumsByOrder(now);
  const sumsThen = sumsByOrder(confirmed);
  if ([...sumsThen].some(([order, cents]) => (sumsNow.get(order) ?? 0) < cents)) return 'less';
  return sumOf(now) > sumOf(confirmed) ? 'more' : null;
}

function sumsByOrder(donations: readonly NetDonation[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { order, cents } of donations) sums.set(order, (sums.get(order) ?? 0) + cents);
  return sums;
}
