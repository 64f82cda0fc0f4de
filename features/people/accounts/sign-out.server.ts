import type { Accounts } from './accounts.server.ts';
import { sessionCookies } from './session-cookies.ts';

/** Ends the session of a request, if there is one, and gives the cookies that make the browser forget it. */
export async function signOut(
  { accounts }: { accounts: Accounts },
  request: { headers: Headers; origin: string },
): Promise<{ cookies: string[] }> {
  const auth = await accounts.auth();
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return { cookies: sessionCookies(headers.getSetCookie(), request.origin) };
}
