import { cleanLine, cleanText } from '#lib/clean-text.ts';

/** An enquiry for a date as it is typed (docs/product/groups.md#enquiries). */
export interface AskDraft {
  heads: string;
  school: string;
  className: string;
  firstName: string;
  lastName: string;
  email: string;
  /** When they can come, and what they would like to see. */
  request: string;
}

export type AskFault = 'REQUIRED' | 'TOO_LONG' | 'NO_NUMBER';

const MAX_NAME = 120;
export const MAX_REQUEST = 1000;
/** More than any hall seats; larger numbers are typing errors. */
export const MAX_ASKED = 999;

/** Normalizes what was typed: each field in one line, the request with its line breaks. */
export function normalizeAsk(draft: AskDraft): AskDraft {
  const { request, ...lines } = draft;
  const cleaned = Object.fromEntries(
    Object.entries(lines).map(([field, typed]) => [field, cleanLine(typed)]),
  );
  return { ...(cleaned as Omit<AskDraft, 'request'>), request: cleanText(request).trim() };
}

/** Faults of a normalized draft by field; those of the names and the address are checked apart. */
export function askFaults(draft: AskDraft): Partial<Record<keyof AskDraft, AskFault>> {
  const faults: Partial<Record<keyof AskDraft, AskFault>> = {};
  const heads = Number(draft.heads);
  if (!Number.isSafeInteger(heads) || heads < 1 || heads > MAX_ASKED) faults.heads = 'NO_NUMBER';
  if (draft.school === '') faults.school = 'REQUIRED';
  for (const field of ['school', 'className'] as const)
    if (draft[field].length > MAX_NAME) faults[field] = 'TOO_LONG';
  if (draft.request === '') faults.request = 'REQUIRED';
  else if (draft.request.length > MAX_REQUEST) faults.request = 'TOO_LONG';
  return faults;
}
