import { LANGUAGES, type Language } from '#lib/localized.ts';
import type { Definitions } from './definition.ts';
import { type ContentDocument, idsInOrder, type Module, moduleOf, type Place, ROOT } from './document.ts';
import type { FieldPath } from './field-path.ts';
import type { AnyField } from './fields/field.ts';
import { fieldAt } from './fields/field-at.ts';
import { isMoved, orderKeys } from './merge/order-keys.ts';
import { isSame } from './merge/three-way.ts';
import { type Id, isItemList, isRecord, type Json, type Values } from './tree.ts';
import { type WordChange, wordDiff } from './word-diff.ts';

/** One changed field; `words` where it is a text. */
export interface FieldChange {
  field: FieldPath;
  language: Language | null;
  before?: Json | undefined;
  after?: Json | undefined;
  words?: WordChange[];
}

/** One changed module. */
export interface ModuleChange {
  id: Id;
  type: string;
  /** A module that moved may have changed too: `fields` says so. */
  kind: 'added' | 'removed' | 'moved' | 'changed';
  from?: { place: Place; index: number };
  to?: { place: Place; index: number };
  fields: FieldChange[];
}

/**
 * Changes from a document to another one: modules added, removed, moved and changed, in the order of the newer one, removed
 * ones at the end. A module that only shifted because others moved has not moved.
 */
export function compareDocuments(
  definitions: Definitions,
  before: ContentDocument,
  after: ContentDocument,
): ModuleChange[] {
  const moved = movedIds(before, after);
  const changes: ModuleChange[] = [];
  for (const id of idsInOrder(after)) {
    const module = after.modules[id] as Module;
    const old = moduleOf(before, id);
    const to = spotOf(after, id);
    if (!old) {
      changes.push({ id, type: module.type, kind: 'added', to, fields: [] });
      continue;
    }
    const fields = changedFields(definitions, old, module);
    if (moved.has(id)) {
      changes.push({ id, type: module.type, kind: 'moved', from: spotOf(before, id), to, fields });
    } else if (fields.length > 0) changes.push({ id, type: module.type, kind: 'changed', fields });
  }
  for (const id of idsInOrder(before)) {
    const { type } = before.modules[id] as Module;
    if (!moduleOf(after, id))
      changes.push({ id, type, kind: 'removed', from: spotOf(before, id), fields: [] });
  }
  return changes;
}

function movedIds(before: ContentDocument, after: ContentDocument): Set<Id> {
  const moved = new Set<Id>();
  for (const [place, ids] of Object.entries(after.order) as [Place, Id[]][]) {
    const keys = orderKeys(ids, before.order[place] ?? [], new Set());
    for (const [id, key] of keys) if (isMoved(key)) moved.add(id);
  }
  return moved;
}

function spotOf(document: ContentDocument, id: Id): { place: Place; index: number } {
  const place = document.places[id] ?? ROOT;
  return { place, index: document.order[place]?.indexOf(id) ?? 0 };
}

function changedFields(definitions: Definitions, before: Module, after: Module): FieldChange[] {
  const fields = definitions.get(after.type)?.fields ?? {};
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    if (isSame(was?.value, is?.value)) return [];
    const { field, language } = (is ?? was) as Valued;
    const words = wordsOf(fieldAt(fields, field), was?.value, is?.value);
    return [{ field, language, before: was?.value, after: is?.value, ...(words ? { words } : {}) }];
  });
}

interface Valued {
  field: FieldPath;
  language: Language | null;
  value: Json;
}

/** All values of a module by language and path; also those that no definition knows. */
function flat(module: Module): Map<string, Valued> {
  const found = new Map<string, Valued>();
  const add = (language: Language | null, field: string, value: Json) =>
    found.set(`${language} ${field}`, { field, language, value });
  const { data, text, languages, online_from, online_to } = module;
  const lists = Object.keys(isRecord(data) ? data : {}).filter((name) => isItemList(data[name]));
  for (const [name, value] of Object.entries(isRecord(data) ? data : {})) {
    if (!isItemList(value)) add(null, name, value);
    else {
      add(
        null,
        name,
        value.map(({ id }) => id),
      );
      for (const { id, ...values } of value) {
        for (const [inner, each] of Object.entries(values)) add(null, `${name}/${id}/${inner}`, each);
      }
    }
  }
  for (const language of LANGUAGES) {
    const said: Values = isRecord(text?.[language]) ? text[language] : {};
    for (const [name, value] of Object.entries(said)) {
      if (!lists.includes(name) || !isRecord(value)) add(language, name, value);
      else {
        for (const [id, values] of Object.entries(value)) {
          for (const [inner, each] of Object.entries(isRecord(values) ? values : {}))
            add(language, `${name}/${id}/${inner}`, each);
        }
      }
    }
  }
  for (const [name, value] of Object.entries({ languages, online_from, online_to })) {
    if (value !== undefined) add(null, name, value);
  }
  return found;
}

function wordsOf(
  field: AnyField | undefined,
  before: Json | undefined,
  after: Json | undefined,
): WordChange[] | undefined {
  if (field?.kind !== 'text' && field?.kind !== 'rich-text') return undefined;
  const words = (value: Json | undefined) => (typeof value === 'string' ? field.words(value) : '');
  return wordDiff(words(before), words(after));
}
