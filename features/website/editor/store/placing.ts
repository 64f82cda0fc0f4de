import {
  type ContentDocument,
  type Definitions,
  type Id,
  idsIn,
  idsInOrder,
  idsWithin,
  isAllowedIn,
  type ModuleDefinition,
  moduleOf,
  type Operation,
  ownerOf,
  type Place,
  placeOf,
  ROOT,
} from '#features/core/documents/index.ts';

/** A gap between modules: before the module that has this number there now. */
export interface InsertionPoint {
  place: Place;
  index: number;
}

/** Returns the position of a module: its place, its index from 0, and the number of modules there. */
export function positionOf(document: ContentDocument, id: Id): InsertionPoint & { of: number } {
  const place = document.places[id] ?? ROOT;
  const ids = idsIn(document, place) ?? [];
  return { place, index: ids.indexOf(id), of: ids.length };
}

export type Direction = 'up' | 'down' | 'top' | 'bottom';

/** The operation that moves a module within its place; `null` where it is at the end already. */
export function moveWithin(document: ContentDocument, id: Id, direction: Direction): Operation | null {
  const { place, index, of } = positionOf(document, id);
  const to = { up: index - 1, down: index + 1, top: 0, bottom: of - 1 }[direction];
  return to < 0 || to > of - 1 || to === index ? null : { op: 'move', id, place, index: to };
}

/** Returns the other places a module may be moved to: the page itself and the columns of sections, in reading order. */
export function otherPlaces(definitions: Definitions, document: ContentDocument, id: Id): Place[] {
  const definition = definitions.get(moduleOf(document, id)?.type ?? '');
  const own = idsWithin(document, id);
  return allPlaces(document).filter((place) => {
    const owner = ownerOf(place);
    if (place === document.places[id] || (owner !== null && own.includes(owner))) return false;
    return !definition || isAllowedIn(definitions, document, definition, place);
  });
}

function allPlaces(document: ContentDocument): Place[] {
  const within = idsInOrder(document).flatMap((id) =>
    (moduleOf(document, id)?.slots ?? []).map((slot) => placeOf(id, slot)),
  );
  return [ROOT, ...within];
}

/**
 * The kinds of modules that may be inserted at a place, without singletons that exist already.
 * @param wrapsPageContent whether the modules surround the built-in content of the page
 */
export function kindsFor(
  definitions: Definitions,
  document: ContentDocument,
  { place, wrapsPageContent }: { place: Place; wrapsPageContent: boolean },
): ModuleDefinition[] {
  const there = new Set(Object.values(document.modules).map(({ type }) => type));
  if (isWhole(definitions, document)) return [];
  return [...definitions.values()].filter(
    (definition) =>
      !definition.isFixed &&
      (wrapsPageContent || !definition.isForPageContent) &&
      isAllowedIn(definitions, document, definition, place) &&
      !(definition.once && there.has(definition.id)),
  );
}

/** Tells if a document takes no modules: it holds the texts of an entity, and nothing else. */
export function isWhole(definitions: Definitions, document: ContentDocument): boolean {
  return Object.values(document.modules).some(({ type }) => {
    const definition = definitions.get(type);
    return definition?.isFixed === true && !definition.takesModules;
  });
}

/** Tells if a module is fixed in its position, whatever happens to the others. */
export function staysInPlace(definitions: Definitions, document: ContentDocument, id: Id): boolean {
  return definitions.get(moduleOf(document, id)?.type ?? '')?.isFixed === true;
}

/** The gap that something new goes into: behind what is selected, else at the end of the page. */
export function insertionPointAfter(document: ContentDocument, selected: Id | null): InsertionPoint {
  if (selected === null || !moduleOf(document, selected))
    return { place: ROOT, index: idsIn(document, ROOT)?.length ?? 0 };
  const { place, index } = positionOf(document, selected);
  return { place, index: index + 1 };
}

/** The module to select after a removal: the next, the previous, or the parent. */
export function neighbourOf(document: ContentDocument, id: Id): Id | null {
  const { place, index } = positionOf(document, id);
  const ids = idsIn(document, place) ?? [];
  return ids[index + 1] ?? ids[index - 1] ?? ownerOf(place);
}
