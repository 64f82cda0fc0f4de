import { createHash } from 'node:crypto';
import type { Field } from './field.ts';

const LETTERS = 16;

/**
 * Version of a form's wording. Submissions with another one are refused: a consent is stored in the words that were
 * displayed (docs/product/forms.md#sending).
 */
export function formVersion(fields: readonly Field[]): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, LETTERS);
}
