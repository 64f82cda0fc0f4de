import { cleanLine } from '#lib/clean-text.ts';

/** Customer details as typed. */
export interface CustomerDraft {
  firstName: string;
  lastName: string;
  email: string;
}

/** Normalizes for storage: each field in one line, without invisible characters. */
export function normalizeCustomer(draft: CustomerDraft): CustomerDraft {
  return {
    firstName: cleanLine(draft.firstName),
    lastName: cleanLine(draft.lastName),
    email: cleanLine(draft.email),
  };
}
