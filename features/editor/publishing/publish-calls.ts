import type { FieldError } from '#features/content/index.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { getJson, postJson } from '#platform/browser/api-client.ts';

/** What somebody should look at before a page goes out; only what is `blocking` keeps it in. */
export type Finding = Omit<FieldError, 'code'> & {
  code: FieldError['code'] | 'heading-skipped' | 'broken-link' | 'gone-image' | 'no-alt-text';
  blocking: boolean;
};

/** A module that is not as visitors see it. */
export interface Change {
  id: string;
  type: string;
  kind: 'added' | 'removed' | 'moved' | 'changed';
  /** What of it changed, by language; `null` is shared. */
  fields: { language: Language | null }[];
}

/** What publishing a draft in a language would do. */
export interface Outlook {
  findings: Finding[];
  /** `null` where the language was never published. */
  changes: Change[] | null;
}

interface Publication {
  language: Language;
  version: number | null;
  starts_at: string;
}

/** Asks the server what publishing in a language would change, and what stands in the way; `null` without an answer. */
export async function askOutlook(
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
  const seen = (publications.value as Publication[])
    .filter((each) => each.language === language && each.starts_at <= now)
    .toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1))
    .at(-1);
  if (!seen?.version) return { findings, changes: null };
  const compared = await getJson(`${path}/versions/${seen.version}/compare/`);
  if (!compared.ok) return null;
  const { changes } = compared.value as { changes: Change[] };
  return { findings, changes: changes.filter((change) => isSeenIn(change, language)) };
}

/** A text of the other language changes nothing here. */
const isSeenIn = ({ kind, fields }: Change, language: Language): boolean =>
  kind !== 'changed' || fields.some((field) => field.language === null || field.language === language);

/** Publishes a draft as it is in some languages. */
export async function publish(
  documentId: number,
  { baseVersion, languages, language }: { baseVersion: number; languages: Language[]; language: Language },
): Promise<Result<null, 'changed' | 'incomplete' | 'failed'>> {
  const answer = await postJson(`/${language}/pageeditor-api/documents/${documentId}/publish/`, {
    base_version: baseVersion,
    languages,
  });
  if (answer.ok) return succeed(null);
  if (answer.error.status === 409) return fail('changed');
  return fail(answer.error.status === 422 ? 'incomplete' : 'failed');
}
