import {
  cleanVersionNote,
  VERSION_DESCRIPTION_LENGTHS,
  type VersionDescription,
} from '#features/core/documents/index.ts';
import { cleanLine } from '#lib/clean-text.ts';

/** Name and note of a version while they are being written. */
export interface DescriptionTexts {
  name: string;
  note: string;
}

type TextName = keyof DescriptionTexts;

export const textsOf = ({ name, note }: VersionDescription): DescriptionTexts => ({
  name: name ?? '',
  note: note ?? '',
});

/** In the stored form: an empty text is none. */
export const descriptionOf = ({ name, note }: DescriptionTexts): VersionDescription => ({
  name: cleanLine(name) || null,
  note: cleanVersionNote(note) || null,
});

/** The changed texts. */
export function changedTexts(before: DescriptionTexts, after: DescriptionTexts): TextName[] {
  const [then, now] = [descriptionOf(before), descriptionOf(after)];
  return (['name', 'note'] as const).filter((text) => then[text] !== now[text]);
}

/** Reasons a text cannot be stored. */
export function faultsOf(
  texts: DescriptionTexts,
  { isNameNeeded }: { isNameNeeded: boolean },
): Partial<Record<TextName, 'missing' | 'too-long'>> {
  const { name, note } = descriptionOf(texts);
  const { name: nameAtMost, note: noteAtMost } = VERSION_DESCRIPTION_LENGTHS;
  return {
    ...(isNameNeeded && name === null ? { name: 'missing' } : {}),
    ...(name !== null && name.length > nameAtMost ? { name: 'too-long' } : {}),
    ...(note !== null && note.length > noteAtMost ? { note: 'too-long' } : {}),
  };
}

/** Merges own texts with those another editor has saved meanwhile; texts changed by both are conflicts and keep the own one. */
export function mergeTexts(base: DescriptionTexts, mine: DescriptionTexts, theirs: DescriptionTexts) {
  const own = changedTexts(base, mine);
  const texts = { ...theirs, ...Object.fromEntries(own.map((text) => [text, mine[text]])) };
  const others = changedTexts(base, theirs);
  const disputed = changedTexts(mine, theirs).filter((text) => own.includes(text) && others.includes(text));
  return { texts, disputed };
}
