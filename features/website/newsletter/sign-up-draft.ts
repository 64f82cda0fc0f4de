import { isEmailAddress } from '#lib/email-address.ts';
import { isTopic } from './topics.ts';

/** Input of a newsletter sign-up, as typed. */
export interface SignUpDraft {
  email: string;
  topics: string[];
  /** A honeypot: people do not see it, programs fill it in. */
  honeypot: string;
}

export type SignUpError = 'REQUIRED' | 'INVALID_EMAIL' | 'HONEYPOT' | 'FULL';
export type SignUpErrors = Partial<Record<keyof SignUpDraft, SignUpError>>;

/** Validates a sign-up; returns no errors if an email can be sent (docs/product/newsletter.md#signing-up). */
export function signUpErrors({ email, topics, honeypot }: SignUpDraft): SignUpErrors {
  const errors: SignUpErrors = {};
  if (email.trim() === '') errors.email = 'REQUIRED';
  else if (!isEmailAddress(email.trim())) errors.email = 'INVALID_EMAIL';
  if (!topics.some(isTopic)) errors.topics = 'REQUIRED';
  if (honeypot !== '') errors.honeypot = 'HONEYPOT';
  return errors;
}
