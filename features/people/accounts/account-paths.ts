import type { Language } from '#lib/localized.ts';

/** Where a form is sent to sign out; the address has no page of its own. */
export function signOutPath(language: Language): string {
  return `/${language}/user/sign-out`;
}
