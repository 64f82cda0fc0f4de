import { type FieldProblem, fieldProblem } from '#lib/field-problem.ts';
import { EMAIL_CONFIRM_SLUG, FIELD_TYPE, type Field, hasChoices, isAnswered, MAX_FILES } from './field.ts';

/** Names of the inputs sent with a form besides its fields. */
export const RESERVED: readonly string[] = [EMAIL_CONFIRM_SLUG, 'token', 'website'];

/** Finds the fields of a form that contradict each other (docs/product/forms.md#fields). */
export function wrongFields(fields: readonly Field[]): FieldProblem[] {
  const wrong = fields.flatMap((field, index) =>
    [
      ...wrongNames(field, index, fields),
      ...wrongChoices(field),
      ...wrongBounds(field),
      ...wrongCondition(field, fields),
      ...oneFileTooMany(field, index, fields),
    ].map((problem) => ({ ...problem, field: `fields.${index}.${problem.field}` })),
  );
  return fields.some(isAnswered) ? wrong : [...wrong, fieldProblem('fields', 'no_question')];
}

function wrongNames({ id, slug }: Field, index: number, fields: readonly Field[]): FieldProblem[] {
  const earlier = fields.slice(0, index);
  const wrong: FieldProblem[] = [];
  if (RESERVED.includes(slug)) wrong.push(fieldProblem('slug', 'reserved_name'));
  if (earlier.some((other) => other.slug === slug))
    wrong.push(fieldProblem('slug', 'taken', { by: 'field' }));
  if (earlier.some((other) => other.id === id)) wrong.push(fieldProblem('id', 'taken', { by: 'field' }));
  return wrong;
}

function wrongChoices(field: Field): FieldProblem[] {
  if (!hasChoices(field)) return [];
  const values = field.choices.map(({ value }) => value);
  const first = typeof field.default === 'string' ? [field.default] : field.default;
  const wrong: FieldProblem[] = [];
  if (values.length === 0)
    wrong.push(fieldProblem('choices', 'too_small', { origin: 'array', minimum: 1, inclusive: true }));
  values.forEach((value, index) => {
    if (values.indexOf(value) < index)
      wrong.push(fieldProblem(`choices.${index}.value`, 'taken', { by: 'choice' }));
  });
  if (first.some((value) => value !== '' && !values.includes(value)))
    wrong.push(fieldProblem('default', 'not_a_choice'));
  return wrong;
}

function wrongBounds({ min, max }: Field): FieldProblem[] {
  return min !== undefined && max !== undefined && max < min
    ? [fieldProblem('max', 'below', { other: 'min' })]
    : [];
}

function wrongCondition({ slug, visible }: Field, fields: readonly Field[]): FieldProblem[] {
  if (visible === true) return [];
  const asked = fields.find((each) => each.slug === visible.field);
  if (!asked || !isAnswered(asked)) return [fieldProblem('visible.field', 'no_such_field')];
  const known = valuesToAskFor(asked);
  if (known === null) return [fieldProblem('visible.field', 'no_choices')];
  if (!visible.values.every((value) => known.includes(value)))
    return [fieldProblem('visible.values', 'not_a_choice')];
  return dependsOnItself(slug, fields) ? [fieldProblem('visible.field', 'depends_on_itself')] : [];
}

/** Browsers without scripts send all files at once. */
function oneFileTooMany(
  { field_type: type }: Field,
  index: number,
  fields: readonly Field[],
): FieldProblem[] {
  const earlier = fields.slice(0, index).filter((other) => other.field_type === FIELD_TYPE.file);
  return type === FIELD_TYPE.file && earlier.length >= MAX_FILES
    ? [fieldProblem('field_type', 'too_many', { maximum: MAX_FILES })]
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
