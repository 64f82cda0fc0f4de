import type { Definitions, ModuleDefinition } from './definition.ts';
import { type ContentDocument, idsIn, idsInOrder, ownerOf, type Place, ROOT } from './document.ts';
import type { FieldError } from './field-error.ts';

/** Modules in invalid places: kinds that a slot does not take, too many in one, a second singleton. */
export function validatePlaces(definitions: Definitions, document: ContentDocument): FieldError[] {
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const id of idsInOrder(document)) {
    const module = document.modules[id];
    const definition = module && definitions.get(module.type);
    // Leaves modules of unknown kinds where they are.
    if (!definition) continue;
    const place = document.places[id] ?? ROOT;
    const where = { id, type: definition.id };
    if (!isAllowedIn(definitions, document, definition, place))
      errors.push({ ...where, code: 'not-allowed-here' });
    if (definition.once && seen.has(definition.id)) errors.push({ ...where, code: 'once' });
    seen.add(definition.id);
    const names = [...(definition.slots?.names(module.data) ?? [])];
    if (names.toSorted().join() !== [...(module.slots ?? [])].toSorted().join())
      errors.push({ ...where, code: 'invalid', field: 'slots' });
    const most = definition.slots?.most ?? Number.POSITIVE_INFINITY;
    for (const slot of module.slots ?? []) {
      if ((idsIn(document, `${id}/${slot}`)?.length ?? 0) > most)
        errors.push({ ...where, code: 'too-many', field: slot, limit: most });
    }
  }
  return errors;
}

/**
 * Tells if a kind of module is allowed in a place: decides which modules the editor's list offers, and is checked when
 * one is added.
 */
export function isAllowedIn(
  definitions: Definitions,
  document: ContentDocument,
  definition: ModuleDefinition,
  place: Place,
): boolean {
  const owner = ownerOf(place);
  const parent = owner === null ? null : document.modules[owner];
  if (definition.topLevel && parent) return false;
  if (definition.onlyIn && !(parent && definition.onlyIn.includes(parent.type))) return false;
  if (!parent) return true;
  const rules = definitions.get(parent.type)?.slots;
  return rules ? (rules.allow?.includes(definition.id) ?? true) : false;
}
