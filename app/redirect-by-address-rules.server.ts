import type { MiddlewareFunction } from 'react-router';
import { pageContext } from './page-context.server.ts';
import { redirect, redirectAsConfigured, redirectDocument } from './site-redirect.server.ts';

/**
 * Applies the address rules and the redirects of moved pages: rules before the page, redirects only when it answers 404. As
 * the outermost middleware it serves both pages and the router's data requests.
 */
export const redirectByAddressRules: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { address } = pageContext(context);
  const before = await address.redirectBefore();
  if (before) throw (before.reload ? redirectDocument : redirect)(before.to, noStore(before.status));
  const response = await next();
  if (response.status !== 404) return response;
  const after = await address.redirectAfterMissing();
  return after ? redirectAsConfigured(after.to, noStore(after.status)) : response;
};

/** Browsers would keep a 301 for ever, also for somebody who signs in tomorrow and may see versions then. */
function noStore(status: number): ResponseInit {
  return { status, headers: { 'cache-control': 'no-store' } };
}
