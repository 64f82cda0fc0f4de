import { isEmailAddress } from '#lib/email-address.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords.ts';

/** Input for a new account. */
export interface AccountDraft {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export type DraftError = 'REQUIRED' | 'INVALID_EMAIL' | 'TOO_LONG' | 'TOO_SHORT';
export type DraftErrors = Partial<Record<keyof AccountDraft, DraftError>>;

/** Maximum characters of a first or last name. */
export const MAX_NAME_LENGTH = 80;

/** Returns the errors in the given fields; none if they can be stored. */
export function draftErrors(draft: Partial<AccountDraft>): DraftErrors {
  const errors: DraftErrors = {};
  for (const name of ['firstName', 'lastName'] as const) {
    const given = draft[name]?.trim();
    if (given === '') errors[name] = 'REQUIRED';
    else if (given && given.length > MAX_NAME_LENGTH) errors[name] = 'TOO_LONG';
  }
  const email = draft.email?.trim();
  if (email === '') errors.email = 'REQUIRED';
  else if (email && !isEmailAddress(email)) errors.email = 'INVALID_EMAIL';
  // Spaces are part of a password.
  if (draft.password === '') errors.password = 'REQUIRED';
  else if (draft.password && draft.password.length < MIN_PASSWORD_LENGTH) errors.password = 'TOO_SHORT';
  else if (draft.password && draft.password.length > MAX_PASSWORD_LENGTH) errors.password = 'TOO_LONG';
  return errors;
}
