import {
  EMAIL_CONFIRM_SLUG,
  FIELD_TYPE,
  type Field,
  type FieldValues,
  hasSeveral,
  isAnswered,
} from './field.ts';

/** Returns the input name of a field, prefixed so that no field can stand in for a part of the form itself. */
export const inputName = (slug: string) => `field-${slug}`;

const MAX_STORED_LENGTH = 20_000;

/** Reads the values of a form's inputs. A file is read as the id under which it was uploaded: the last one counts. */
export function readEntryForm(form: FormData, fields: readonly Field<unknown>[]): FieldValues {
  const typed = (slug: string) =>
    form
      .getAll(inputName(slug))
      .filter((value) => typeof value === 'string')
      .map((value) => value.slice(0, MAX_STORED_LENGTH).replaceAll('\r\n', '\n'));
  const values = fields
    .filter(isAnswered)
    .map(
      (field) =>
        [field.slug, hasSeveral(field) ? typed(field.slug) : (typed(field.slug).at(-1) ?? '')] as const,
    );
  return Object.fromEntries([...values, [EMAIL_CONFIRM_SLUG, typed(EMAIL_CONFIRM_SLUG).at(-1) ?? '']]);
}

/** The fields with a file that is not stored yet: it is being uploaded, or was chosen before hydration. */
export function filesUnstored(form: FormData, fields: readonly Field<unknown>[]): string[] {
  return fields
    .filter(({ field_type: type }) => type === FIELD_TYPE.file)
    .map(({ slug }) => slug)
    .filter((slug) =>
      form.getAll(inputName(slug)).some((value) => typeof value !== 'string' && value.size > 0),
    );
}
