import { z } from 'zod';
import { type FieldOptions, makeField } from './field.ts';

/** An instant, as ISO 8601 in UTC with milliseconds. */
export function dateTime(options: FieldOptions) {
  return makeField<'date-time', string, string | null>('date-time', options, {
    schema: z.iso.datetime({ precision: 3, error: 'invalid' }),
    show: (value) => value ?? null,
  });
}
