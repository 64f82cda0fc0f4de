import { pathTo } from '#features/core/navigation/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Clock } from '#platform/clock.ts';
import { type Config, linkOrigin } from '#platform/config.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { Mailer } from '#platform/mail/email.ts';
import { emailText } from '../emails.ts';
import { instantAfter } from '../instant-before.ts';
import { insertPasswordLink } from '../invitations/invitation-store.server.ts';
import { storedIdentifier } from '../invitations/stored-identifier.server.ts';
import { findUserIdByEmail } from '../store.server.ts';
import {
  claimPasswordRequest,
  deletePasswordRequest,
  findDuePasswordRequests,
} from './password-request-store.server.ts';

const HOUR_MS = 3_600_000;
/** Until an email that the mail server did not take is sent again. */
const PAUSE_MS = 60_000;
const AT_ONCE = 50;

interface Parts {
  db: Db;
  clock: Clock;
  ids: IdSource;
  config: Pick<Config, 'publicOrigin' | 'host' | 'port'>;
  mailer: Mailer;
  log: Log;
}

/** Tells if a link to a new password is due. */
export async function hasDuePasswordLinks({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<boolean> {
  return (await findDuePasswordRequests(db, clock.now(), 1)).length > 0;
}

/**
 * Sends due links to a new password, each valid for an hour and once. A link goes to the mail server alone: in the outbox it
 * would be readable in the database. A failed email is retried with another link, for an hour after the request; a request
 * without an account is deleted.
 */
export async function sendPasswordLinks({ db, clock, ids, config, mailer, log }: Parts): Promise<void> {
  const { siteName: site } = await findSettings(db);
  for (const id of await findDuePasswordRequests(db, clock.now(), AT_ONCE)) {
    const now = clock.now();
    const token = ids.token();
    const request = await inTransaction(db, async (trx) => {
      const claimed = await claimPasswordRequest(trx, id, { now, retryAt: instantAfter(now, PAUSE_MS) });
      if (claimed === null) return null;
      const userId = await findUserIdByEmail(trx, claimed.email);
      if (userId === null || instantAfter(claimed.asked_at, HOUR_MS) < now) {
        await deletePasswordRequest(trx, id);
        return null;
      }
      const link = {
        userId,
        identifier: storedIdentifier(token),
        now,
        expiresAt: instantAfter(now, HOUR_MS),
      };
      await insertPasswordLink(trx, link);
      return claimed;
    });
    if (request === null) continue;
    const { email: to, language } = request;
    const link = `${linkOrigin(config)}${pathTo('resetPassword', language)}?${new URLSearchParams({ token })}`;
    try {
      await mailer.send({ to, ...emailText('reset-password', language, { site, link }) });
    } catch (error) {
      log.warn({ err: error, request: id }, 'sending a password link failed, will retry');
      continue;
    }
    await deletePasswordRequest(db, id);
  }
}
