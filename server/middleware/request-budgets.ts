import type { MiddlewareHandler } from 'hono';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.server.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { rateLimit } from '#platform/http/rate-limit.server.ts';
import { SAFE_METHODS } from '#platform/http/safe-methods.ts';
import { clientIp } from './client-ip.ts';

/**
 * Changes a minute from one network, with a separate budget per kind: filling a cart does not block renewals and signing in.
 */
const BUDGETS = [
  { name: 'renewing', path: /^\/(?:webshop|testshop)\/(?:renew|restore)$/, requests: 600 },
  {
    name: 'cart',
    path: /^(?:\/(?:de|en))?(?:\/api\/shop-cart|\/(?:webshop|testshop)(?:\/|$))/,
    requests: 1200,
  },
  {
    name: 'forms',
    path: /^(?:\/(?:de|en))?(?:\/api\/(?:forms-entries|temp-files)|\/forms\/)/,
    requests: 60,
  },
  // Leaves out links in emails, whose addresses are longer: their clicks come from wherever the mailboxes are.
  { name: 'newsletter', path: /^\/(?:de|en)\/newsletter$/, requests: 30 },
  // Every tab somebody edits in says every few seconds that it is there.
  { name: 'presence', path: /^(?:\/(?:de|en))?\/pageeditor-api\/presence\//, requests: 1200 },
  // All phones at the doors have the venue's own network, which its editors and its box office work in as well.
  { name: 'check-in', path: /^(?:\/(?:de|en))?\/(?:api\/admin|cms-hub)\/check-in(?:\/|$)/, requests: 1200 },
  // A page that is written on is saved every second, and a list of dates is changed row by row: a whole office does so at once.
  {
    name: 'work of the house',
    path: /^(?:\/(?:de|en))?\/(?:pageeditor-api|api\/admin|cms-hub)(?:\/|$)/,
    requests: 1200,
  },
  { name: 'everything else', path: /^/, requests: 240 },
];

/**
 * Refuses networks that change too much in too short a time with 429. Families and schools share an address, so the budgets
 * are those of many people; limits per visitor belong to the box office.
 */
export function requestBudgets(clock: Clock, config: Pick<Config, 'trustProxy'>): MiddlewareHandler {
  const client = clientIp(config);
  const limits = BUDGETS.map(({ path, requests }) => ({
    path,
    limit: rateLimit(clock, { requests, windowSeconds: 60 }, (c) => networkOf(client(c)) ?? 'unknown'),
  }));
  return (c, next) => {
    const budget = limits.find(({ path }) => path.test(c.req.path));
    return budget && !SAFE_METHODS.has(c.req.method) ? budget.limit(c, next) : next();
  };
}
