import type { MiddlewareHandler } from 'hono';
import { type Accounts, findPrincipal } from '#features/accounts/index.server.ts';
import type { Principal, WithPrincipal } from '#features/permissions/index.server.ts';

/** Lets everything behind it ask who is signed in, `await c.get('principal')()`; the first to ask makes it be read. */
export function withPrincipal(services: { accounts: Accounts }): MiddlewareHandler<WithPrincipal> {
  return async (c, next) => {
    let found: Promise<Principal | null> | undefined;
    c.set('principal', () => {
      found ??= findPrincipal(services, c.req.raw);
      return found;
    });
    await next();
  };
}
