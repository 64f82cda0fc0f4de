import type { Language } from '#lib/localized.ts';
import type { Id } from './tree.ts';

export type FieldErrorCode =
  | 'required'
  | 'invalid'
  | 'too-long'
  | 'too-few'
  | 'too-many'
  | 'too-small'
  | 'too-large'
  | 'host-not-allowed'
  /** The host is one we embed, and its address leads to nothing of it. */
  | 'nothing-to-show'
  | 'unknown-field'
  /** The module may not stand where it stands. */
  | 'not-allowed-here'
  /** It belongs to its document: it is neither added nor removed, and nothing stands beside it. */
  | 'fixed'
  /** There may be only one of its kind. */
  | 'once'
  | 'unknown-type';

/** Error in a module and its location: `field` is a path, `language` is set for texts. */
export interface FieldError {
  id: Id;
  type: string;
  code: FieldErrorCode;
  field?: string;
  language?: Language;
  /** Allowed value, for errors about limits. */
  limit?: number;
}
