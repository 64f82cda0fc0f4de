import type { Accounts } from './accounts.server.ts';
import { sessionCookies } from './session-cookies.ts';

/** Ends the session of a request, if there is one, and returns the cookies that clear it in the browser. */
export async function signOut(
  { accounts }: { accounts: Accounts },
  request: { headers: Headers; origin: string },
): Promise<{ cookies: string[] }> {
  const auth = await accounts.auth();
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return { cookies: sessionCookies(headers.getSetCookie(), request.origin) };
}
