import type { Language } from '#lib/localized.ts';
import { type FieldError, LINE_AT_MOST, TEXT_AT_MOST } from './check-entry.ts';
import { boundsOf, FIELD_TYPE, FILE_BYTES_AT_MOST, type Field } from './field.ts';

const MEGABYTE = 1_000_000;

/**
 * What is said of an error, beside the field and in answers to calls: that an address is invalid and that a field is required
 * is said word for word as callers know it.
 */
export function fieldMessage(
  error: FieldError,
  language: Language,
  field?: Pick<Field<unknown>, 'field_type' | 'min' | 'max' | 'bytes'>,
): string {
  const most = field?.field_type === FIELD_TYPE.textArea ? TEXT_AT_MOST : LINE_AT_MOST;
  const { min, max } = boundsOf(field ?? {});
  const bytes = field?.bytes ?? FILE_BYTES_AT_MOST;
  const megabytes = (bytes / MEGABYTE).toLocaleString(language, { maximumFractionDigits: 2 });
  const messages: Record<FieldError, Record<Language, string>> = {
    REQUIRED: { de: 'Dieses Feld ist erforderlich!', en: 'This field is required!' },
    INVALID_EMAIL: { de: 'Ungültige E-Mail-Adresse!', en: 'Invalid e-mail address!' },
    EMAILS_DIFFER: {
      de: 'Die beiden Adressen sind nicht gleich.',
      en: 'The two addresses are not the same.',
    },
    TOO_LONG: {
      de: `Das sind mehr als ${most} Zeichen. Bitte kürze es.`,
      en: `That is more than ${most} letters. Please shorten it.`,
    },
    INVALID_NUMBER: { de: 'Bitte eine ganze Zahl eintragen.', en: 'Please enter a whole number.' },
    OUT_OF_RANGE: {
      de: `Bitte eine Zahl von ${min} bis ${max} eintragen.`,
      en: `Please enter a number from ${min} to ${max}.`,
    },
    INVALID_DATE: { de: 'Diesen Tag gibt es nicht.', en: 'There is no such day.' },
    INVALID_PHONE: {
      de: 'Bitte nur Ziffern, Leerzeichen und ein Plus eintragen.',
      en: 'Please use digits, spaces and a plus only.',
    },
    UNKNOWN_CHOICE: {
      de: 'Bitte wähle etwas von dem, was da steht.',
      en: 'Please choose from what is there.',
    },
    ONE_VALUE: { de: 'Hier geht nur eine Antwort.', en: 'Only one answer fits here.' },
    UNKNOWN_FIELD: { de: 'Dieses Feld gibt es nicht.', en: 'There is no such field.' },
    FILE_GONE: {
      de: 'Die Datei ist nicht mehr da. Bitte lade sie noch einmal hoch.',
      en: 'The file is no longer there. Please upload it again.',
    },
    FILE_TOO_LARGE: {
      de: `Die Datei ist zu groß. Erlaubt sind ${megabytes} MB.`,
      en: `The file is too large. ${megabytes} MB are allowed.`,
    },
    FILE_KIND: {
      de: 'Diese Art von Datei geht hier nicht.',
      en: 'This kind of file does not fit here.',
    },
  };
  return messages[error][language];
}
