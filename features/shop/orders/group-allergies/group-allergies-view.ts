import type { GroupAllergy } from '#features/box-office/questions/index.ts';

/** Allergies and needs of a group, on the page of its order; what was counted before is for the staff alone. */
export interface GroupAllergiesView {
  /** How many the group is. */
  heads: number;
}

/** A form that was sent: as it was typed, and why it was refused, in words; `null` where it is stored. */
export interface GroupAllergiesAnswer {
  typed: Record<GroupAllergy, string> | null;
  problem: string | null;
}

/** Name of the field of an allergy. */
export const allergyField = (key: GroupAllergy): string => `allergy.${key}`;
