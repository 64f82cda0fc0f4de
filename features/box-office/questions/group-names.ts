import { cleanLine } from '#lib/clean-text.ts';
import type { Localized } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';

/** Longest name on a list of names. */
export const MAX_GROUP_NAME = 80;

/** The names of those who come with a group are stored as answers to it, one for each ticket (docs/product/groups.md#names). */
export const GROUP_NAME = { de: 'Name in der Gruppe', en: 'Name in the group' } satisfies Localized;

export const isGroupName = ({ question }: { question: Localized }): boolean => question.de === GROUP_NAME.de;

export interface NamesRefusal {
  code: 'TOO_MANY_NAMES' | 'NAME_TOO_LONG';
}

/**
 * Reads a list of names as it is typed or pasted: one in each line, of a table each row.
 * @param heads how many the group is
 */
export function readGroupNames(typed: string, heads: number): Result<string[], NamesRefusal> {
  const names = typed
    .split(/\r\n|\r|\n/)
    .map(cleanLine)
    .filter((name) => name !== '');
  if (names.length > heads) return fail({ code: 'TOO_MANY_NAMES' });
  if (names.some((name) => name.length > MAX_GROUP_NAME)) return fail({ code: 'NAME_TOO_LONG' });
  return succeed(names);
}
