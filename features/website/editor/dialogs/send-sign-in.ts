import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Outcome of a sign-in step over a page. */
export type SignInStep = 'signed-in' | 'code-needed' | 'refused' | 'unanswered';

/**
 * Submits the sign-in form, or that of the code: success redirects, failure returns the page. Scripts cannot see the target
 * of a redirect, so the server is asked whether somebody is signed in now.
 */
export async function sendSignIn(
  page: 'signIn' | 'signInCode',
  language: Language,
  form: FormData,
): Promise<SignInStep> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.set(name, value);
  try {
    const answer = await fetch(pathTo(page, language), {
      method: 'POST',
      body,
      redirect: 'manual',
      credentials: 'same-origin',
    });
    if (answer.type !== 'opaqueredirect') return 'refused';
    return (await isSignedIn(language)) ? 'signed-in' : 'code-needed';
  } catch {
    return 'unanswered';
  }
}

async function isSignedIn(language: Language): Promise<boolean> {
  const answer = await fetch(`/${language}/api/user-details/`);
  const { is_logged_in } = (await answer.json()) as { is_logged_in: boolean };
  return is_logged_in;
}
