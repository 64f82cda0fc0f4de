import { pathTo } from '#features/core/navigation/index.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { Clock } from '#platform/clock.ts';
import { type Config, linkOrigin } from '#platform/config.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { CONSENT_WORDING } from './consent-wording.ts';
import { confirmEmail } from './newsletter-emails.ts';
import { type SignUpDraft, type SignUpErrors, signUpErrors } from './sign-up-draft.ts';
import { countRequestsSince, insertRequest } from './store.server.ts';
import { TOPICS } from './topics.ts';

export interface NewsletterServices {
  config: Pick<Config, 'publicOrigin' | 'host' | 'port'>;
  db: Db;
  engine: Engine;
  clock: Clock;
  ids: IdSource;
}

const DAY_MS = 24 * 3_600_000;
/** Days the link is valid, as the email and the page promise. */
const LINK_DAYS = 3;
/** Nobody is to be flooded through us. */
const EMAILS_A_DAY = 3;
/** More than ever asked on a good day; somebody who makes addresses up must not fill the database. */
const REQUESTS_A_DAY = 1000;

/**
 * Sends a double opt-in email (docs/product/newsletter.md#signing-up). The answer is the same whether the address is on the
 * list, is not, or reached its limit for today.
 */
export async function requestNewsletter(
  services: NewsletterServices,
  draft: SignUpDraft,
  language: Language,
): Promise<Result<null, SignUpErrors>> {
  const errors = signUpErrors(draft);
  if (Object.keys(errors).length > 0) return fail(errors);
  const { db, engine, clock, ids, config } = services;
  const email = draft.email.trim().toLowerCase();
  const topics = TOPICS.filter((topic) => draft.topics.includes(topic));
  const token = ids.token();
  const isFull = await inTransaction(db, async (trx) => {
    await lockWithin(trx, engine, 'newsletter requests', 0);
    const now = clock.now();
    const instant = (days: number) => new Date(Date.parse(now) + days * DAY_MS).toISOString();
    if ((await countRequestsSince(trx, instant(-1))) >= REQUESTS_A_DAY) return true;
    if ((await countRequestsSince(trx, instant(-1), email)) >= EMAILS_A_DAY) return false;
    const wording = CONSENT_WORDING[language];
    await insertRequest(trx, {
      ...{ token, email, language, topics, wording },
      askedAt: now,
      expiresAt: instant(LINK_DAYS),
    });
    const { siteName: site } = await findSettings(trx);
    const query = new URLSearchParams({ token });
    const link = `${linkOrigin(config)}${pathTo('confirmNewsletter', language)}?${query}`;
    await writeEmail(trx, { to: email, ...confirmEmail({ site, topics, link }, language) }, now);
    return false;
  });
  return isFull ? fail({ email: 'FULL' }) : succeed(null);
}
