import { isEmailAddress } from '#lib/email-address.ts';

/** What a visitor reports about a barrier, as typed. */
export interface FeedbackDraft {
  message: string;
  email: string;
  /** A honeypot: people do not see it, programs fill it in. */
  honeypot: string;
}

export type FeedbackError = 'REQUIRED' | 'INVALID_EMAIL' | 'TOO_LONG' | 'HONEYPOT' | 'FULL';
export type FeedbackErrors = Partial<Record<keyof FeedbackDraft, FeedbackError>>;

/** Letters of a message. */
export const MESSAGE_AT_MOST = 3000;

/**
 * What is wrong with a message; nothing when it can be stored (docs/product/settings-and-errors.md#feedback). An
 * address is optional.
 */
export function feedbackErrors({ message, email, honeypot }: FeedbackDraft): FeedbackErrors {
  const errors: FeedbackErrors = {};
  if (message.trim() === '') errors.message = 'REQUIRED';
  else if (message.length > MESSAGE_AT_MOST) errors.message = 'TOO_LONG';
  if (email.trim() !== '' && !isEmailAddress(email.trim())) errors.email = 'INVALID_EMAIL';
  if (honeypot !== '') errors.honeypot = 'HONEYPOT';
  return errors;
}
