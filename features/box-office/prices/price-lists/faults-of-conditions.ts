import { type Reason, reason } from '#lib/field-problem.ts';
import type { GroupInput, PriceInput } from './seat-group-input.server.ts';

/** A fault of a price, and its place within the seat groups. */
interface Fault {
  path: (string | number)[];
  reason: Reason;
}

type FaultOfPrice = [keyof PriceInput, Reason];

/** Returns the faults of price conditions, beyond the validity of each single value. */
export function faultsOfConditions(groups: readonly GroupInput[]): Fault[] {
  const names = new Set(groups.flatMap(({ prices }) => prices.map(({ name }) => name.de)));
  return groups.flatMap(({ prices }, group) =>
    prices.flatMap((price, index) =>
      faultsOf(price, names).map(([field, why]) => ({ path: [group, 'prices', index, field], reason: why })),
    ),
  );
}

function faultsOf(price: PriceInput, names: ReadonlySet<string>): FaultOfPrice[] {
  return [
    ...faultsOfEligibility(price),
    ...faultsOfTogether(price, names),
    ...faultsOfEarly(price),
    ...faultsOfFlat(price),
  ];
}

function faultsOfEligibility({ age_from: from, age_to: to, proof, asks_proof_number: asks }: PriceInput) {
  const faults: FaultOfPrice[] = [];
  if (from !== null && to !== null && from > to)
    faults.push(['age_to', reason('age_below', { other: 'age_from' })]);
  if (asks && proof === null) faults.push(['proof', reason('required_with', { other: 'asks_proof_number' })]);
  return faults;
}

function faultsOfTogether(
  { name, together_at_most: atMost, together_per: per, together_with: others }: PriceInput,
  names: ReadonlySet<string>,
) {
  const faults: FaultOfPrice[] = [];
  const isWhole = [atMost !== null, per !== null, others.length > 0];
  if (new Set(isWhole).size > 1)
    faults.push(['together_with', reason('incomplete', { fields: ['together_at_most', 'together_per'] })]);
  if (others.some((other) => !names.has(other) || other === name.de))
    faults.push(['together_with', reason('unknown_prices')]);
  return faults;
}

/** Allergies are asked of groups alone; a flat price is that of one, takes a place for each head, and is not early; a further head costs no more than all of them. */
function faultsOfFlat({ cents, units, group_from: from, early_cents: early, ...flat }: PriceInput) {
  const faults: FaultOfPrice[] = [];
  const { flat_heads: heads, flat_further_cents: further, asks_allergies: asks } = flat;
  if (asks && from === null)
    faults.push(['group_from', reason('required_with', { other: 'asks_allergies' })]);
  if (heads === null) {
    if (further !== null)
      faults.push(['flat_heads', reason('required_with', { other: 'flat_further_cents' })]);
    return faults;
  }
  if (from === null) faults.push(['group_from', reason('required_with', { other: 'flat_heads' })]);
  if (from !== null && from > heads) faults.push(['flat_heads', reason('below', { other: 'group_from' })]);
  if (units > 1) faults.push(['units', reason('excluded', { other: 'flat_heads' })]);
  if (early !== null) faults.push(['early_cents', reason('excluded', { other: 'flat_heads' })]);
  if (further !== null && further > cents)
    faults.push(['flat_further_cents', reason('too_many', { maximum: cents })]);
  return faults;
}

function faultsOfEarly({ cents, early_cents: early, early_until: until, early_days: days }: PriceInput) {
  const faults: FaultOfPrice[] = [];
  const hasEnd = until !== null || days !== null;
  if (early === null && hasEnd)
    faults.push([
      'early_cents',
      reason('required_with', { other: until === null ? 'early_days' : 'early_until' }),
    ]);
  if (early !== null && !hasEnd)
    faults.push(['early_until', reason('one_required', { fields: ['early_until', 'early_days'] })]);
  if (early !== null && early >= cents) faults.push(['early_cents', reason('not_less', { other: 'cents' })]);
  return faults;
}
