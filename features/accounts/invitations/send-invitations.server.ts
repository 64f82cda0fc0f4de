import { createHash } from 'node:crypto';
import type { Db } from '#features/database.server.ts';
import { pathTo } from '#features/navigation/index.ts';
import { findSettings } from '#features/settings/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { type Config, linkOrigin } from '#platform/config.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { invitationEmail } from './invitation-email.ts';
import { claimInvitation, findDueInvitations, replacePasswordLink } from './invitation-store.server.ts';

const DAY_MS = 24 * 3_600_000;
/** Links that confirm something work for three days at most. */
const VALID_MS = 3 * DAY_MS;
const AT_ONCE = 50;

interface Parts {
  db: Db;
  clock: Clock;
  ids: IdSource;
  config: Pick<Config, 'publicOrigin' | 'host' | 'port'>;
}

/** Tells if an invitation is due. */
export async function hasDueInvitations({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<boolean> {
  return (await findDueInvitations(db, clock.now(), 1)).length > 0;
}

/** Writes the emails of due invitations, each with a link that sets a password once within three days. */
export async function sendInvitations({ db, clock, ids, config }: Parts): Promise<void> {
  const { siteName: site } = await findSettings(db);
  const origin = linkOrigin(config);
  for (const userId of await findDueInvitations(db, clock.now(), AT_ONCE)) {
    const now = clock.now();
    const expiresAt = new Date(Date.parse(now) + VALID_MS).toISOString();
    const token = ids.token();
    await inTransaction(db, async (trx) => {
      const to = await claimInvitation(trx, userId, { now, expiresAt });
      if (to === null) return;
      await replacePasswordLink(trx, { userId, identifier: storedIdentifier(token), now, expiresAt });
      const [de, en] = LANGUAGES.map(
        (language) => `${origin}${pathTo('resetPassword', language)}?${new URLSearchParams({ token })}`,
      );
      await writeEmail(trx, { to, ...invitationEmail(site, { de: de ?? '', en: en ?? '' }) }, now);
    });
  }
}

/** Identifier of a password link as better-auth stores it (`storeIdentifier: 'hashed'`). */
const storedIdentifier = (token: string): string =>
  createHash('sha256').update(`reset-password:${token}`).digest('base64url');
