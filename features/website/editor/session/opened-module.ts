import type { Id } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';

/** The module whose dialog is open. */
export interface OpenedModule {
  id: Id;
  /** The field somebody opened it for, and in which language: it begins there. */
  field?: string | undefined;
  language?: Language | undefined;
  /** Something is wrong with it: where that is no field of its dialog, it begins at the reason. */
  isWrong?: boolean;
  /** The field is a picture or file to be chosen: the library opens with the dialog. */
  isChoosing?: boolean;
}
