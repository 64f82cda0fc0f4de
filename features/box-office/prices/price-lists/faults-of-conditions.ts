import type { GroupInput, PriceInput } from './seat-group-input.server.ts';

/** A fault of a price, and its place within the seat groups. */
interface Fault {
  path: (string | number)[];
  message: string;
}

/** Returns the faults of price conditions, beyond the validity of each single value. */
export function faultsOfConditions(groups: readonly GroupInput[]): Fault[] {
  const names = new Set(groups.flatMap(({ prices }) => prices.map(({ name }) => name.de)));
  return groups.flatMap(({ prices }, group) =>
    prices.flatMap((price, index) =>
      faultsOf(price, names).map(([field, message]) => ({ path: [group, 'prices', index, field], message })),
    ),
  );
}

function faultsOf(price: PriceInput, names: ReadonlySet<string>): [keyof PriceInput, string][] {
  return [...faultsOfEligibility(price), ...faultsOfTogether(price, names), ...faultsOfEarly(price)];
}

function faultsOfEligibility({ age_from: from, age_to: to, proof, asks_proof_number: asks }: PriceInput) {
  const faults: [keyof PriceInput, string][] = [];
  if (from !== null && to !== null && from > to) faults.push(['age_to', 'must not be below age_from']);
  if (asks && proof === null) faults.push(['proof', 'must be said where its number is asked for']);
  return faults;
}

function faultsOfTogether(
  { name, together_at_most: atMost, together_per: per, together_with: others }: PriceInput,
  names: ReadonlySet<string>,
) {
  const faults: [keyof PriceInput, string][] = [];
  const isWhole = [atMost !== null, per !== null, others.length > 0];
  if (new Set(isWhole).size > 1)
    faults.push([
      'together_with',
      'must be said with together_at_most and together_per, or none of the three',
    ]);
  if (others.some((other) => !names.has(other) || other === name.de))
    faults.push(['together_with', 'must be names of other prices of this list']);
  return faults;
}

function faultsOfEarly({ cents, early_cents: early, early_until: until, early_days: days }: PriceInput) {
  const faults: [keyof PriceInput, string][] = [];
  const hasEnd = until !== null || days !== null;
  if (early === null && hasEnd) faults.push(['early_cents', 'must be said where an early price ends']);
  if (early !== null && !hasEnd) faults.push(['early_until', 'or early_days must say when it is over']);
  if (early !== null && early >= cents) faults.push(['early_cents', 'must be less than cents']);
  return faults;
}
