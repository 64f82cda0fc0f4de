import type { Language } from '#lib/localized.ts';

/** Returns the address that a sign-out form posts to; it has no page. */
export function signOutPath(language: Language): string {
  return `/${language}/user/sign-out`;
}
