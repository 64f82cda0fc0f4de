import {
  type Conflict,
  type ContentDocument,
  type ContentTree,
  type FieldError,
  fromTree,
  type Operation,
} from '#features/core/documents/index.ts';
import type { Language } from '#lib/localized.ts';
import { type ApiError, getJson, postJson } from '#platform/browser/api-client.ts';

/** Outcome of a save request. */
export type SaveResult =
  | { is: 'stored'; version: number; merged: ContentDocument | null }
  /** A conflict; `draft` is the server's. Without conflicts: the base version is no longer available. */
  | { is: 'disputed'; version: number; draft: ContentDocument; conflicts: Conflict[] }
  | { is: 'refused'; problems: FieldError[] }
  | { is: 'signed-out' | 'forbidden' | 'second-factor' | 'in-trash' | 'unanswered' | 'unavailable' };

/** Sends operations for a version of a draft. */
export type SaveCall = (operations: readonly Operation[], baseVersion: number) => Promise<SaveResult>;

/** The draft as the server has it; `null` where no answer came. */
export type ReadCall = () => Promise<{ version: number; draft: ContentDocument } | null>;

/**
 * Saves the losing side of a conflict as a version: the draft at a version with its operations applied. False on a temporary
 * failure.
 */
export type OverruledCall = (operations: readonly Operation[], baseVersion: number) => Promise<boolean>;

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

/** Reads the draft of the page. */
export function readCall(documentId: number, language: Language): ReadCall {
  return async () => {
    const answer = await getJson(`/${language}/pageeditor-api/documents/${documentId}/`);
    if (!answer.ok || !isDraft(answer.value)) return null;
    return { version: answer.value.version, draft: documentOf(answer.value) };
  };
}

/** Keeps what loses against another. */
export function overruledCall(documentId: number, language: Language): OverruledCall {
  const path = `/${language}/pageeditor-api/documents/${documentId}/overruled/`;
  return async (operations, baseVersion) => {
    const answer = await postJson(path, { base_version: baseVersion, operations });
    // Accepts a 422 as well: content no version may hold cannot be stored on a retry either, and the conflict could
    // never be decided.
    return answer.ok || answer.error.status === 422;
  };
}

function refusalOf({ status, code, answer }: ApiError): SaveResult {
  if (status === 0) return { is: 'unanswered' };
  if (status === 401) return { is: 'signed-out' };
  if (status === 403) return { is: code === 'two_factor_required' ? 'second-factor' : 'forbidden' };
  if (code === 'in_trash') return { is: 'in-trash' };
  if (status === 409 && isDraft(answer.draft)) {
    const conflicts = Array.isArray(answer.conflicts) ? (answer.conflicts as Conflict[]) : [];
    return { is: 'disputed', version: answer.draft.version, draft: documentOf(answer.draft), conflicts };
  }
  // Rate limits and overload are temporary.
  if (status === 429 || status >= 500) return { is: 'unavailable' };
  return { is: 'refused', problems: Array.isArray(answer.errors) ? (answer.errors as FieldError[]) : [] };
}

const isDraft = (value: unknown): value is DraftJson =>
  typeof value === 'object' && value !== null && 'version' in value && 'modules' in value;
