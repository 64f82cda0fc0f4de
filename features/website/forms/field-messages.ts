import type { Language } from '#lib/localized.ts';
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
  const messages: Record<FieldError, Record<Language, string>> = {
    REQUIRED: { de: 'Dieses Feld ist erforderlich!', en: 'This field is required!' },
    INVALID_EMAIL: { de: 'Ungültige E-Mail-Adresse!', en: 'Invalid e-mail address!' },
    EMAILS_DIFFER: {
      de: 'Die beiden Adressen sind nicht gleich.',
      en: 'The two addresses don’t match.',
    },
    TOO_LONG: {
      de: `Das sind mehr als ${most} Zeichen. Bitte kürze es.`,
      en: `That’s more than ${most} characters. Shorten it.`,
    },
    INVALID_NUMBER: { de: 'Bitte eine ganze Zahl eintragen.', en: 'Enter a whole number.' },
    OUT_OF_RANGE: {
      de: `Bitte eine Zahl von ${min} bis ${max} eintragen.`,
      en: `Enter a number from ${min} to ${max}.`,
    },
    INVALID_DATE: { de: 'Diesen Tag gibt es nicht.', en: 'That date doesn’t exist.' },
    INVALID_PHONE: {
      de: 'Bitte nur Ziffern, Leerzeichen und ein Plus eintragen.',
      en: 'Use only digits, spaces and a plus sign.',
    },
    UNKNOWN_CHOICE: {
      de: 'Bitte wähle etwas von dem, was da steht.',
      en: 'Choose one of the options.',
    },
    ONE_VALUE: { de: 'Hier geht nur eine Antwort.', en: 'Choose only one answer.' },
    UNKNOWN_FIELD: { de: 'Dieses Feld gibt es nicht.', en: 'This field doesn’t exist.' },
    FILE_GONE: {
      de: 'Die Datei ist nicht mehr da. Bitte lade sie noch einmal hoch.',
      en: 'The file is no longer here. Upload it again.',
    },
    FILE_TOO_LARGE: {
      de: `Die Datei ist zu groß. Erlaubt sind ${megabytes} MB.`,
      en: `The file is too large. The limit is ${megabytes} MB.`,
    },
    FILE_KIND: {
      de: 'Diese Art von Datei geht hier nicht.',
      en: 'This type of file isn’t accepted here.',
    },
  };
  return messages[error][language];
}
