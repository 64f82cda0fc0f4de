import { canonicalJson } from '#lib/canonical-json.ts';
import type { Definitions } from './definition.ts';
import { type ContentDocument, idsWithin, type Module, moduleOf } from './document.ts';
import type { FieldError } from './field-error.ts';
import type { Applied } from './operations/operation.ts';
import { validateModule } from './validate-module.ts';
import { validatePlaces } from './validate-places.ts';

/**
 * Returns the errors that the latest change introduced into a draft: earlier errors do not keep anybody from working
 * on a page. A call that introduces any is refused.
 */
export function validateChanges(
  definitions: Definitions,
  before: ContentDocument,
  { document, changed }: Pick<Applied, 'document' | 'changed'>,
): FieldError[] {
  // Adds nested modules: for an inserted module, only its top one is listed as changed.
  const ids = new Set(changed.flatMap((each) => (moduleOf(document, each) ? idsWithin(document, each) : [])));
  const errorsOf = (of: ContentDocument) => [
    ...[...ids].flatMap((id) => {
      const module = moduleOf(of, id);
      return module ? validateModule(definitions, module, 'draft') : [];
    }),
    ...validatePlaces(definitions, of),
  ];
  const known = new Set(errorsOf(before).map(canonicalJson));
  return [
    ...wrongWithFixed(definitions, before, document),
    ...errorsOf(document).filter((error) => !known.has(canonicalJson(error))),
  ];
}

/**
 * Returns the errors about fixed modules (those that belong to their document) that were added, removed or hidden, and
 * about modules added beside one.
 */
function wrongWithFixed(
  definitions: Definitions,
  before: ContentDocument,
  after: ContentDocument,
): FieldError[] {
  const isFixed = ({ type }: Module) => definitions.get(type)?.isFixed === true;
  const isWhole = Object.values(before.modules).some(
    (module) => isFixed(module) && !definitions.get(module.type)?.takesModules,
  );
  const differing = [
    ...Object.values(before.modules).filter(({ id }) => !after.modules[id]),
    ...Object.values(after.modules).filter(({ id }) => !before.modules[id]),
  ];
  const hidden = Object.values(after.modules).filter(
    (module) => isFixed(module) && (module.languages || module.online_from || module.online_to),
  );
  return [...differing.filter((module) => isWhole || isFixed(module)), ...hidden].map(({ id, type }) => ({
    id,
    type,
    code: 'fixed',
  }));
}
