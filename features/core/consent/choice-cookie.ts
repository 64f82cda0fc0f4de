import { type Choice, CONSENT_COOKIE, choiceText, readChoice } from './consent.ts';

/** Half a year, in seconds: then the question may be asked again. */
const COOKIE_SECONDS = 182 * 24 * 3600;

/** Sent to the window when a choice was made, with the choice as its detail. */
export const CHOICE_EVENT = 'consent-choice';

/** Returns this visitor's choice; `null` before there is one. In browsers only. */
export function currentChoice(): Choice | null {
  return readChoice(document.cookie);
}

/** Keeps a choice and tells everything on the page that waits for it. */
export function saveChoice(choice: Choice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of the list
  document.cookie = `${CONSENT_COOKIE}=${choiceText(choice)}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`;
  dispatchEvent(new CustomEvent<Choice>(CHOICE_EVENT, { detail: choice }));
}
