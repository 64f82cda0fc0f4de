export { FormWithin } from './components/form-within.tsx';
export { type Field, type FieldType, firstValues, type NewForm } from './field.ts';
export type { FormView } from './form-json.ts';
export type { FormSent, Refusal } from './form-sent.ts';
export { readEntryForm } from './read-entry-form.ts';
export { watchForms } from './watch-forms.ts';
