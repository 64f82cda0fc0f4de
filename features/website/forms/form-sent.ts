import type { FieldErrors } from './check-entry.ts';
import type { FieldValues } from './field.ts';

/** Reason a form as a whole was refused. */
export type Refusal =
  | 'TOKEN'
  | 'TOKEN_OLD'
  | 'FORM_CHANGED'
  | 'SENT_BEFORE'
  | 'TOO_SOON'
  | 'HONEYPOT'
  | 'FULL'
  | 'NO_TOKEN';

/** Outcome of a submitted form, for the page that is rendered with it. */
export interface FormSent {
  values: FieldValues;
  errors: FieldErrors;
  refusal: Refusal | null;
  isDone: boolean;
  /** With which it can be sent again; empty where a new one is needed. */
  token?: string;
}
