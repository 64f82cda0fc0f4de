import type { ColumnType } from 'kysely';
import { optionalLocalizedFrom } from '#platform/database/columns.server.ts';
import type { PriceConditionColumns } from '../table.server.ts';
import type { PriceConditions } from './price-conditions.ts';

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
  'prices.group_from',
  'prices.flat_heads',
  'prices.flat_further_cents',
  'prices.asks_allergies',
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
    groupFrom: row.group_from,
    asksAllergies: row.asks_allergies,
    flat: row.flat_heads === null ? null : { heads: row.flat_heads, furtherCents: row.flat_further_cents },
  };
}
