import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Caller } from '#features/people/accounts/index.server.ts';

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Returns the caller of a request, for the account use cases. */
export function callerOf({ request, context }: Args): Caller {
  const { language, url, clientIp: address } = pageContext(context);
  const { headers } = request;
  const [cookie, userAgent] = [headers.get('cookie'), headers.get('user-agent')];
  return { address, cookie, userAgent, origin: url.origin, language };
}

/**
 * Returns the signed-in principal. Everybody else is sent to sign in and comes back to this page; nothing of it is
 * shown to them.
 */
export async function requireUser({ context }: Args): Promise<Principal> {
  const { principal, language, url } = pageContext(context);
  const found = await principal();
  if (found) return found;
  const next = url.pathname.replace(/\.data$/, '') + url.search;
  throw redirect(withNext(pathTo('signIn', language), next));
}

/**
 * Owner of a page whose forms hold typed texts. `null` when such a form is sent after its session ended: the page shows the
 * form with its values, and nothing else.
 */
export async function ownerOrForm(args: Args, comesBack: boolean): Promise<Principal | null> {
  const found = await pageContext(args.context).principal();
  return found ?? (comesBack ? null : requireUser(args));
}

/** The address of a page that leads on to `next`, a path of this site. */
export function withNext(path: string, next: string): string {
  return `${path}?${new URLSearchParams({ next })}`;
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
