import { cleanText } from '#lib/clean-text.ts';

/** Who orders, as it was typed. */
export interface CustomerDraft {
  firstName: string;
  lastName: string;
  email: string;
}

/** The same as it is kept: each in one line, without what nobody types. */
export function tidyCustomer(draft: CustomerDraft): CustomerDraft {
  return {
    firstName: inOneLine(draft.firstName),
    lastName: inOneLine(draft.lastName),
    email: inOneLine(draft.email),
  };
}

const inOneLine = (text: string): string => cleanText(text).split(/\s+/).filter(Boolean).join(' ');
