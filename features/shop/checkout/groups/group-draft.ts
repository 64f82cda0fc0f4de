import { flatTotal, type PriceSum, priceSum } from '#features/box-office/prices/index.ts';
import {
  GROUP_NEEDS,
  type GroupDate,
  type GroupNeed,
  type GroupOrder,
  type GroupPrice,
  MAX_GROUP,
  type RecipientDraft,
} from '#features/box-office/ticketing/index.ts';

/** A group booking as it is typed; numbers as text. */
export interface GroupDraft {
  /** Number of the date; empty where none is chosen. */
  event: string;
  /** Heads at the first group price and those below it together. */
  heads: string;
  /** How many of them pay another price, and how many come along, by sale type. */
  others: Record<string, string>;
  needs: GroupNeed[];
  isOneCode: boolean;
  school: string;
  className: string;
  firstName: string;
  lastName: string;
  email: string;
  recipient: RecipientDraft;
}

/** Field of the form for another price. */
export const otherField = (saleTypeId: number): string => `other.${saleTypeId}`;

/** Reads the needs among the values of a form field. */
export const groupNeeds = (values: readonly string[]): GroupNeed[] =>
  GROUP_NEEDS.filter((need) => values.includes(need));

/** Prices of a date by what they mean for a group. */
export interface GroupPrices {
  /** Price of most heads. */
  main: GroupPrice | undefined;
  /** Other prices that some of the heads pay. */
  parts: GroupPrice[];
  /** Prices of those who come along. */
  companions: GroupPrice[];
}

export function groupPricesOf({ prices }: Pick<GroupDate, 'prices'>): GroupPrices {
  const [main, ...parts] = prices.filter(({ groupFrom }) => groupFrom !== null);
  return { main, parts, companions: prices.filter(({ groupFrom }) => groupFrom === null) };
}

/** One line of the sum; a flat price is one, however many heads it is for. */
export interface GroupLine {
  price: GroupPrice;
  quantity: number;
  totalCents: number;
}

/** Returns what so many tickets of a price cost, in cents; 0 where it is not sold for so many. */
function totalOf({ cents, flat }: GroupPrice, quantity: number): number {
  return flat === null ? cents * quantity : (flatTotal({ cents, flat }, quantity) ?? 0);
}

/** The sum of the lines, with its VAT. */
export function groupSum(lines: readonly GroupLine[]): PriceSum {
  return priceSum(
    lines.map(({ price: { vatBasisPoints }, totalCents }) => ({
      ...{ cents: totalCents, quantity: 1, vatBasisPoints },
    })),
  );
}

/** Most heads of the group by its flat price; `null` where there is no such limit. */
const mostHeads = ({ flat }: GroupPrice): number | null =>
  flat !== null && flat.furtherCents === null ? flat.heads : null;

const wholeNumber = (typed: string): number => {
  const number = Number(typed.trim() === '' ? 0 : typed);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
};

/** Heads of the draft: all of the group, and those who come along. */
export function headsOf(draft: Pick<GroupDraft, 'heads' | 'others'>, date: Pick<GroupDate, 'prices'>) {
  const { companions } = groupPricesOf(date);
  const along = companions.reduce((sum, price) => sum + otherCount(draft, price), 0);
  return { heads: wholeNumber(draft.heads), along };
}

/** How many of one price besides the main one are wanted. */
export function otherCount({ others }: Pick<GroupDraft, 'others'>, { saleTypeId }: GroupPrice): number {
  return wholeNumber(others[saleTypeId] ?? '');
}

/** How many may come along for the heads there are. */
export function mostAlong({ together }: GroupPrice, heads: number): number {
  return together === null ? MAX_GROUP : Math.floor(heads / together.per) * together.atMost;
}

/** Lines of the order at a date in the order of the prices, without those of nobody. */
export function groupLines(
  draft: Pick<GroupDraft, 'heads' | 'others'>,
  date: Pick<GroupDate, 'prices'>,
): GroupLine[] {
  const { main, parts, companions } = groupPricesOf(date);
  if (!main) return [];
  const { heads } = headsOf(draft, date);
  const others = [...parts, ...companions].map((price) => ({ price, quantity: otherCount(draft, price) }));
  const ofParts = others
    .filter(({ price }) => parts.includes(price))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return [{ price: main, quantity: heads - ofParts }, ...others]
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, totalCents: totalOf(line.price, line.quantity) }));
}

/** Faults of a draft by field, to be said in words. */
export type GroupFault = 'REQUIRED' | 'TOO_FEW' | 'TOO_MANY' | 'NO_ROOM' | 'TOO_LONG';
export type GroupFaults = Partial<Record<string, GroupFault>>;

const MAX_NAME = 120;

/** Returns the faults of numbers, date and names; those of the customer and the invoice are checked apart. */
export function groupFaults(draft: GroupDraft, date: GroupDate | undefined): GroupFaults {
  const faults: GroupFaults = {};
  for (const field of ['school', 'className'] as const) {
    if (field === 'school' && draft.school === '') faults.school = 'REQUIRED';
    if (draft[field].length > MAX_NAME) faults[field] = 'TOO_LONG';
  }
  if (!date) return { ...faults, event: 'REQUIRED' };
  const { main, parts, companions } = groupPricesOf(date);
  const { heads, along } = headsOf(draft, date);
  if (heads < (main?.groupFrom ?? 1)) faults.heads = 'TOO_FEW';
  if (heads + along > MAX_GROUP) faults.heads = 'TOO_MANY';
  const ofParts = parts.reduce((sum, price) => sum + otherCount(draft, price), 0);
  const most = main ? mostHeads(main) : null;
  if (most !== null && heads - ofParts > most) faults.heads = 'TOO_MANY';
  for (const price of parts)
    if (isTooMany(price, { heads, ofParts, count: otherCount(draft, price) }))
      faults[otherField(price.saleTypeId)] = 'TOO_MANY';
  for (const price of companions)
    if (otherCount(draft, price) > mostAlong(price, heads)) faults[otherField(price.saleTypeId)] = 'TOO_MANY';
  if (faults.heads === undefined && heads + along > date.free) faults.event = 'NO_ROOM';
  return faults;
}

/** Tells if more heads pay another price than there are, or than it is sold for. */
function isTooMany(
  price: GroupPrice,
  { heads, ofParts, count }: { heads: number; ofParts: number; count: number },
): boolean {
  const most = mostHeads(price);
  return (ofParts > heads && count > 0) || (most !== null && count > most);
}

/** The order a draft without faults makes; `null` lines never reach it. */
export function groupTickets(draft: GroupDraft, date: GroupDate): GroupOrder['tickets'] {
  return groupLines(draft, date).map(({ price: { saleTypeId, cents }, quantity }) => ({
    ...{ saleTypeId, cents, quantity },
  }));
}

/** Dates with room for so many first, each part by time. */
export function datesByRoom<D extends Pick<GroupDate, 'free' | 'startsAt'>>(
  dates: readonly D[],
  places: number,
): D[] {
  const fits = ({ free }: D) => Number(free < places);
  return dates.toSorted((a, b) => fits(a) - fits(b) || a.startsAt.localeCompare(b.startsAt));
}
