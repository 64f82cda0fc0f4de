import { isEmailAddress } from '#lib/email-address.ts';
import { isDay } from '#lib/venue-time.ts';
import {
  boundsOf,
  EMAIL_CONFIRM_SLUG,
  FIELD_TYPE,
  type Field,
  type FieldValues,
  hasSeveral,
  isAnswered,
  valuesOf,
} from './field.ts';
import { isVisible } from './is-visible.ts';

/** Error of a field. For files, only the server checks more than that one was named. */
export type FieldError =
  | 'REQUIRED'
  | 'INVALID_EMAIL'
  | 'EMAILS_DIFFER'
  | 'TOO_LONG'
  | 'INVALID_NUMBER'
  | 'OUT_OF_RANGE'
  | 'INVALID_DATE'
  | 'INVALID_PHONE'
  | 'UNKNOWN_CHOICE'
  | 'ONE_VALUE'
  | 'UNKNOWN_FIELD'
  | 'FILE_GONE'
  | 'FILE_TOO_LARGE'
  | 'FILE_KIND';
export type FieldErrors = Record<string, FieldError>;

/** Maximum characters of a field of one line, and of one with several. */
export const MAX_LINE_LENGTH = 500;
export const MAX_TEXT_LENGTH = 3000;

export interface CheckedEntry {
  /** Values to store: the fields that were visible and answered, cleaned. */
  values: FieldValues;
  errors: FieldErrors;
}

type Checked = Field<unknown>;

/**
 * Validates an entry, in the browser and again on the server (docs/product/forms.md#rules). Hidden fields are left out, with
 * their input; unknown ones are refused.
 */
export function checkEntry(fields: readonly Checked[], sent: FieldValues): CheckedEntry {
  const values: Record<string, string | readonly string[]> = {};
  const errors: FieldErrors = {};
  const said = Object.fromEntries(Object.keys(sent).map((slug) => [slug, saidIn(sent, slug)]));
  const answered = fields.filter(isAnswered);
  const asked = answered.filter((field) => isVisible(field, fields, said));
  const known = new Set([...answered.map(({ slug }) => slug), EMAIL_CONFIRM_SLUG]);
  for (const slug of Object.keys(sent)) if (!known.has(slug)) errors[slug] = 'UNKNOWN_FIELD';
  for (const field of asked) {
    const given = valuesOf(said, field.slug);
    const error = errorOf(field, given);
    if (error) errors[field.slug] = error;
    else if (given.length > 0)
      values[field.slug] = hasSeveral(field) ? [...new Set(given)] : (given[0] ?? '');
  }
  const error = confirmationError(asked, said);
  if (error) errors[EMAIL_CONFIRM_SLUG] = error;
  return { values, errors };
}

/** Returns the typed or chosen values; blanks alone count as nothing. */
const saidIn = (sent: FieldValues, slug: string): string[] =>
  valuesOf(sent, slug).flatMap((each) => each.trim() || []);

function confirmationError(asked: readonly Checked[], said: FieldValues): FieldError | null {
  const again = valuesOf(said, EMAIL_CONFIRM_SLUG);
  const email = asked.find(({ field_type: type }) => type === FIELD_TYPE.email);
  if (!email || again.length === 0) return null;
  if (again.length > 1) return 'ONE_VALUE';
  const [first = ''] = valuesOf(said, email.slug);
  return first.toLowerCase() === again[0]?.toLowerCase() ? null : 'EMAILS_DIFFER';
}

function errorOf(field: Checked, filled: readonly string[]): FieldError | null {
  if (filled.length === 0) return field.required ? 'REQUIRED' : null;
  if (filled.length > 1 && !hasSeveral(field)) return 'ONE_VALUE';
  const most = field.field_type === FIELD_TYPE.textArea ? MAX_TEXT_LENGTH : MAX_LINE_LENGTH;
  if (filled.some((each) => each.length > most)) return 'TOO_LONG';
  const [value = ''] = filled;
  switch (field.field_type) {
    case FIELD_TYPE.email:
      return isEmailAddress(value) ? null : 'INVALID_EMAIL';
    case FIELD_TYPE.number:
      return numberError(field, value);
    case FIELD_TYPE.date:
      return isDay(value) ? null : 'INVALID_DATE';
    case FIELD_TYPE.telephone:
      return /^\+?[\d\s()/.-]{3,40}$/.test(value) ? null : 'INVALID_PHONE';
    case FIELD_TYPE.tick:
    case FIELD_TYPE.consent:
      return value === 'yes' ? null : 'UNKNOWN_CHOICE';
    case FIELD_TYPE.select:
    case FIELD_TYPE.radio:
    case FIELD_TYPE.checkboxes:
    case FIELD_TYPE.chips: {
      const known = new Set(field.choices.map((choice) => choice.value));
      return filled.every((each) => known.has(each)) ? null : 'UNKNOWN_CHOICE';
    }
    case FIELD_TYPE.file:
      return value === 'TOO_LARGE' ? 'FILE_TOO_LARGE' : value === 'UNKNOWN_TYPE' ? 'FILE_KIND' : null;
    default:
      return null;
  }
}

function numberError(field: Checked, value: string): FieldError | null {
  const { min, max } = boundsOf(field);
  if (!/^-?\d{1,9}$/.test(value)) return 'INVALID_NUMBER';
  return Number(value) < min || Number(value) > max ? 'OUT_OF_RANGE' : null;
}
