import { cleanLine } from '#lib/clean-text.ts';

/** Customer details as typed. */
export interface CustomerDraft {
  firstName: string;
  lastName: string;
  email: string;
}

/** The same as it is kept: each in one line, without what nobody types. */
export function normalizeCustomer(draft: CustomerDraft): CustomerDraft {
  return {
    firstName: cleanLine(draft.firstName),
    lastName: cleanLine(draft.lastName),
    email: cleanLine(draft.email),
  };
}
