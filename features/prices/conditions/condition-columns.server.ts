import type { ColumnType } from 'kysely';
import type { Localized } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import {
  type DefaultedColumn,
  type FlagColumn,
  optionalLocalizedFrom,
} from '#platform/database/columns.server.ts';
import type { PriceConditions } from './price-conditions.ts';

/** The conditions of a price as they are stored in its row. */
export interface PriceConditionColumns {
  age_from: DefaultedColumn<number | null>;
  age_to: DefaultedColumn<number | null>;
  proof_de: DefaultedColumn<string | null>;
  proof_en: DefaultedColumn<string | null>;
  asks_proof_number: FlagColumn;
  together_at_most: DefaultedColumn<number | null>;
  together_per: DefaultedColumn<number | null>;
  /** The names of the prices it comes together with: those of its own list, which is written as a whole. */
  together_with: ColumnType<Localized[] | null, string | null | undefined, string | null>;
  early_cents: DefaultedColumn<number | null>;
  early_until: DefaultedColumn<Day | null>;
  early_days: DefaultedColumn<number | null>;
  members_only: FlagColumn;
}

type Row = {
  [K in keyof PriceConditionColumns]: PriceConditionColumns[K] extends ColumnType<infer S, infer _I, infer _U>
    ? S
    : never;
};

/** The columns to select for `conditionsFrom`. */
export const CONDITION_COLUMNS = [
  'prices.age_from',
  'prices.age_to',
  'prices.proof_de',
  'prices.proof_en',
  'prices.asks_proof_number',
  'prices.together_at_most',
  'prices.together_per',
  'prices.together_with',
  'prices.early_cents',
  'prices.early_until',
  'prices.early_days',
  'prices.members_only',
] as const;

/** The conditions of a price from its row. */
export function conditionsFrom(row: Row): PriceConditions {
  const { together_at_most: atMost, together_per: per, together_with: of } = row;
  return {
    ageFrom: row.age_from,
    ageTo: row.age_to,
    proof: optionalLocalizedFrom(row, 'proof'),
    asksProofNumber: row.asks_proof_number,
    together: atMost === null || per === null || of === null ? null : { atMost, per, of },
    early:
      row.early_cents === null
        ? null
        : { cents: row.early_cents, until: row.early_until, daysBefore: row.early_days },
    membersOnly: row.members_only,
  };
}
