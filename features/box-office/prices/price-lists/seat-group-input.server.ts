import { z } from 'zod';
import { idNumber, localizedText } from '#features/core/resources/index.server.ts';

const MAX_PRICES = 30;
/** 10,000 €, far more than any ticket. */
const MAX_CENTS = 1_000_000;
/** Places one ticket takes: a family's, say. */
const MAX_UNITS = 20;
const NAME_LENGTH = 200;
const NOTE_LENGTH = 500;
const PROOF_LENGTH = 100;
const OLDEST = 120;
/** Tickets that come together, and days that a price is early before. */
const MAX_TOGETHER = 100;
const MAX_EARLY_DAYS = 365;
/** Heads a group may be asked to have. */
const MAX_GROUP_FROM = 100;
/** Heads a flat price may be for: as many as a group order has. */
const MAX_FLAT_HEADS = 120;

/** A whole number, or none. */
function optionalInt(min: number, max: number) {
  return z.int().min(min).max(max).nullable().default(null);
}

/** The id of a stored group; absent for a new one. */
const key = idNumber.nullable().optional();

const price = z.strictObject({
  key,
  name: localizedText(NAME_LENGTH),
  cents: z.int().min(0).max(MAX_CENTS),
  vat_basis_points: z.int().min(0).max(10_000).nullable(),
  units: z.int().min(1).max(MAX_UNITS),
  age_from: optionalInt(0, OLDEST),
  age_to: optionalInt(0, OLDEST),
  proof: localizedText(PROOF_LENGTH).nullable().default(null),
  asks_proof_number: z.boolean().default(false),
  together_at_most: optionalInt(1, MAX_TOGETHER),
  together_per: optionalInt(1, MAX_TOGETHER),
  /** Names of prices of this list, in German. */
  together_with: z.array(z.string().trim().min(1).max(NAME_LENGTH)).max(MAX_PRICES).default([]),
  early_cents: optionalInt(0, MAX_CENTS),
  early_until: z.iso.date().nullable().default(null),
  early_days: optionalInt(1, MAX_EARLY_DAYS),
  members_only: z.boolean().default(false),
  group_from: optionalInt(2, MAX_GROUP_FROM),
  flat_heads: optionalInt(2, MAX_FLAT_HEADS),
  flat_further_cents: optionalInt(0, MAX_CENTS),
  asks_allergies: z.boolean().default(false),
});

export const seatGroup = z.strictObject({
  key,
  name: localizedText(NAME_LENGTH),
  note: localizedText(NOTE_LENGTH).nullable(),
  prices: z.array(price).min(1).max(MAX_PRICES),
});

/** A seat group of a price list with its prices, the full price first. */
export type GroupInput = z.output<typeof seatGroup>;
export type PriceInput = z.output<typeof price>;
