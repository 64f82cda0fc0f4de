import {
  type Conflict,
  type ContentDocument,
  type ContentTree,
  type FieldError,
  fromTree,
  type Operation,
} from '#features/content/index.ts';
import type { Language } from '#lib/localized.ts';
import { type ApiError, postJson } from '#platform/browser/api-client.ts';

/** What became of what was sent. */
export type SaveAnswer =
  | { is: 'stored'; version: number; merged: ContentDocument | null }
  /** Others changed the same; `draft` is theirs. Without conflicts: what it was based on is not known any more. */
  | { is: 'disputed'; version: number; draft: ContentDocument; conflicts: Conflict[] }
  | { is: 'refused'; problems: FieldError[] }
  | { is: 'signed-out' | 'forbidden' | 'unanswered' | 'unavailable' };

/** Sends operations for a version of a draft. */
export type SaveCall = (operations: readonly Operation[], baseVersion: number) => Promise<SaveAnswer>;

interface DraftJson {
  version: number;
  modules: ContentTree['modules'];
}

const documentOf = ({ modules }: DraftJson): ContentDocument => fromTree({ modules });

/** Calls the server of the page (docs/product/api.md#page-editor). */
export function saveCall(documentId: number, language: Language): SaveCall {
  const path = `/${language}/pageeditor-api/documents/${documentId}/operations/`;
  return async (operations, baseVersion) => {
    const body = { base_version: baseVersion, operations };
    const answer = await postJson<{ version: number; merged: DraftJson | null }>(path, body);
    if (!answer.ok) return refusalOf(answer.error);
    const { version, merged } = answer.value;
    return { is: 'stored', version, merged: merged && documentOf(merged) };
  };
}

function refusalOf({ status, answer }: ApiError): SaveAnswer {
  if (status === 0) return { is: 'unanswered' };
  if (status === 401) return { is: 'signed-out' };
  if (status === 403) return { is: 'forbidden' };
  if (status === 409 && isDraft(answer.draft)) {
    const conflicts = Array.isArray(answer.conflicts) ? (answer.conflicts as Conflict[]) : [];
    return { is: 'disputed', version: answer.draft.version, draft: documentOf(answer.draft), conflicts };
  }
  // Too much at once passes, as what the server cannot do at the moment.
  if (status === 429 || status >= 500) return { is: 'unavailable' };
  return { is: 'refused', problems: Array.isArray(answer.errors) ? (answer.errors as FieldError[]) : [] };
}

const isDraft = (value: unknown): value is DraftJson =>
  typeof value === 'object' && value !== null && 'version' in value && 'modules' in value;
