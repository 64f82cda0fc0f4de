import { pathTo } from '#features/core/navigation/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';
import { type Config, linkOrigin } from '#platform/config.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { Mailer } from '#platform/mail/email.ts';
import { instantAfter } from '../instant-before.ts';
import { invitationEmail } from './invitation-email.ts';
import {
  claimInvitation,
  findDueInvitations,
  noteInvitationSent,
  replacePasswordLink,
} from './invitation-store.server.ts';
import { storedIdentifier } from './stored-identifier.server.ts';

const DAY_MS = 24 * 3_600_000;
/** Links that confirm something work for three days at most. */
const VALID_MS = 3 * DAY_MS;
/** Until an invitation that the mail server did not take is sent again. */
const PAUSE_MS = 5 * 60_000;
const AT_ONCE = 50;

interface Parts {
  db: Db;
  clock: Clock;
  ids: IdSource;
  config: Pick<Config, 'publicOrigin' | 'host' | 'port'>;
  mailer: Mailer;
  log: Log;
}

/** Tells if an invitation is due. */
export async function hasDueInvitations({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<boolean> {
  return (await findDueInvitations(db, clock.now(), 1)).length > 0;
}

/**
 * Sends due invitations, each with a link that sets a password once within three days. The link goes to the mail server
 * alone: in the outbox it would be readable in the database. A failed email is retried with another link after a pause; a
 * crash leaves the invitation due in the same way.
 */
export async function sendInvitations({ db, clock, ids, config, mailer, log }: Parts): Promise<void> {
  const { siteName: site } = await findSettings(db);
  const origin = linkOrigin(config);
  for (const userId of await findDueInvitations(db, clock.now(), AT_ONCE)) {
    const now = clock.now();
    const expiresAt = instantAfter(now, VALID_MS);
    const retryAt = instantAfter(now, PAUSE_MS);
    const token = ids.token();
    const to = await inTransaction(db, async (trx) => {
      const email = await claimInvitation(trx, userId, { now, retryAt });
      if (email === null) return null;
      await replacePasswordLink(trx, { userId, identifier: storedIdentifier(token), now, expiresAt });
      return email;
    });
    if (to === null) continue;
    const [de, en] = LANGUAGES.map(
      (language) => `${origin}${pathTo('resetPassword', language)}?${new URLSearchParams({ token })}`,
    );
    try {
      await mailer.send({ to, ...invitationEmail(site, { de: de ?? '', en: en ?? '' }) });
    } catch (error) {
      log.warn({ err: error, user: userId }, 'sending an invitation failed, will retry');
      continue;
    }
    await noteInvitationSent(db, userId, { now, retryAt, expiresAt });
  }
}
