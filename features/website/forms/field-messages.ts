import type { MessageDescriptor } from '@lingui/core';
import { translate } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { type FieldError, MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from './check-entry.ts';
import { boundsOf, FIELD_TYPE, type Field, MAX_FILE_BYTES } from './field.ts';

const MEGABYTE = 1_000_000;

/**
 * Returns the message for an error, shown beside the field and in API responses: the wording for an invalid email
 * address and for a required field is the one API callers know.
 */
export function fieldMessage(
  error: FieldError,
  language: Language,
  field?: Pick<Field<unknown>, 'field_type' | 'min' | 'max' | 'bytes'>,
): string {
  const most = field?.field_type === FIELD_TYPE.textArea ? MAX_TEXT_LENGTH : MAX_LINE_LENGTH;
  const { min, max } = boundsOf(field ?? {});
  const bytes = field?.bytes ?? MAX_FILE_BYTES;
  const megabytes = (bytes / MEGABYTE).toLocaleString(language, { maximumFractionDigits: 2 });
  const messages: Record<FieldError, MessageDescriptor> = {
    REQUIRED: msg`This field is required!`,
    INVALID_EMAIL: msg`Invalid e-mail address!`,
    EMAILS_DIFFER: msg`The two addresses don’t match.`,
    TOO_LONG: msg`That’s more than ${{ most }} characters. Shorten it.`,
    INVALID_NUMBER: msg`Enter a whole number.`,
    OUT_OF_RANGE: msg`Enter a number from ${{ min }} to ${{ max }}.`,
    INVALID_DATE: msg`That date doesn’t exist.`,
    INVALID_PHONE: msg`Use only digits, spaces and a plus sign.`,
    UNKNOWN_CHOICE: msg`Choose one of the options.`,
    ONE_VALUE: msg`Choose only one answer.`,
    UNKNOWN_FIELD: msg`This field doesn’t exist.`,
    FILE_GONE: msg`The file is no longer here. Upload it again.`,
    FILE_TOO_LARGE: msg`The file is too large. The limit is ${{ megabytes }} MB.`,
    FILE_KIND: msg`This type of file isn’t accepted here.`,
  };
  return translate(messages[error], language);
}
