import type { Language } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';

/** Signed-in user as the API answers it; only the fields the browser shows. */
export interface UserDetails {
  is_logged_in: boolean;
  first_name: string | null;
  last_name: string | null;
}

let asked: Promise<UserDetails | null> | undefined;

/**
 * Asks the site once per page load who is signed in; `null` when nobody is, or when it cannot be known. With a session
 * that is over, the answer takes its cookies along.
 */
export function userDetails(language: Language): Promise<UserDetails | null> {
  asked ??= getJson(`/${language}/api/user-details/`).then((answer) => {
    if (!answer.ok) return null;
    const details = answer.value as UserDetails;
    return details.is_logged_in ? details : null;
  });
  return asked;
}
