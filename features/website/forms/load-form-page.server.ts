import type { Db } from '#features/database.server.ts';
import type { Audience } from '#lib/audience.ts';
import { type Language, shown } from '#lib/localized.ts';
import { FIELD_TYPE, type Field, type FieldValues } from './field.ts';
import { type FormView, shownField } from './form-json.ts';
import { type Form, findFiles, findForm, findForms } from './store.server.ts';

/** View of a form's page; `null` when its audience may see none. */
export async function loadFormPage(
  { db }: { db: Db },
  id: number,
  language: Language,
  audience: Audience = 'visitors',
): Promise<FormView | null> {
  const form = await findForm(db, id, audience);
  return form ? formView(form, language) : null;
}

/** Forms that are online, by their ids, as pages show them within their content. */
export async function loadForms(
  { db }: { db: Db },
  ids: readonly number[],
  language: Language,
): Promise<FormView[]> {
  return (await findForms(db, ids)).map((form) => formView(form, language));
}

function formView(form: Form, language: Language): FormView {
  return {
    id: form.id,
    version: form.version,
    slug: form.slug,
    title: shown(form.title, language),
    intro: shown(form.intro, language),
    thanks: shown(form.thanks, language),
    button: shown(form.button, language),
    fields: form.fields.map((field) => shownField(field, language)),
  };
}

/** Returns the names of files uploaded for a form, by their ids. */
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
