import { z } from 'zod';
import { formatted } from '#lib/field-problem.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { isPlace, type Place } from './document.ts';
import { pathParts } from './field-path.ts';
import type { Operation } from './operations/operation.ts';
import { isSlotName } from './read-tree.ts';
import { type Item, isId, isItemList, isRecord, type Json, type ModuleNode, type Values } from './tree.ts';

const id = z.string().refine(isId, formatted('node_id'));
const place = z.custom<Place>(isPlace, formatted('place'));
const index = z.int().min(0).max(1_000_000);
const field = z.string().refine((path) => pathParts(path) !== null, formatted('field_path'));
const language = z.enum(LANGUAGES);
const instant = z.iso.datetime({ precision: 3 });
const json = z.custom<Json>((value) => value !== undefined);
const values = z.custom<Values>(isRecord, formatted('object'));
// Its shape, ids and limits are checked where it is put in.
const node = z.custom<ModuleNode>(isRecord, formatted('module'));
const item = z.custom<Item>((value) => isItemList([value]), formatted('item'));
const mark = z.string().max(40);

/** Input of one operation. `apply` validates its effect, the module's definition its values. */
export const operationSchema: z.ZodType<Operation> = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('insert'), place, index, node }),
  z.strictObject({ op: z.literal('remove'), id }),
  z.strictObject({ op: z.literal('move'), id, place, index }),
  z.strictObject({ op: z.literal('duplicate'), id, as: id }),
  z.strictObject({ op: z.literal('paste'), place, index, node, as: id }),
  z.strictObject({
    op: z.literal('set-field'),
    id,
    language: language.nullable(),
    field,
    value: json.exactOptional(),
    fresh: mark.nullable().exactOptional(),
    prune: z.int().min(0).max(4).exactOptional(),
  }),
  z.strictObject({
    op: z.literal('set-columns'),
    id,
    field,
    value: json.exactOptional(),
    slots: z.array(z.string().refine(isSlotName)).max(12).nullable(),
  }),
  z.strictObject({ op: z.literal('set-languages'), id, languages: z.array(language).max(2).nullable() }),
  z.strictObject({ op: z.literal('set-online'), id, from: instant.nullable(), to: instant.nullable() }),
  z.strictObject({
    op: z.literal('mark-fresh'),
    id,
    language,
    field,
    fresh: mark.nullable().exactOptional(),
  }),
  z.strictObject({
    op: z.literal('insert-item'),
    id,
    field,
    index,
    item,
    text: z.strictObject({ de: values.exactOptional(), en: values.exactOptional() }).exactOptional(),
    fresh: z
      .strictObject({
        de: z.record(field, mark).exactOptional(),
        en: z.record(field, mark).exactOptional(),
      })
      .exactOptional(),
  }),
  z.strictObject({
    op: z.literal('remove-item'),
    id,
    field,
    item: id,
    prune: z
      .array(z.enum(['data', ...LANGUAGES]))
      .max(3)
      .exactOptional(),
  }),
  z.strictObject({ op: z.literal('move-item'), id, field, item: id, index }),
  z.strictObject({
    op: z.literal('batch'),
    get operations(): z.ZodType<Operation[]> {
      return z.array(operationSchema).max(2000);
    },
  }),
]);
