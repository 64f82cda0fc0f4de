import { cleanLine } from '#lib/clean-text.ts';
import type { Localized } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

/** Longest text about other needs. */
export const MAX_OTHER_NEEDS = 200;

/**
 * Allergies and needs a group may count (docs/product/groups.md#allergies-and-needs): the questions that their counts answer, known by their
 * German.
 */
export const GROUP_ALLERGIES = {
  gluten: { de: 'In der Gruppe: ohne Gluten', en: 'In the group: gluten-free' },
  lactose: { de: 'In der Gruppe: ohne Laktose', en: 'In the group: lactose-free' },
  nuts: { de: 'In der Gruppe: ohne Nüsse', en: 'In the group: no nuts' },
  egg: { de: 'In der Gruppe: ohne Ei', en: 'In the group: no egg' },
  vegetarian: { de: 'In der Gruppe: vegetarisch', en: 'In the group: vegetarian' },
  vegan: { de: 'In der Gruppe: vegan', en: 'In the group: vegan' },
  wheelchair: { de: 'In der Gruppe: im Rollstuhl', en: 'In the group: in a wheelchair' },
  other: { de: 'In der Gruppe: anderes', en: 'In the group: other' },
} satisfies Record<string, Localized>;

export type GroupAllergy = keyof typeof GROUP_ALLERGIES;

/** Those that are counted, in the order of the form; other needs are a text. */
export const COUNTED_ALLERGIES = (Object.keys(GROUP_ALLERGIES) as GroupAllergy[]).filter(
  (key) => key !== 'other',
);

/** Texts of the answers by what they answer. */
export type GroupAllergies = Partial<Record<GroupAllergy, string>>;

export interface AllergiesRefusal {
  code: 'NO_COUNT' | 'TOO_MANY_COUNTED' | 'OTHER_TOO_LONG';
}

/**
 * Reads what a group counts as it is typed; what is empty or 0 is left out.
 * @param heads how many the group is
 */
export function readGroupAllergies(
  typed: Readonly<Record<GroupAllergy, string>>,
  heads: number,
): Result<GroupAllergies, AllergiesRefusal> {
  const read: GroupAllergies = {};
  for (const key of COUNTED_ALLERGIES) {
    const text = typed[key].trim();
    if (!/^\d{0,4}$/.test(text)) return fail({ code: 'NO_COUNT' });
    if (Number(text) > heads) return fail({ code: 'TOO_MANY_COUNTED' });
    if (Number(text) > 0) read[key] = String(Number(text));
  }
  const other = cleanLine(typed.other);
  if (other.length > MAX_OTHER_NEEDS) return fail({ code: 'OTHER_TOO_LONG' });
  return succeed(other === '' ? read : { ...read, other });
}
