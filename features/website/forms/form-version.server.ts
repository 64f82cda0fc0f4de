import { createHash } from 'node:crypto';
import type { Field } from './field.ts';

const LETTERS = 16;

/**
 * Which wording of a form somebody has before them. What is sent with another one is not taken: a consent is stored in the words
 * that were read (docs/product/forms.md#sending).
 */
export function formVersion(fields: readonly Field[]): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, LETTERS);
}
