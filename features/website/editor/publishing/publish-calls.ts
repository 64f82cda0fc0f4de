import type { FieldError } from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Instant } from '#lib/venue-time.ts';
import { type ApiError, getJson, postJson } from '#platform/browser/api-client.ts';
import { type Publication, seenAt } from './plans.ts';

/** Finding an editor should review before a page is published; only `blocking` findings prevent publishing. */
export type Finding = Omit<FieldError, 'code'> & {
  code: FieldError['code'] | 'heading-skipped' | 'broken-link' | 'gone-image' | 'no-alt-text';
  blocking: boolean;
};

/** A module that is not as visitors see it. */
export interface Change {
  id: string;
  type: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** Changed parts, by language; `null` is shared. */
  fields: { language: Language | null }[];
}

/** Effect of publishing a draft in a language. */
export interface Outlook {
  findings: Finding[];
  /** `null` where the language was never published. */
  changes: Change[] | null;
}

/** Fetches the changes of publishing in a language, and the errors that prevent it; `null` without an answer. */
export async function fetchOutlook(
  documentId: number,
  { language, now }: { language: Language; now: string },
): Promise<Outlook | null> {
  const path = `/${language}/pageeditor-api/documents/${documentId}`;
  const [checks, publications] = await Promise.all([
    getJson(`${path}/checks/?language=${language}`),
    getJson(`${path}/publications/`),
  ]);
  if (!checks.ok || !publications.ok) return null;
  const { findings } = checks.value as { findings: Finding[] };
  const seen = seenAt(publications.value as Publication[], language, now);
  if (seen === null) return { findings, changes: null };
  const compared = await getJson(`${path}/versions/${seen}/compare/`);
  if (!compared.ok) return null;
  const { changes } = compared.value as { changes: Change[] };
  return { findings, changes: changes.filter((change) => isSeenIn(change, language)) };
}

/** How many modules of the draft are not as a stored version has them, in a language; `null` without an answer. */
export async function draftChangesSince(
  documentId: number,
  version: number,
  language: Language,
): Promise<number | null> {
  const compared = await getJson(
    `/${language}/pageeditor-api/documents/${documentId}/versions/${version}/compare/`,
  );
  if (!compared.ok) return null;
  const { changes } = compared.value as { changes: Change[] };
  return changes.filter((change) => isSeenIn(change, language)).length;
}

/** A text of the other language changes nothing here. */
export const isSeenIn = ({ kind, fields }: Pick<Change, 'kind' | 'fields'>, language: Language): boolean =>
  kind !== 'changed' || fields.some((field) => field.language === null || field.language === language);

/** Reason publishing or taking offline was refused. */
export type PublishRefusal =
  | 'changed'
  | 'incomplete'
  | 'past'
  | 'german'
  | 'in-trash'
  | 'signed-out'
  | 'second-factor'
  | 'failed';

/** Publishes the current draft in some languages, at once or from an instant on. */
export async function publish(
  documentId: number,
  {
    baseVersion,
    languages,
    at,
    language,
  }: { baseVersion: number; languages: Language[]; at: Instant | null; language: Language },
): Promise<Result<null, PublishRefusal>> {
  const body = { base_version: baseVersion, languages, at };
  return outcomeOf(await postJson(`/${language}/pageeditor-api/documents/${documentId}/publish/`, body));
}

/** Takes a document offline in some languages, at once or from an instant on. */
export async function unpublish(
  documentId: number,
  { languages, at, language }: { languages: Language[]; at: Instant | null; language: Language },
): Promise<Result<null, PublishRefusal>> {
  return outcomeOf(
    await postJson(`/${language}/pageeditor-api/documents/${documentId}/unpublish/`, { languages, at }),
  );
}

function outcomeOf(answer: Result<unknown, ApiError>): Result<null, PublishRefusal> {
  if (answer.ok) return succeed(null);
  const { status, code } = answer.error;
  if (code === 'in_the_past') return fail('past');
  if (code === 'german_needed') return fail('german');
  if (code === 'in_trash') return fail('in-trash');
  if (code === 'two_factor_required') return fail('second-factor');
  if (status === 401) return fail('signed-out');
  if (status === 409) return fail('changed');
  return fail(status === 422 ? 'incomplete' : 'failed');
}
