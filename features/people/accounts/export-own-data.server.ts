import type { Principal } from '#features/core/access/index.server.ts';
import { inWrite, type WriteServices } from '#features/core/access/index.server.ts';
import { UTF8_MARK } from '#lib/csv.ts';
import { translate } from '#lib/i18n.ts';
import { msg } from '#lib/message.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { dayOf } from '#lib/venue-time.ts';
import type { AccountErrors } from './account-errors.ts';
import type { Accounts } from './accounts.server.ts';
import type { Caller } from './call-auth.server.ts';
import { confirmPassword } from './confirm-password.server.ts';
import { isWithinLimit } from './limit-attempts.server.ts';
import { gatherOwnData } from './own-data/gather-own-data.ts';
import type { OwnDataPart } from './own-data/own-data-part.ts';
import { writeText } from './own-data/write-text.ts';

interface Services extends WriteServices {
  accounts: Accounts;
  ownData: readonly OwnDataPart[];
}

const LIMIT = { atMost: 5, withinMs: 3_600_000 };
/** Actor of the export: users need no permission for their own data. */
const OWNER = { system: 'own-data' };
const NAME = msg({ message: 'my-data', comment: 'Name of a file: letters and hyphens alone.' });

/** The file for programs to read, or the one for people. */
export type OwnDataForm = 'json' | 'text';

export interface OwnDataFile {
  name: string;
  type: string;
  content: string;
}

/**
 * Exports all data about the signed-in user as a file, after checking the password; five times an hour at most. The export
 * is audited first (docs/decisions/0081).
 */
export async function exportOwnData(
  services: Services,
  principal: Principal,
  { password, as = 'json' }: { password: string; as?: OwnDataForm },
  caller: Caller,
): Promise<Result<OwnDataFile, AccountErrors>> {
  const { accounts, clock, ownData } = services;
  const confirmed = await confirmPassword(accounts, password, caller);
  if (!confirmed.ok) return confirmed;
  if (!(await isWithinLimit(services, `own-data|${principal.id}`, LIMIT))) return fail({ form: 'TOO_MANY' });
  const now = clock.now();
  await inWrite(services, OWNER, 'export-personal-data', async ({ record }) => {
    const [before, after] = [{ own_data_exported_at: null }, { own_data_exported_at: now }];
    record({ entity: 'accounts', id: principal.id, before, after, tags: [] });
    return succeed(null);
  });
  const { language } = caller;
  const data = await gatherOwnData(ownData, principal, { language, now });
  const name = `${translate(NAME, language)}-${dayOf(now)}`;
  return succeed(
    as === 'text'
      ? { name: `${name}.txt`, type: 'text/plain', content: UTF8_MARK + writeText(data, language) }
      : { name: `${name}.json`, type: 'application/json', content: `${JSON.stringify(data, null, 2)}\n` },
  );
}
