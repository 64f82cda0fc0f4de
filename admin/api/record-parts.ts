import { dequal } from 'dequal';
import { changedFields } from './record-values.ts';

type Values = Record<string, unknown>;

const LANGUAGES = ['de', 'en'] as const;

/** Smallest unit two people can change independently: a field, or one language of a translated one. */
export interface RecordPart {
  field: string;
  language: (typeof LANGUAGES)[number] | null;
}

/** Parts of `after` that differ from `before`, translated fields language by language. */
export function changedParts(before: Values, after: Values): RecordPart[] {
  return Object.keys(changedFields(before, after)).flatMap((field): RecordPart[] => {
    if (!isTranslated(before[field]) && !isTranslated(after[field])) return [{ field, language: null }];
    return LANGUAGES.map((language) => ({ field, language })).filter(
      (part) => !dequal(partOf(before, part), partOf(after, part)),
    );
  });
}

/** Value of one part; a language without a text is `null`. */
export function partOf(values: Values, { field, language }: RecordPart): unknown {
  const value = values[field];
  if (language === null) return value;
  return isTranslated(value) ? (value[language] ?? null) : null;
}

/** `theirs` with some parts taken from `mine`, by field; fields without such a part are left out. */
export function mergeParts(theirs: Values, mine: Values, parts: readonly RecordPart[]): Values {
  const taken: Values = {};
  for (const part of parts) {
    const { field, language } = part;
    if (language === null) taken[field] = mine[field];
    else {
      const before = taken[field] ?? theirs[field];
      taken[field] = { ...(isTranslated(before) ? before : {}), [language]: partOf(mine, part) };
    }
  }
  return taken;
}

function isTranslated(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && 'de' in value;
}
