import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import { type AddressRedirect, isInternalTarget } from './address-rules.ts';
import { pageContext } from './page-context.server.ts';

/**
 * Sends visitors where the address rules and the redirects of moved pages lead: rules before the page, redirects only
 * when it answers 404. As the outermost middleware it serves pages and the router's data requests alike.
 */
export const followAddressRules: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { address } = pageContext(context);
  const before = await address.redirectBefore();
  if (before) throw responseOf(before);
  const response = await next();
  if (response.status !== 404) return response;
  const after = await address.redirectAfterMissing();
  return after ? responseOf(after) : response;
};

function responseOf({ to, status, reload }: AddressRedirect): Response {
  // Browsers would keep a 301 for ever, also for somebody who signs in tomorrow and may see versions then.
  const init = { status, headers: { 'cache-control': 'no-store' } };
  return isInternalTarget(to) && !reload ? redirect(to, init) : redirectDocument(to, init);
}
