import { z } from 'zod';
import { type FieldOptions, makeField } from './field.ts';

/** A whole number within bounds. */
export function number({ least, most, ...options }: FieldOptions & { least: number; most: number }) {
  const field = makeField<'number', number, number | null>('number', options, {
    schema: z.int('invalid').min(least, 'too-small').max(most, 'too-large'),
    show: (value) => value ?? null,
  });
  return { ...field, least, most };
}
