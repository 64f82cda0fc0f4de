import { z } from 'zod';
import type { FileView } from '#features/core/media/index.ts';
import { type FieldOptions, makeField } from './field.ts';

/** A file of the library; with `of` only a film or a sound shows something. */
export function file({ of, ...options }: FieldOptions & { of?: 'video' | 'audio' }) {
  return makeField<'file', { id: number }, FileView | null>('file', options, {
    schema: z.strictObject({ id: z.int().min(1) }, 'invalid'),
    references: ({ id }) => [{ kind: 'file', id }],
    show: (value, _lang, { loaded }) => {
      const found = value && loaded.files[value.id];
      return found && (!of || found.contentType.startsWith(`${of}/`)) ? found : null;
    },
  });
}
