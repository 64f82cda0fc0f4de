import {
  redirect as routerRedirect,
  redirectDocument as routerRedirectDocument,
  replace as routerReplace,
} from 'react-router';
import { internalPath } from '#lib/internal-path.ts';
import { isInternalTarget } from './address-rules.ts';

type Init = number | ResponseInit;

/** The start page, for everything that would lead away. */
const HOME = '/';

/** Redirects within the site: targets elsewhere lead to the start page. Lint forbids the router's own functions. */
export function redirect(to: string, init?: Init): Response {
  return routerRedirect(internalPath(to, HOME), init);
}

/** The same in place of the address that was asked for, so that Back does not come to it again. */
export function replace(to: string, init?: Init): Response {
  return routerReplace(internalPath(to, HOME), init);
}

/** The same where the browser has to load the page again. */
export function redirectDocument(to: string, init?: Init): Response {
  return routerRedirectDocument(internalPath(to, HOME), init);
}

/** Leads to the page of a payment provider, and to nobody else's: `origin` is its scheme and host. */
export function redirectToProvider(address: string, origin: string, init?: Init): Response {
  if (new URL(address).origin !== origin)
    throw new Error(`redirect refused: ${new URL(address).origin} is not the payment provider ${origin}`);
  return routerRedirectDocument(address, init);
}

/** Redirects to a target set by editors; the only redirect that may leave the site. Never for input of a visitor. */
export function redirectAsConfigured(target: string, init?: Init): Response {
  return isInternalTarget(target) ? redirect(target, init) : routerRedirectDocument(target, init);
}
