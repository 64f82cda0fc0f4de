import { canonicalJson } from '#lib/canonical-json.ts';
import type { Definitions } from './definition.ts';
import { type ContentDocument, idsWithin, moduleOf } from './document.ts';
import type { FieldError } from './field-error.ts';
import type { Applied } from './operations/operation.ts';
import { validateModule } from './validate-module.ts';
import { validatePlaces } from './validate-places.ts';

/**
 * What is wrong with a draft because of what was just done: nobody is kept from working on a page by what was wrong before.
 * A call that brings any of this is refused.
 */
export function validateChanges(
  definitions: Definitions,
  before: ContentDocument,
  { document, changed }: Pick<Applied, 'document' | 'changed'>,
): FieldError[] {
  // What came with a module is named by its top alone.
  const ids = new Set(changed.flatMap((each) => (moduleOf(document, each) ? idsWithin(document, each) : [])));
  const errorsOf = (of: ContentDocument) => [
    ...[...ids].flatMap((id) => {
      const module = moduleOf(of, id);
      return module ? validateModule(definitions, module, 'draft') : [];
    }),
    ...validatePlaces(definitions, of),
  ];
  const known = new Set(errorsOf(before).map(canonicalJson));
  return errorsOf(document).filter((error) => !known.has(canonicalJson(error)));
}
