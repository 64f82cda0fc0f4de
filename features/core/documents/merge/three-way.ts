import { canonicalJson } from '#lib/canonical-json.ts';
import type { Json, Values } from '../tree.ts';

/** One value at the base of a three-way merge, and in both editors' versions. */
export interface Three<T> {
  base: T;
  mine: T;
  theirs: T;
}

export const mapThree = <T, U>({ base, mine, theirs }: Three<T>, to: (side: T) => U): Three<U> => ({
  base: to(base),
  mine: to(mine),
  theirs: to(theirs),
});

/** Tells if two values are equal; two absent values are. */
export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && canonicalJson(one) === canonicalJson(other));

/** Callback for conflicts: both sides changed the value differently. */
export type OnConflict = (field: string, mine: Json | undefined, theirs: Json | undefined) => void;

/** Merges records key by key: changes of one side are taken, where both changed theirs wins and `onConflict` is called. */
export function mergeRecords(sides: Three<Values | undefined>, onConflict: OnConflict): Values {
  const { base = {}, mine = {}, theirs = {} } = sides;
  const merged: Values = {};
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [old, my, their] = [own(base, key), own(mine, key), own(theirs, key)];
    const isMine = isSame(their, old);
    if (!isMine && !isSame(my, old) && !isSame(my, their)) onConflict(key, my, their);
    const value = isMine ? my : their;
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

export const own = (values: Values, key: string): Json | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
