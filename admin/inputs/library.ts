import { useEffect, useState } from 'react';
import { call } from '../session/call.ts';

/** Fields of a media library asset that are shown here (docs/product/media.md). */
export interface LibraryAsset {
  id: number;
  name: string;
  alt: { de: string; en: string | null } | null;
  /** Address of the file. */
  url: string;
  /** Pictures have some. */
  thumbnails: { square: string; small: string } | null;
}

export type LibraryKind = 'image' | 'audio';

const AT_ONCE = '24';
/** Debounce of the search, in milliseconds. */
const PAUSE = 250;

/** Those that words are found in; `null` where nothing could be asked. */
export function useLibrary(kind: LibraryKind, query: string): LibraryAsset[] | null {
  const [found, setFound] = useState<LibraryAsset[] | null>([]);
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(async () => {
      const asked = new URLSearchParams({ kind, q: query, page_size: AT_ONCE });
      const answer = await call({
        method: 'GET',
        path: '/assets/',
        within: 'pageeditor-api',
        query: asked,
      }).then(
        ({ json }) => (json as { results: LibraryAsset[] }).results,
        () => null,
      );
      if (!isStale) setFound(answer);
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [kind, query]);
  return found;
}

/** One of them; nothing is shown of it where it cannot be asked for. */
export function useLibraryAsset(id: number | null): LibraryAsset | null {
  const [asset, setAsset] = useState<LibraryAsset | null>(null);
  useEffect(() => {
    setAsset(null);
    if (id === null) return;
    let isStale = false;
    void call({ method: 'GET', path: `/assets/${id}/`, within: 'pageeditor-api' }).then(
      ({ json }) => {
        if (!isStale) setAsset(json as LibraryAsset);
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [id]);
  return asset;
}
