import { z } from 'zod';
import { type FieldOptions, makeField, type ReferenceKind } from './field.ts';

/** Something of the site by its id: what a module's loader reads. */
export function reference({ to, ...options }: FieldOptions & { to: ReferenceKind | 'event-tag' }) {
  const field = makeField<'reference', number, number | null>('reference', options, {
    schema: z.int('invalid').min(1, 'invalid'),
    references: (id) => (to === 'event-tag' ? [] : [{ kind: to, id }]),
    show: (value) => value ?? null,
  });
  return { ...field, to };
}
