import type { MiddlewareHandler } from 'hono';
import type { Principal, WithPrincipal } from '#features/core/access/index.server.ts';
import { cachedSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { type Accounts, findPrincipal } from '#features/people/accounts/index.server.ts';
import type { TaggedCache } from '#platform/events/tagged-cache.server.ts';

interface Services {
  accounts: Accounts;
  db: Db;
  cache: TaggedCache;
}

/** Polling requests of unattended pages: presence of other editors, and admissions at other doors. */
const AUTOMATIC_REQUESTS = /\/pageeditor-api\/presence\b|\/api\/admin\/check-in\/(?!scans|undo)/;

/** Provides the signed-in user to the handlers behind it, `await c.get('principal')()`; read lazily, once. */
export function withPrincipal(services: Services): MiddlewareHandler<WithPrincipal> {
  return async (c, next) => {
    let found: Promise<Principal | null> | undefined;
    c.set('principal', () => {
      found ??= findPrincipal(services, c.req.raw, {
        hours: async () => (await cachedSettings(services)).staffIdleHours,
        isUse: !AUTOMATIC_REQUESTS.test(c.req.path),
      }).then((principal) => withheld(services, principal));
      return found;
    });
    await next();
  };
}

/** Reduces staff without a second factor to visitors where the site requires one (docs/decisions/0075). */
async function withheld(services: Services, principal: Principal | null): Promise<Principal | null> {
  if (!principal || principal.role === 'visitor') return principal;
  if (principal.hasTwoFactor || principal.isByPasskey) return principal;
  const { isTwoFactorRequired } = await cachedSettings(services);
  return isTwoFactorRequired ? { ...principal, role: 'visitor', withheldRole: principal.role } : principal;
}
