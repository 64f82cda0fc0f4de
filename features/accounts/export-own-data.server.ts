import { inWrite, type WriteServices } from '#features/audit/index.server.ts';
import { gatherOwnData, type OwnDataPart } from '#features/own-data/index.server.ts';
import type { Principal } from '#features/permissions/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { dayOf } from '#lib/venue-time.ts';
import type { AccountErrors } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import type { Caller } from './call-auth.server.ts';
import { confirmPassword } from './confirm-password.server.ts';
import { instantBefore } from './instant-before.ts';
import { countAttempt } from './store.server.ts';

interface Services extends WriteServices {
  accounts: Accounts;
  ownData: readonly OwnDataPart[];
}

const HOUR_MS = 3_600_000;
const AN_HOUR_AT_MOST = 5;
/** Whoever asks needs no permission for what is theirs. */
const OWNER = { system: 'own-data' };
const NAMES = { de: 'meine-daten', en: 'my-data' };

/**
 * Everything the house keeps about who is signed in, as a file of JSON, for whoever knows the password; five times an hour at most.
 * That it was taken is written down first (docs/decisions/0081).
 */
export async function exportOwnData(
  services: Services,
  principal: Principal,
  { password }: { password: string },
  caller: Caller,
): Promise<Result<{ name: string; json: string }, AccountErrors>> {
  const { accounts, db, clock, ownData } = services;
  const confirmed = await confirmPassword(accounts, password, caller);
  if (!confirmed.ok) return confirmed;
  const now = clock.now();
  const countsSince = instantBefore(now, HOUR_MS);
  const count = await countAttempt(db, `own-data|${principal.id}`, { now, countsSince });
  if (count > AN_HOUR_AT_MOST) return fail({ form: 'TOO_MANY' });
  await inWrite(services, OWNER, 'export-personal-data', async ({ record }) => {
    const [before, after] = [{ own_data_exported_at: null }, { own_data_exported_at: now }];
    record({ entity: 'accounts', id: principal.id, before, after, tags: [] });
    return succeed(null);
  });
  const json = await gatherOwnData(ownData, principal, { language: caller.language, now });
  return succeed({ name: `${NAMES[caller.language]}-${dayOf(now)}.json`, json });
}
