import { z } from 'zod';
import { type FieldOptions, makeField } from './field.ts';

const LONGEST_NAME = 80;
const NAME = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

/** A container by its name: another venue has others, and one of the same name stands for it there. */
export function container(options: FieldOptions) {
  return makeField<'container', string, string | null>('container', options, {
    // Rejects overlong input before matching: a pattern can take time quadratic in the length.
    schema: z.string('invalid').max(LONGEST_NAME, { error: 'too-long', abort: true }).regex(NAME, 'invalid'),
    words: (name) => name,
    show: (name) => name ?? null,
  });
}
