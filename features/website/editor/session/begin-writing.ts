import { type Id, type ModuleDefinition, moduleOf, valueAt } from '#features/core/documents/index.ts';
import { DEFINITIONS } from '../definitions.ts';
import type { PageFields } from '../page/page-fields.ts';
import type { Editor } from '../store/editor.ts';
import type { Value } from '../store/value.ts';
import type { OpenedModule } from './opened-module.ts';

interface Parts {
  editor: Editor;
  fields: PageFields;
  opened: Value<OpenedModule | null>;
  focusNext: Value<Id | null | undefined>;
}

/**
 * Puts the caret into the first text of a module that is empty. One without texts on the page opens its dialog at the field it
 * needs, a picture in the library; where it needs nothing, its tab gets the focus.
 * @param within the module and those in its slots
 */
export function beginWriting(
  { editor, fields, opened, focusNext }: Parts,
  id: Id,
  within: readonly Id[] = [id],
): void {
  const definition = DEFINITIONS.get(moduleOf(editor.document, id)?.type ?? '');
  if (!definition) return;
  fields.open(within);
  // React shows the opened fields first.
  requestAnimationFrame(() => {
    const texts = within.flatMap((each) => fields.of(each));
    const first = texts.find(({ path }) => path === definition.summary) ?? texts[0];
    if (first) {
      first.element.focus();
      first.element.scrollIntoView({ block: 'nearest' });
      return;
    }
    const needed = missingField(editor, id, definition);
    if (needed === null) focusNext.set(id);
    else opened.set({ id, field: needed, isChoosing: true });
  });
}

/** First field that publishing requires and that says nothing yet. */
function missingField(editor: Editor, id: Id, { fields }: ModuleDefinition): string | null {
  const module = moduleOf(editor.document, id);
  if (!module) return null;
  const missing = Object.entries(fields).find(
    ([name, field]) =>
      field.required !== null &&
      valueAt(module, field.localized ? editor.language : null, name) === undefined,
  );
  return missing?.[0] ?? null;
}
