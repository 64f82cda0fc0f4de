import { EMAIL_CONFIRM_SLUG, FIELD_TYPE, type Field, hasChoices, isAnswered, MAX_FILES } from './field.ts';

export interface WrongField {
  /** `fields.3.choices` */
  field: string;
  message: string;
}

/** Names of the inputs sent with a form besides its fields. */
export const RESERVED: readonly string[] = [EMAIL_CONFIRM_SLUG, 'token', 'website'];

/** Finds the fields of a form that contradict each other (docs/product/forms.md#fields). */
export function wrongFields(fields: readonly Field[]): WrongField[] {
  const wrong = fields.flatMap((field, index) =>
    [
      ...wrongNames(field, index, fields),
      ...wrongChoices(field),
      ...wrongBounds(field),
      ...wrongCondition(field, fields),
      ...oneFileTooMany(field, index, fields),
    ].map(({ at, message }) => ({ field: `fields.${index}.${at}`, message })),
  );
  return fields.some(isAnswered)
    ? wrong
    : [...wrong, { field: 'fields', message: 'must have one that is answered' }];
}

type Wrong = { at: string; message: string };

function wrongNames({ id, slug }: Field, index: number, fields: readonly Field[]): Wrong[] {
  const earlier = fields.slice(0, index);
  const wrong: Wrong[] = [];
  if (RESERVED.includes(slug)) wrong.push({ at: 'slug', message: 'is taken by every form' });
  if (earlier.some((other) => other.slug === slug))
    wrong.push({ at: 'slug', message: 'is taken by another field' });
  if (earlier.some((other) => other.id === id))
    wrong.push({ at: 'id', message: 'is taken by another field' });
  return wrong;
}

function wrongChoices(field: Field): Wrong[] {
  if (!hasChoices(field)) return [];
  const values = field.choices.map(({ value }) => value);
  const first = typeof field.default === 'string' ? [field.default] : field.default;
  const wrong: Wrong[] = [];
  if (values.length === 0) wrong.push({ at: 'choices', message: 'must have at least one' });
  values.forEach((value, index) => {
    if (values.indexOf(value) < index)
      wrong.push({ at: `choices.${index}.value`, message: 'is taken by another choice' });
  });
  if (first.some((value) => value !== '' && !values.includes(value)))
    wrong.push({ at: 'default', message: 'must be one of its choices' });
  return wrong;
}

function wrongBounds({ min, max }: Field): Wrong[] {
  return min !== undefined && max !== undefined && max < min
    ? [{ at: 'max', message: 'must not be below min' }]
    : [];
}

function wrongCondition({ slug, visible }: Field, fields: readonly Field[]): Wrong[] {
  if (visible === true) return [];
  const asked = fields.find((each) => each.slug === visible.field);
  if (!asked || !isAnswered(asked)) return [{ at: 'visible.field', message: 'must name another field' }];
  const known = valuesToAskFor(asked);
  if (known === null) return [{ at: 'visible.field', message: 'must name a field with choices' }];
  if (!visible.values.every((value) => known.includes(value)))
    return [{ at: 'visible.values', message: 'must be among the choices of that field' }];
  return dependsOnItself(slug, fields)
    ? [{ at: 'visible.field', message: 'must not hang on this field itself' }]
    : [];
}

/** Browsers without scripts send all files at once. */
function oneFileTooMany({ field_type: type }: Field, index: number, fields: readonly Field[]): Wrong[] {
  const earlier = fields.slice(0, index).filter((other) => other.field_type === FIELD_TYPE.file);
  return type === FIELD_TYPE.file && earlier.length >= MAX_FILES
    ? [{ at: 'field_type', message: `must not be the file after ${MAX_FILES} others` }]
    : [];
}

/** Returns the values a condition can test a field for: its choices, or that it is ticked. `null` for a field with free text. */
function valuesToAskFor(field: Field): readonly string[] | null {
  if (hasChoices(field)) return field.choices.map(({ value }) => value);
  return field.field_type === FIELD_TYPE.tick || field.field_type === FIELD_TYPE.consent ? ['yes'] : null;
}

function dependsOnItself(slug: string, fields: readonly Field[]): boolean {
  const seen = new Set<string>();
  let current = fields.find((each) => each.slug === slug);
  while (current && current.visible !== true) {
    if (seen.has(current.slug)) return true;
    seen.add(current.slug);
    const { field }: { field: string } = current.visible;
    current = fields.find((each) => each.slug === field);
  }
  return false;
}
