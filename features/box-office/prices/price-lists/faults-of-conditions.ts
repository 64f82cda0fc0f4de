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
  return [...faultsOfEligibility(price), ...faultsOfTogether(price, names), ...faultsOfEarly(price)];
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
