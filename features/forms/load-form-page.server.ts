import type { Db } from '#features/database.server.ts';
import { type Language, shown } from '#lib/localized.ts';
import { FIELD_TYPE, type Field, type FieldValues } from './field.ts';
import { type FormView, shownField } from './form-json.ts';
import { findFiles, findForm } from './store.server.ts';

/** What the page of a form shows; `null` when there is none. */
export async function loadFormPage(
  { db }: { db: Db },
  id: number,
  language: Language,
): Promise<FormView | null> {
  const form = await findForm(db, id);
  if (!form) return null;
  return {
    id,
    slug: form.slug,
    title: shown(form.title, language),
    intro: shown(form.intro, language),
    thanks: shown(form.thanks, language),
    button: shown(form.button, language).text,
    fields: form.fields.map((field) => shownField(field, language)),
  };
}

/** What files that were uploaded for a form are called, by their ids. */
export async function namesOfFiles(
  { db }: { db: Db },
  fields: readonly Field<unknown>[],
  values: FieldValues,
): Promise<Record<string, string>> {
  const ids = fields
    .filter(({ field_type: type }) => type === FIELD_TYPE.file)
    .flatMap(({ slug }) => values[slug] || [])
    .filter((id) => typeof id === 'string');
  const waiting = (await findFiles(db, ids)).filter(({ entry_id: entry }) => entry === null);
  return Object.fromEntries(waiting.map(({ id, name }) => [id, name]));
}
