import { formatPercent } from '../../lib/format-percent.ts';
import { parseCents, priceString } from '../../lib/money.ts';

const SCALE = 100 * 100;

/** Cents as they stand in a field, with the decimal comma prices have in both languages (docs/decisions/0008): `550` → `5,50`. */
export function eurosTyped(cents: number): string {
  return priceString(cents).replace('.', ',').replace(/,00$/, '');
}

/** Hundredths of a percent as they stand in a field: `550` → `5,5`. */
export function percentTyped(basisPoints: number): string {
  return formatPercent(basisPoints).replace(/\s%$/, '');
}

/** Parses a rate with comma or point, in hundredths of a percent; `null` for invalid input. */
export function parsePercent(text: string): number | null {
  const points = parseCents(text);
  return points === null || points > SCALE ? null : points;
}
