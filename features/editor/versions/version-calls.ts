import type { ContentTree, Json } from '#features/content/index.ts';
import type { Language } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';

/** A state of the page that was kept. */
export interface Version {
  id: number;
  number: number;
  reason: 'sitting' | 'published' | 'named' | 'restored' | 'overruled';
  name: string | null;
  created_at: string;
  author: { id: number; name: string } | null;
}

/** One field that a version has otherwise; `words` where it is a text. */
export interface FieldChange {
  field: string;
  language: Language | null;
  before?: Json;
  after?: Json;
  words?: { kind: 'same' | 'removed' | 'added'; words: string }[];
}

/** One module that is otherwise in the draft than in a version. */
export interface ModuleChange {
  id: string;
  type: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  from?: { place: `${string}/${string}`; index: number };
  to?: { place: `${string}/${string}`; index: number };
  fields: FieldChange[];
}

/** How a version became the draft, and what the version holds. */
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

/** Compares a version with the draft as the server has it; `null` without an answer. */
export async function compareWithDraft(
  documentId: number,
  language: Language,
  versionId: number,
): Promise<Comparison | null> {
  const path = `${pathOf(documentId, language)}${versionId}/`;
  const [compared, version] = await Promise.all([getJson(`${path}compare/`), getJson(path)]);
  if (!compared.ok || !version.ok) return null;
  const { changes } = compared.value as { changes: ModuleChange[] };
  return { changes, version: version.value as ContentTree };
}
