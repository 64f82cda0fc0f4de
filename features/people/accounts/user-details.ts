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
 * Fetches the signed-in user once per page load; `null` without one, or after a failure. With an expired session, the answer
 * removes its cookies.
 */
export function userDetails(language: Language): Promise<UserDetails | null> {
  asked ??= getJson(`/${language}/api/user-details/`).then((answer) => {
    if (!answer.ok) return null;
    const details = answer.value as UserDetails;
    return details.is_logged_in ? details : null;
  });
  return asked;
}
