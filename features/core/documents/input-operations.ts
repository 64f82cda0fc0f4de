import { LANGUAGES, type Language } from '#lib/localized.ts';
import type { ModuleDefinition } from './definition.ts';
import type { Module } from './document.ts';
import { itemPath, itemsOf, valueAt } from './field-path.ts';
import { columnSlots } from './fields/columns.ts';
import { isSame } from './merge/three-way.ts';
import { insertAt } from './operations/change-places.ts';
import type { Operation } from './operations/operation.ts';
import { type Id, type Item, isItemList, isRecord, type Json, type Values } from './tree.ts';

/** Input of a call for a module: only the fields to change; `null` removes a value. */
export interface ModuleInput {
  data?: Values;
  text?: Partial<Record<Language, Values>>;
}

/**
 * The operations that turn a module into the input of a call, none where they are equal. Lists are given whole: their items
 * are identified by their ids, and missing ones are removed.
 */
export function operationsOfInput(
  { fields }: ModuleDefinition,
  module: Module,
  { data = {}, text = {} }: ModuleInput,
): Operation[] {
  const { id } = module;
  const shared = Object.entries(data).flatMap(([name, value]): Operation[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field && 'fields' in field && isItemList(value ?? []))
      return changesOfItems(module, name, (value ?? []) as Item[]);
    if (field?.kind === 'columns' && value !== null && !isSame(valueAt(module, null, name), value))
      return [{ op: 'set-columns', id, field: name, value, slots: columnSlots(value) }];
    return setTo(module, null, name, value);
  });
  const said = LANGUAGES.flatMap((language) =>
    Object.entries(text[language] ?? {}).flatMap(([name, value]) => {
      const isList = Object.hasOwn(fields, name) && fields[name] && 'fields' in fields[name];
      if (!isList || !isRecord(value)) return setTo(module, language, name, value);
      return Object.entries(value).flatMap(([item, values]) =>
        Object.entries(isRecord(values) ? values : {}).flatMap(([inner, each]) =>
          setTo(module, language, itemPath(name, item, inner), each),
        ),
      );
    }),
  );
  return [...shared, ...said];
}

function setTo(module: Module, language: Language | null, field: string, value: Json): Operation[] {
  const before = valueAt(module, language, field);
  if (isSame(before, value === null ? undefined : value)) return [];
  return [{ op: 'set-field', id: module.id, language, field, ...(value === null ? {} : { value }) }];
}

function changesOfItems(module: Module, field: string, wanted: readonly Item[]): Operation[] {
  const { id } = module;
  const before = itemsOf(module, field);
  const left = before.filter((item) => wanted.some((each) => each.id === item.id));
  const operations = before
    .filter((item) => !left.includes(item))
    .map((item): Operation => ({ op: 'remove-item', id, field, item: item.id }));
  let order: Id[] = left.map((item) => item.id);
  wanted.forEach((item, index) => {
    if (!order.includes(item.id)) {
      operations.push({ op: 'insert-item', id, field, index, item });
      order = insertAt(order, index, item.id);
      return;
    }
    if (order[index] !== item.id) {
      operations.push({ op: 'move-item', id, field, item: item.id, index });
      order = insertAt(
        order.filter((each) => each !== item.id),
        index,
        item.id,
      );
    }
    for (const [inner, value] of Object.entries(item)) {
      if (inner !== 'id') operations.push(...setTo(module, null, itemPath(field, item.id, inner), value));
    }
  });
  return operations;
}
