import type { MessageDescriptor } from '@lingui/core';
import { z } from 'zod';
import { type Item, isId } from '../tree.ts';
import { type FieldOptions, type Fields, makeField } from './field.ts';
import type { ShownFields } from './shown-fields.ts';

/** An entry of a list as a view gets it. */
export type ShownItem<F extends Fields> = ShownFields<F> & { id: string };

/**
 * A list of items, each with an id. Existence and order are shared by the languages; texts are not. Fields of items are of
 * any kind but lists.
 */
export function list<const F extends Fields>({
  fields,
  least = 0,
  most = 50,
  item,
  ...options
}: FieldOptions & {
  fields: F;
  least?: number;
  most?: number /** What one is called. */;
  item: MessageDescriptor;
}) {
  const entry = z.custom<Item>(
    (value) => typeof value === 'object' && value !== null && 'id' in value && isId(value.id),
    'invalid',
  );
  const schema = z
    .array(entry, 'invalid')
    .max(most, 'too-many')
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'invalid');
  const field = makeField<'list', Item[], ShownItem<F>[]>('list', options, {
    schema,
    isEmpty: (items) => items.length === 0,
    // Made by `shownFields`, which knows what each item says.
    show: () => [],
  });
  return { ...field, fields, least, most, item };
}
