import { createContext, type RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { Caller } from '#features/accounts/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { Principal } from '#features/permissions/index.server.ts';

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Who makes a request, for the use cases of accounts. */
export function callerOf({ request, context }: Args): Caller {
  const { language, url, clientIp: address } = pageContext(context);
  return { address, cookie: request.headers.get('cookie'), origin: url.origin, language };
}

/** Who is signed in. Everybody else is sent to sign in and comes back to this page; nothing of it is shown to them. */
export async function requireUser({ context }: Args): Promise<Principal> {
  const { principal, language, url } = pageContext(context);
  const found = await principal();
  if (found) return found;
  const next = url.pathname.replace(/\.data$/, '') + url.search;
  throw redirect(`${pathTo('signIn', language)}?${new URLSearchParams({ next })}`);
}

const keepsForm = createContext(false);

/**
 * The same for a form with texts somebody typed, by its action: `null` when their session ended meanwhile. Then the page
 * comes back with the form as it was sent, and `ownerOrForm` lets its loader show that and nothing else.
 */
export async function signedInOrKeptForm({ context }: Args): Promise<Principal | null> {
  const found = await pageContext(context).principal();
  if (!found) context.set(keepsForm, true);
  return found;
}

/** Who is signed in, by the loader of a page with such forms; `null` only when one of them comes back. */
export async function ownerOrForm(args: Args): Promise<Principal | null> {
  return args.context.get(keepsForm) ? null : requireUser(args);
}

/** Leads on with cookies set. */
export function redirectWith(cookies: string[], to: string): Response {
  return redirect(to, { headers: cookieHeaders(cookies) });
}

export function cookieHeaders(cookies: string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
