import type { ContentTree, ModuleChange, VersionDescription } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { type ApiError, getJson, getState, patchJson, postJson } from '#platform/browser/api-client.ts';
import { type DescriptionTexts, descriptionOf } from './description-texts.ts';

/** A saved state of the page. */
export interface Version extends VersionDescription {
  id: number;
  number: number;
  reason: 'sitting' | 'published' | 'named' | 'restored' | 'overruled';
  created_at: string;
  author: { id: number; name: string } | null;
}

/** The changes from a version to the draft, and the version's content. */
export interface Comparison {
  changes: ModuleChange[];
  version: ContentTree;
}

const pathOf = (documentId: number, language: Language) =>
  `/${language}/pageeditor-api/documents/${documentId}/versions/`;

const PAGE_SIZE = 25;

/** One page of the versions, newest first; `null` without an answer. */
export async function findVersions(
  documentId: number,
  language: Language,
  page: number,
): Promise<{ versions: Version[]; total: number } | null> {
  const query = new URLSearchParams({ page: `${page}`, page_size: `${PAGE_SIZE}` });
  const answer = await getJson(`${pathOf(documentId, language)}?${query}`);
  if (!answer.ok) return null;
  const { results, count } = answer.value as { results: Version[]; count: number };
  return { versions: results, total: count };
}

/** Reads the content of a version, which never changes; `null` without an answer. */
export async function readVersion(
  documentId: number,
  language: Language,
  versionId: number,
): Promise<ContentTree | null> {
  const answer = await getJson(`${pathOf(documentId, language)}${versionId}/`);
  return answer.ok ? (answer.value as ContentTree) : null;
}

/** Reasons the server refused a description; `unsaved`: the draft differs from the expected one. */
export type DescriptionError = 'changed' | 'signed-out' | 'forbidden' | 'unsaved' | 'failed';

/** Reads the current description of a version, and the ETag a change to it must name; `null` without an answer. */
export async function readDescription(
  documentId: number,
  language: Language,
  versionId: number,
): Promise<{ description: VersionDescription; etag: string } | null> {
  const answer = await getState<VersionDescription>(`${pathOf(documentId, language)}${versionId}/`);
  return answer.ok ? { description: answer.value.state, etag: answer.value.etag } : null;
}

/** Saves the draft as a version; `null` on success. */
export async function saveVersion(
  documentId: number,
  language: Language,
  { baseVersion, texts }: { baseVersion: number; texts: DescriptionTexts },
): Promise<DescriptionError | null> {
  const body = { base_version: baseVersion, ...descriptionOf(texts) };
  const answer = await postJson(pathOf(documentId, language), body);
  return answer.ok ? null : errorOf(answer.error);
}

/** Stores a changed description of a version; `null` on success. */
export async function changeDescription(
  documentId: number,
  language: Language,
  {
    versionId,
    etag,
    texts,
    changed,
  }: { versionId: number; etag: string; texts: DescriptionTexts; changed: (keyof DescriptionTexts)[] },
): Promise<DescriptionError | null> {
  const description = descriptionOf(texts);
  const patch = Object.fromEntries(changed.map((text) => [text, description[text]]));
  const answer = await patchJson(`${pathOf(documentId, language)}${versionId}/`, patch, etag);
  return answer.ok ? null : errorOf(answer.error);
}

function errorOf({ status }: ApiError): DescriptionError {
  if (status === 401) return 'signed-out';
  if (status === 403) return 'forbidden';
  if (status === 409) return 'unsaved';
  return status === 412 ? 'changed' : 'failed';
}
