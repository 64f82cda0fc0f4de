import type { Language } from '#lib/localized.ts';

/** Consent text that the sender of the form agrees to; it is stored with the consent in its current wording. */
export const CONSENT_WORDING: Record<Language, string> = {
  de: 'Mit „Anmelden“ willigst du ein, dass wir dir einmal im Monat an diese Adresse schreiben. Das kannst du jederzeit mit dem Link in jeder Mail widerrufen.',
  en: 'By clicking “Sign up” you agree that we may email this address once a month. You can withdraw your consent at any time with the link in every email.',
};
