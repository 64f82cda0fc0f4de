import type { Json } from '#features/core/documents/index.ts';
import { formsTag } from '#features/website/forms/cache-tags.ts';
import { loadForms } from '#features/website/forms/index.server.ts';
import { type ModuleLoader, NOTHING_FETCHED, shownOfKind } from '../loader.ts';
import { form } from './module.ts';

/** The forms that modules of a page reference, without deleted ones. */
export const loadFormModules: ModuleLoader = async ({ db, clock }, tree, language) => {
  const wanted = shownOfKind(tree, form, { language, at: clock.now() });
  if (wanted.length === 0) return NOTHING_FETCHED;
  const ids = wanted.flatMap(({ values }) => values.form ?? []);
  const found = new Map((await loadForms({ db }, ids, language)).map((each) => [each.id, each]));
  const modules = wanted.flatMap(({ id, values }) => {
    const shown = values.form === null ? undefined : found.get(values.form);
    // Plain data.
    return shown ? [[id, shown as unknown as Json] as const] : [];
  });
  return { modules: Object.fromEntries(modules), tags: [formsTag()] };
};
