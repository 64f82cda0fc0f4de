import { cleanText } from '#lib/clean-text.ts';

/** Description of a version by people; both parts can be changed later, the version's content never. */
export interface VersionDescription {
  /** In one line. */
  name: string | null;
  /** Why it was kept, in as many lines as it takes. */
  note: string | null;
}

/** Characters, at most. */
export const VERSION_DESCRIPTION_LENGTHS = { name: 200, note: 2000 } as const;

/** A note as it is stored: its lines as they are, however they were ended, without empty ones around them. */
export const cleanVersionNote = (text: string): string => cleanText(text).replace(/\r\n?/g, '\n').trim();
