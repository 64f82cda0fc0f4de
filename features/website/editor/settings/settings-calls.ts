import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { getState, patchJson } from '#platform/browser/api-client.ts';
import type { PageJson } from './page-facts.ts';

/** The record of a page, and the ETag for its changes. */
export interface ReadPage {
  page: PageJson;
  etag: string;
}

/** Reason a record was not saved. */
export type SettingsError =
  | { is: 'changed' | 'signed-out' | 'forbidden' | 'gone' | 'failed' }
  /** Fields of the record the server rejects, by name, and the reason if it follows from other pages. */
  | { is: 'refused'; fields: string[]; reason: string | null };

const pathOf = (id: number, language: Language) => `/${language}/pageeditor-api/pages/${id}/`;

export async function readPage(id: number, language: Language): Promise<ReadPage | null> {
  const answer = await getState<PageJson>(pathOf(id, language));
  return answer.ok ? { page: answer.value.state, etag: answer.value.etag } : null;
}

export async function savePage(
  id: number,
  { patch, etag, language }: { patch: Record<string, unknown>; etag: string; language: Language },
): Promise<Result<PageJson, SettingsError>> {
  const answer = await patchJson<PageJson>(pathOf(id, language), patch, etag);
  if (answer.ok) return succeed(answer.value);
  const { status, answer: said } = answer.error;
  if (status === 412) return fail({ is: 'changed' });
  if (status === 401) return fail({ is: 'signed-out' });
  if (status === 403) return fail({ is: 'forbidden' });
  if (status === 404) return fail({ is: 'gone' });
  if (status !== 400) return fail({ is: 'failed' });
  const fields = Array.isArray(said.fields) ? (said.fields as { field: string }[]) : [];
  const reason = typeof said.reason === 'string' ? said.reason : null;
  return fail({ is: 'refused', fields: fields.map(({ field }) => field), reason });
}
