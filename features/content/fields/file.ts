import { z } from 'zod';
import type { FileView } from '#features/media/index.ts';
import { type FieldOptions, makeField } from './field.ts';

/** A file of the library. */
export function file(options: FieldOptions) {
  return makeField<'file', { id: number }, FileView | null>('file', options, {
    schema: z.strictObject({ id: z.int().min(1) }, 'invalid'),
    references: ({ id }) => [{ kind: 'file', id }],
    show: (value, _lang, { loaded }) => (value && loaded.files[value.id]) || null,
  });
}
