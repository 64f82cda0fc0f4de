import { z } from 'zod';
import { type FieldOptions, makeField } from './field.ts';

/** Shares of the width, in the order of reading. */
export const COLUMN_LAYOUTS = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'] as const;
export type ColumnLayout = (typeof COLUMN_LAYOUTS)[number];

/** The slots of a layout: `column-1` … */
export function columnSlots(layout: unknown): string[] {
  const known = COLUMN_LAYOUTS.find((each) => each === layout) ?? '100';
  return known.split('-').map((_, at) => `column-${at + 1}`);
}

/** How a section is divided; changed by `set-columns`, which keeps what stands in the columns. */
export function columns(options: FieldOptions) {
  return makeField<'columns', ColumnLayout, ColumnLayout>('columns', options, {
    schema: z.enum(COLUMN_LAYOUTS, 'invalid'),
    show: (value) => value ?? '100',
  });
}
