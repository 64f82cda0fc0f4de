import type { SignUpDraft, SignUpErrors } from './sign-up-draft.ts';

/** Outcome of a sign-up, for the page that is returned with it. */
export type SignUpOutcome =
  | { asked: true; email: string; topics: string[] }
  | { asked: false; draft: SignUpDraft; errors: SignUpErrors };
