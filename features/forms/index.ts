export { type Field, type FieldType, firstValues } from './field.ts';
export type { FormSent } from './form-sent.ts';
export { readEntryForm } from './read-entry-form.ts';
