import { type RouterContextProvider, redirect } from 'react-router';
import type { Caller, Principal } from '#features/accounts/index.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import { pageContext } from '#server/page-context.server.ts';

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Who makes a request, for the use cases of accounts. */
export function callerOf({ request, context }: Args): Caller {
  const { language, url, clientAddress: address } = pageContext(context);
  return { address, cookie: request.headers.get('cookie'), origin: url.origin, language };
}

/** Who is signed in. Everybody else is sent to sign in and comes back to this page; nothing of it is shown to them. */
export async function mustBeSignedIn({ context }: Args): Promise<Principal> {
  const { principal, language, url } = pageContext(context);
  const found = await principal();
  if (found) return found;
  const next = url.pathname.replace(/\.data$/, '') + url.search;
  throw redirect(`${pathTo('signIn', language)}?${new URLSearchParams({ next })}`);
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

/** A field of a form; empty when it was not sent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
