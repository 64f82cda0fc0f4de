import { z } from 'zod';
import { type FieldOptions, makeField, type ReferenceKind } from './field.ts';

/** An entity of the site by its id, for a module's loader. */
export function reference({ to, ...options }: FieldOptions & { to: ReferenceKind | 'event-tag' }) {
  const field = makeField<'reference', number, number | null>('reference', options, {
    schema: z.int('invalid').min(1, 'invalid'),
    references: (id) => (to === 'event-tag' ? [] : [{ kind: to, id }]),
    show: (value) => value ?? null,
  });
  return { ...field, to };
}
