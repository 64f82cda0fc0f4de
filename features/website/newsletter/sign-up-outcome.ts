import type { SignUpDraft, SignUpErrors } from './sign-up-draft.ts';

/** What became of a sign-up, for the page that comes back with it. */
export type SignUpOutcome =
  | { asked: true; email: string; topics: string[] }
  | { asked: false; draft: SignUpDraft; errors: SignUpErrors };
