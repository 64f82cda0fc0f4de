import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type ApiError, getJson, getState, patchJson, postFile } from '#platform/browser/api-client.ts';
import type { LibraryAsset, LibraryFacts, LibraryKind } from './library-asset.ts';

/** Entries of one page of the list. */
const PAGE_SIZE = 24;

/** One page of the library. */
export interface LibraryPage {
  assets: LibraryAsset[];
  total: number;
}

export async function findInLibrary(
  language: Language,
  { kind, words, page }: { kind: LibraryKind; words: string; page: number },
  signal: AbortSignal,
): Promise<Result<LibraryPage, ApiError>> {
  const query = new URLSearchParams({
    kind,
    q: words.slice(0, 100),
    page: `${page}`,
    page_size: `${PAGE_SIZE}`,
  });
  const answer = await getJson(`/${language}/pageeditor-api/assets/?${query}`, signal);
  if (!answer.ok) return answer;
  const { results, count } = answer.value as { results: LibraryAsset[]; count: number };
  return succeed({ assets: results, total: count });
}

/** One entry; `null` where there is none, or nobody answers. */
export async function readAsset(language: Language, id: number): Promise<LibraryAsset | null> {
  const answer = await getJson(`/${language}/pageeditor-api/assets/${id}/`);
  return answer.ok ? (answer.value as LibraryAsset) : null;
}

export function uploadFile(language: Language, file: File): Promise<Result<LibraryAsset, ApiError>> {
  return postFile<LibraryAsset>(`/${language}/pageeditor-api/uploads/`, file);
}

/** Changes facts of an entry. Reads it again first, so that concurrent changes of other facts are preserved. */
export async function changeFacts(
  language: Language,
  id: number,
  facts: Partial<LibraryFacts>,
): Promise<Result<LibraryAsset, ApiError>> {
  const path = `/${language}/pageeditor-api/assets/${id}/`;
  const read = await getState(path);
  return read.ok ? patchJson<LibraryAsset>(path, facts, read.value.etag) : fail(read.error);
}
