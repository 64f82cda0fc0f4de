import { cleanText } from '#lib/clean-text.ts';

/** Description of a version by people; both parts can be changed later, the version's content never. */
export interface VersionDescription {
  /** In one line. */
  name: string | null;
  /** Reason for saving it, in any number of lines. */
  note: string | null;
}

/** Characters, at most. */
export const VERSION_DESCRIPTION_LENGTHS = { name: 200, note: 2000 } as const;

/** Normalizes a note for storage: line breaks unified, without empty lines around it. */
export const cleanVersionNote = (text: string): string => cleanText(text).replace(/\r\n?/g, '\n').trim();
