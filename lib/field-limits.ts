/** Bounds of one field: of a number, or the most characters of a text (docs/decisions/0120). */
export interface FieldLimits {
  min?: number;
  max?: number;
  length?: number;
}

/** Bounds by the paths of fields, those of all entries of a list under one: `seat_groups.prices.cents`. */
export type LimitsByField = Record<string, FieldLimits>;
