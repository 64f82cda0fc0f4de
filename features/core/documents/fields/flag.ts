import { z } from 'zod';
import { type FieldOptions, makeField } from './field.ts';

/** Yes or no; absent means no. */
export function flag(options: Omit<FieldOptions, 'required'>) {
  return makeField<'flag', boolean, boolean>('flag', options, {
    schema: z.boolean('invalid'),
    show: (value) => value ?? false,
  });
}
