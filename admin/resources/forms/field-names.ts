import { RESERVED } from '../../../features/website/forms/check-fields.ts';
import { type Field, hasChoices } from '../../../features/website/forms/field.ts';

/** A field as typed: a new one has no name and no values yet. */
export type TypedField = Partial<Pick<Field, 'slug' | 'label' | 'field_type' | 'choices'>>;

/** Maximum characters of a name. */
const LONGEST = 50;

/** A field with a name, and its choices with values; existing ones are preserved. No name is one of `taken`. */
export function named<F extends TypedField>(field: F, taken: readonly string[]): F & { slug: string } {
  const slug = field.slug || freeName(field.label?.de, taken, 'feld');
  if (field.field_type === undefined || !hasChoices({ field_type: field.field_type }))
    return { ...field, slug };
  const values = (field.choices ?? []).map(({ value }) => value).filter(Boolean);
  const choices = (field.choices ?? []).map((choice) => {
    const value = choice.value || freeName(choice.label?.de, values, 'antwort');
    values.push(value);
    return { ...choice, value };
  });
  return { ...field, slug, choices };
}

/** Fields with names and values, each unlike all others; a row that was just added may still be empty. */
export function namedFields<F extends TypedField>(
  fields: readonly (F | null | undefined)[],
): (F & { slug: string })[] {
  const taken = [...RESERVED, ...fields.map((each) => each?.slug ?? '')];
  return fields.map((each) => {
    const field = named(each ?? ({} as F), taken);
    taken.push(field.slug);
    return field;
  });
}

/** A name from a label that none of `taken` has. */
function freeName(label: string | null | undefined, taken: readonly string[], otherwise: string): string {
  const words = (label ?? '')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const base = words || otherwise;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(name)) return name;
  }
}
