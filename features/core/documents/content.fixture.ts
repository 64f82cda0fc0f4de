import fc from 'fast-check';
import type { Language } from '#lib/localized.ts';
import { type ContentDocument, idsIn, moduleOf, type Place } from './document.ts';
import type { Operation } from './operations/operation.ts';
import type { ContentTree, Id, Item, ModuleNode } from './tree.ts';

/** A module of a test's tree. */
export function node(id: Id, more: Partial<ModuleNode> & Record<string, unknown> = {}): ModuleNode {
  return { id, type: 'text', version: 1, data: {}, text: { de: {}, en: {} }, ...more };
}

/** A section of a test's tree, by the contents of its columns. */
export function section(id: Id, ...columns: ModuleNode[][]): ModuleNode {
  const slots = Object.fromEntries(columns.map((nodes, at) => [`column-${at + 1}`, nodes]));
  return node(id, { type: 'section', data: { columns: '50-50' }, slots });
}

const words = fc.string({ maxLength: 12 });
const item = (at: number): Item => ({ id: `i${at}`, picture: at });

const answers = (items: number, said: string) =>
  items > 0
    ? { items: Object.fromEntries(Array.from({ length: items }, (_, at) => [`i${at}`, { answer: said }])) }
    : {};

/** Any module without slots, with lists, texts, marks and a key that nobody knows. */
const values = fc.record({
  type: fc.constantFrom('text', 'faq', 'nobody-knows-me'),
  de: fc.option(words, { nil: undefined }),
  en: fc.option(words, { nil: undefined }),
  items: fc.integer({ min: 0, max: 4 }),
  unknown: fc.boolean(),
  languages: fc.option(fc.constantFrom<Language[]>(['de'], ['en'], ['de', 'en']), { nil: undefined }),
});

function filled(id: Id, value: typeof values extends fc.Arbitrary<infer V> ? V : never): ModuleNode {
  const items = Array.from({ length: value.items }, (_, at) => item(at));
  return {
    id,
    type: value.type,
    version: 1,
    data: items.length > 0 ? { items, size: 3 } : {},
    text: {
      de: value.de === undefined ? {} : { title: value.de, ...answers(value.items, value.de) },
      en: value.en === undefined ? {} : { title: value.en, ...answers(value.items, value.en) },
    },
    ...(value.en === undefined ? {} : { fresh: { en: { title: 'mark', 'items/i0/answer': 'mark' } } }),
    ...(value.languages ? { languages: value.languages } : {}),
    ...(value.unknown ? { from_another_time: { kept: [1, null] } } : {}),
  };
}

/** Trees of up to 12 modules, some of them sections with one to three columns. Ids begin with `prefix`. */
export function trees(prefix = 'm'): fc.Arbitrary<ContentTree> {
  const single = values.map((value) => (id: Id) => filled(id, value));
  const columns = fc.array(fc.array(single, { maxLength: 2 }), { minLength: 1, maxLength: 3 });
  const withColumns = columns.map((made) => (id: Id) => {
    const nodes = made.map((column, c) => column.map((make, at) => make(`${id}.${c}${at}`)));
    return section(id, ...nodes);
  });
  return fc
    .array(fc.oneof(single, withColumns), { minLength: 1, maxLength: 5 })
    .map((made) => ({ modules: made.map((make, at) => make(`${prefix}${at}`)) }));
}

/** Picks what to do from some numbers: the same numbers do the same to the same document. */
export type Step = [kind: number, one: number, other: number, word: string];

export const steps = (most: number): fc.Arbitrary<Step[]> =>
  fc.array(fc.tuple(fc.nat(99), fc.nat(999), fc.nat(999), words), { maxLength: most, size: 'max' });

/** Modules an editor may touch, and the naming of its new modules. */
export interface Reach {
  ids: (document: ContentDocument) => Id[];
  places: (document: ContentDocument) => Place[];
  prefix: string;
}

export const EVERYTHING: Reach = {
  ids: (document) => Object.keys(document.modules),
  places: (document) => Object.keys(document.order) as Place[],
  prefix: 'new',
};

/** The operation a step stands for, `null` where there is nothing it could be done to. */
export function operationFor(
  document: ContentDocument,
  [kind, one, other, word]: Step,
  number: number,
  reach: Reach = EVERYTHING,
): Operation | null {
  const [ids, places] = [reach.ids(document), reach.places(document)];
  const as = `${reach.prefix}${number}`;
  const place = places[one % Math.max(1, places.length)];
  const id = ids[one % Math.max(1, ids.length)];
  const kinds = 13;
  if (place && (kind % kinds === 0 || id === undefined))
    return {
      op: 'insert',
      place,
      index: other % 5,
      node: node(as, { text: { de: { title: word }, en: {} } }),
    };
  if (id === undefined) return null;
  const to = places[other % Math.max(1, places.length)];
  const module = moduleOf(document, id);
  const items = (module?.data.items ?? []) as Item[];
  const chosen = items[other % Math.max(1, items.length)];
  const language = other % 2 ? 'de' : 'en';
  const value = other % 5 === 0 ? {} : { value: word };
  switch (kind % kinds) {
    case 1:
      return { op: 'remove', id };
    case 2:
      return to ? { op: 'move', id, place: to, index: other % 7 } : null;
    case 3:
      return { op: 'duplicate', id, as };
    case 4:
      return place ? { op: 'paste', place, index: other % 4, node: section('x', [node('y')]), as } : null;
    case 5:
      return { op: 'set-field', id, language, field: 'title', ...value };
    case 6:
      return chosen
        ? { op: 'set-field', id, language, field: `items/${chosen.id}/answer`, ...value }
        : { op: 'set-field', id, language: null, field: 'size', value: other };
    case 7: {
      const slots = ['column-1', 'column-2', 'column-3'].slice(0, 1 + (other % 3));
      return { op: 'set-columns', id, field: 'columns', value: slots.length, slots };
    }
    case 8:
      return { op: 'set-languages', id, languages: other % 3 ? [language] : null };
    case 9:
      return { op: 'set-online', id, from: other % 2 ? '2026-12-01T00:00:00.000Z' : null, to: null };
    case 10: {
      const text = other % 2 ? { text: { de: { answer: word } } } : {};
      return { op: 'insert-item', id, field: 'items', index: other % 4, item: { id: as }, ...text };
    }
    case 11:
      return chosen ? { op: 'remove-item', id, field: 'items', item: chosen.id } : null;
    case 12:
      return chosen
        ? { op: 'move-item', id, field: 'items', item: chosen.id, index: one % 4 }
        : { op: 'mark-fresh', id, language: 'en', field: 'title' };
    default:
      return null;
  }
}

/** Invariants of every document: indexes of places, ids of modules. */
export function isWhole(document: ContentDocument): boolean {
  const standing = Object.values(document.order).flat();
  return (
    new Set(standing).size === standing.length &&
    standing.length === Object.keys(document.modules).length &&
    standing.every((id) => idsIn(document, document.places[id] as Place)?.includes(id))
  );
}
