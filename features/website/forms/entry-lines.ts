import { type Language, shown } from '#lib/localized.ts';
import { formatDay, isDay } from '#lib/venue-time.ts';
import { FIELD_TYPE, type Field, type FieldValues, isAnswered, valuesOf } from './field.ts';

/** Files of entries, by the ids they were stored under. */
type Files = ReadonlyMap<string, { name: string }>;

/** Questions and answers of an entry as somebody reads them: choices by their names, files by theirs, days in words. */
export function entryLines(
  fields: readonly Field[],
  values: FieldValues,
  files: Files,
  language: Language,
): { field: Field; label: string; answer: string; file: string | null }[] {
  const yes = language === 'de' ? 'ja' : 'yes';
  return fields.filter(isAnswered).flatMap((field) => {
    const given = valuesOf(values, field.slug);
    if (given.length === 0) return [];
    const answer = given.map((value) => {
      const file = files.get(value);
      if (file) return file.name;
      if (field.field_type === FIELD_TYPE.tick || field.field_type === FIELD_TYPE.consent) return yes;
      if (field.field_type === FIELD_TYPE.date && isDay(value)) return formatDay(value, language);
      const choice = field.choices.find((each) => each.value === value);
      return choice ? shown(choice.label, language).text : value;
    });
    const label = shown(field.label, language).text;
    return [{ field, label, answer: answer.join(', '), file: fileAmong(given, files) }];
  });
}

/** Returns the answers to questions that the form no longer asks, by their former names. */
export function formerAnswers(
  fields: readonly Field[],
  values: FieldValues,
  files: Files,
): { label: string; answer: string; file: string | null }[] {
  const asked = new Set(fields.map(({ slug }) => slug));
  return Object.keys(values)
    .filter((slug) => !asked.has(slug))
    .map((slug) => {
      const given = valuesOf(values, slug);
      const answer = given.map((value) => files.get(value)?.name ?? value);
      return { label: slug, answer: answer.join(', '), file: fileAmong(given, files) };
    });
}

/** A file that is there, whatever the form asks for by now. */
const fileAmong = (given: readonly string[], files: Files): string | null =>
  given.find((value) => files.has(value)) ?? null;
