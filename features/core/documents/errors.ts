import type { Language } from '#lib/localized.ts';
import type { Id } from './tree.ts';

export type OperationErrorCode =
  /** The input is not a tree, or a part of it is malformed. */
  | 'malformed'
  | 'unknown-module'
  | 'unknown-place'
  | 'unknown-item'
  | 'invalid-id'
  | 'id-taken'
  | 'invalid-field'
  | 'not-a-list'
  /** Its data or texts match no module: it is retained, and cannot be changed. */
  | 'broken-module'
  | 'into-itself'
  | 'too-many-modules'
  | 'too-deep'
  | 'text-too-long'
  | 'document-too-large';

/** Reason and location of a refused operation. The document is unchanged. */
export interface OperationError {
  code: OperationErrorCode;
  id?: Id;
  field?: string;
  language?: Language;
  /** Maximum allowed, for errors about limits. */
  limit?: number;
}
