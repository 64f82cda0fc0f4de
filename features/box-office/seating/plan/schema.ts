import { z } from 'zod';
import {
  CODE_LENGTH,
  GROUP_TONES,
  GUID_LENGTH,
  LABEL_LENGTH,
  MAX_AREAS,
  MAX_GROUPS,
  MAX_ROWS,
  MAX_SEATS,
  MAX_SEATS_IN_ROW,
  MAX_SIZE,
  MAX_ZONES,
  NAME_LENGTH,
} from './limits.ts';

const localized = z.strictObject({
  de: z.string().trim().min(1).max(NAME_LENGTH),
  en: z.string().trim().min(1).max(NAME_LENGTH).nullable(),
});
const label = z.string().trim().min(1).max(LABEL_LENGTH);
const code = z.string().trim().min(1).max(CODE_LENGTH);
const centimetres = z.int().min(0).max(MAX_SIZE);
const flag = z.boolean().default(false);

const seat = z.strictObject({
  /** Remains the same over all versions of a plan. */
  guid: z.string().min(1).max(GUID_LENGTH),
  label,
  x: centimetres,
  y: centimetres,
  /** Code of a group of this plan. */
  group: code,
  /** An aisle lies between the seat before and this one. */
  isAfterAisle: flag,
  isWheelchair: flag,
  /** Belongs to the wheelchair place beside it. */
  isCompanion: flag,
  isStepFree: flag,
  /** Can be taken out, to make room for a wheelchair or a camera. */
  isRemovable: flag,
  /** Description of what hides the stage. */
  restrictedView: localized.nullable().default(null),
});

const row = z.strictObject({
  label,
  /** Quality of the row, from 1 to 5: best seats come from the better rows first. */
  stars: z.int().min(1).max(5).default(3),
  /** Seats as people sit, from the left of those who look at the stage. */
  seats: z.array(seat).min(1).max(MAX_SEATS_IN_ROW),
});

const zone = z.strictObject({ name: localized, rows: z.array(row).max(MAX_ROWS) });

const area = z.strictObject({
  kind: z.enum(['stage', 'label']),
  text: localized,
  ...{ x: centimetres, y: centimetres, width: centimetres, height: centimetres },
});

const group = z.strictObject({ code, name: localized, tone: z.enum(GROUP_TONES) });

/**
 * The document of a seating plan (docs/product/seating.md#plan): lengths in centimetres, from the corner at the left of the stage
 * for those who look at it. Rows stand in the order of their distance to the stage.
 */
const planDocument = z.strictObject({
  size: z.strictObject({ width: centimetres.min(1), height: centimetres.min(1) }),
  groups: z.array(group).max(MAX_GROUPS),
  zones: z.array(zone).max(MAX_ZONES),
  areas: z.array(area).max(MAX_AREAS),
});

/** Accepts a plan within the limits. */
export const seatingPlan = planDocument.refine(({ zones }) => seatCount(zones) <= MAX_SEATS, {
  path: ['zones'],
});

function seatCount(zones: SeatingPlan['zones']): number {
  return zones.reduce((sum, { rows }) => rows.reduce((count, { seats }) => count + seats.length, sum), 0);
}

export type SeatingPlan = z.output<typeof planDocument>;
