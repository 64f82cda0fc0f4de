import { type Language, shown } from '#lib/localized.ts';
import { FIELD_TYPE, type Field, type FieldValues, isAnswered, valuesOf } from './field.ts';

/** Questions and answers of an entry as somebody reads them: choices by their names, files by theirs. */
export function entryLines(
  fields: readonly Field[],
  values: FieldValues,
  files: ReadonlyMap<string, { name: string }>,
  language: Language,
): { field: Field; label: string; answer: string }[] {
  const yes = language === 'de' ? 'ja' : 'yes';
  return fields.filter(isAnswered).flatMap((field) => {
    const given = valuesOf(values, field.slug);
    if (given.length === 0) return [];
    const answer = given.map((value) => {
      if (field.field_type === FIELD_TYPE.file) return files.get(value)?.name ?? value;
      if (field.field_type === FIELD_TYPE.tick || field.field_type === FIELD_TYPE.consent) return yes;
      const choice = field.choices.find((each) => each.value === value);
      return choice ? shown(choice.label, language).text : value;
    });
    return [{ field, label: shown(field.label, language).text, answer: answer.join(', ') }];
  });
}

/** What was answered to questions that the form no longer asks, by the names they had. */
export function formerAnswers(
  fields: readonly Field[],
  values: FieldValues,
): { label: string; answer: string }[] {
  const asked = new Set(fields.map(({ slug }) => slug));
  return Object.keys(values)
    .filter((slug) => !asked.has(slug))
    .map((slug) => ({ label: slug, answer: valuesOf(values, slug).join(', ') }));
}
