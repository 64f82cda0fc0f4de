import { useEffect, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import type { LibraryAsset, LibraryKind } from './library-asset.ts';
import { findInLibrary } from './library-calls.ts';

/** Debounce of the search, between two key presses. */
const PAUSE_MS = 200;

export interface LibraryList {
  state: 'loading' | 'there' | 'forbidden' | 'failed';
  assets: LibraryAsset[];
  total: number;
}

const NOTHING: LibraryList = { state: 'loading', assets: [], total: 0 };

/** The loaded part of the library, newest first; `put` merges changed and new entries. */
export function useLibrary(language: Language, kind: LibraryKind, words: string, pages: number) {
  const [list, setList] = useState(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins with an empty list
  useEffect(() => setList(NOTHING), [kind, words]);
  useEffect(() => {
    const ends = new AbortController();
    const timer = setTimeout(
      () =>
        void findInLibrary(language, { kind, words, page: pages }, ends.signal).then((found) => {
          if (ends.signal.aborted) return;
          if (!found.ok) {
            const state = found.error.status === 401 || found.error.status === 403 ? 'forbidden' : 'failed';
            setList((before) => ({ ...before, state }));
            return;
          }
          const { assets, total } = found.value;
          setList((before) => ({
            state: 'there',
            assets: pages === 1 ? assets : merged(before.assets, assets),
            total,
          }));
        }),
      words === '' ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      ends.abort();
    };
  }, [language, kind, words, pages]);
  const put = (asset: LibraryAsset) =>
    setList((before) => {
      const isKnown = before.assets.some(({ id }) => id === asset.id);
      const assets = isKnown
        ? before.assets.map((each) => (each.id === asset.id ? asset : each))
        : [asset, ...before.assets];
      return { ...before, assets, total: before.total + (isKnown ? 0 : 1) };
    });
  return { ...list, put };
}

/** Merges the next page into the list without duplicates: uploads in the meantime shift the pages. */
function merged(before: readonly LibraryAsset[], next: readonly LibraryAsset[]): LibraryAsset[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
}
