import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import { type Config, linkOrigin } from '#platform/config.server.ts';
import { shared } from '#platform/database/unavailable.server.ts';
import type { Log } from '#platform/log.server.ts';
import type { Mailer } from '#platform/mail/email.ts';
import { clearGuesses } from './account-guesses.server.ts';
import type { Auth } from './auth.server.ts';
import { endInvitation } from './invitations/invitation-store.server.ts';
import { type RelyingParty, relyingPartyOf } from './passkeys/relying-party.ts';
import { accountEmails, languageOf, type NoticeKind } from './send-emails.server.ts';
import { sessionSecret } from './session-secret.server.ts';
import { isIdle, isNewlyUsed, type UsedSession } from './sessions/idle.ts';
import { isNewlySeen, type SeenSession } from './sessions/seen.ts';
import { endSession, markSeen, markUsed } from './sessions/session-store.server.ts';
import { deletePasswordLinks } from './store.server.ts';
import { claimCode } from './two-factor/claim-code.server.ts';

/** Dependencies of signing in, composed once per process. */
export interface Accounts {
  /** better-auth, loaded when it is first needed: a third of a second that a start does not have. */
  auth(): Promise<Auth>;
  /** Base URL that better-auth treats as its own; only its scheme and its path are visible. */
  baseUrl: string;
  /** The relying party of passkeys; `null` where the venue can have none, for want of a host name. */
  relyingParty: RelyingParty | null;
  /** Writes to the owner of an account what happened to it, in the background. */
  notify(kind: NoticeKind, to: string, language: Language): void;
  /** Records the last use of a browser in the background, once a day: reading the session waits for no write. */
  noteSeen(session: SeenSession): void;
  /** Tells if a staff session continues: one unused for that many hours is ended. Its use is recorded in the background. */
  goesOn(session: UsedSession, limit: { hours: number; isUse: boolean }): Promise<boolean>;
  /** Runs work in the background; failures are logged. */
  inBackground(work: Promise<unknown>): void;
  /** Waits for background work. */
  settle(): Promise<void>;
}

interface Parts {
  config: Pick<Config, 'publicOrigin' | 'host' | 'port' | 'sessionSecret' | 'signInAttempts'>;
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** Deletes the site's other data about an address after its owner has closed the account. */
  clearAddress(email: string): Promise<void>;
}

export function createAccounts({ config, db, clock, log, mailer, clearAddress }: Parts): Accounts {
  const baseUrl = config.publicOrigin ?? 'http://localhost';
  const relyingParty = relyingPartyOf(linkOrigin(config));
  const openPayment = new Set<Promise<unknown>>();
  const onError = (message: string, ...details: unknown[]) =>
    log.error({ details: details.map(String) }, `better-auth: ${message}`);

  function inBackground(work: Promise<unknown>): void {
    const done = work
      .catch((error: unknown) => log.error({ err: error }, 'background task of better-auth failed'))
      .finally(() => openPayment.delete(done));
    openPayment.add(done);
  }

  const emails = accountEmails({ db, clock, mailer, linkOrigin: linkOrigin(config) });
  let auth: Promise<Auth> | undefined;
  async function load(): Promise<Auth> {
    const { createAuth } = await import('./auth.server.ts');
    return createAuth({
      db,
      secret: await sessionSecret(config, db),
      baseUrl,
      attempts: config.signInAttempts,
      relyingParty,
      emails,
      claimCode: (used) => claimCode({ db, clock }, used),
      async onNewPassword(userId) {
        await deletePasswordLinks(db, userId);
        return { isFirst: await endInvitation(db, Number(userId)) };
      },
      async onPasswordReset(email, request, { isFirst }) {
        await clearGuesses(db, email);
        // A first password is no change.
        if (!isFirst) inBackground(emails.notify('password-changed', email, languageOf(request)));
      },
      onDeleted: clearAddress,
      inBackground,
      onError,
    });
  }

  return {
    auth() {
      // A load that failed because the database was away is tried again by the next.
      auth ??= load().catch((error: unknown) => {
        auth = undefined;
        throw error;
      });
      return shared(auth);
    },
    baseUrl,
    relyingParty,
    notify: (kind, to, language) => inBackground(emails.notify(kind, to, language)),
    noteSeen(session) {
      const today = dayOf(clock.now());
      if (!isNewlySeen(session, today)) return;
      inBackground(markSeen(db, Number(session.id), today));
    },
    async goesOn(session, { hours, isUse }) {
      const [id, now] = [Number(session.id), clock.now()];
      if (isIdle(session, now, hours)) {
        await endSession(db, id);
        return false;
      }
      if (isUse && isNewlyUsed(session, now)) inBackground(markUsed(db, id, now));
      return true;
    },
    inBackground,
    async settle() {
      // Finished work may begin more of it.
      while (openPayment.size > 0) await Promise.all(openPayment);
    },
  };
}
