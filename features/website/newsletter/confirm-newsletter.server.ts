import { findSettings } from '#features/core/settings/index.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { linkOrigin } from '#platform/config.server.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { writeEmail } from '#platform/mail/outgoing-emails.server.ts';
import { welcomeEmail } from './newsletter-emails.ts';
import type { NewsletterServices } from './request-newsletter.server.ts';
import { signOffLinks } from './sign-off-link.server.ts';
import { findRequest, insertConsent, markConfirmed, upsertSubscription } from './store.server.ts';
import type { Topic } from './topics.ts';

/** The address behind the link of an email; `null` for an expired or unknown one. Reading it changes nothing. */
export async function findConfirmation(
  { db, clock }: Pick<NewsletterServices, 'db' | 'clock'>,
  token: string,
): Promise<{ email: string; topics: Topic[] } | null> {
  const request = await findRequest(db, token, clock.now());
  return request ? { email: request.email, topics: request.topics } : null;
}

/**
 * Subscribes the address of a request, records the consent, and sends the unsubscribe link. Idempotent. Fails with
 * `LINK_EXPIRED` when there is no such request any more.
 */
export async function confirmNewsletter(
  services: NewsletterServices,
  token: string,
): Promise<Result<null, 'LINK_EXPIRED'>> {
  const { db, engine, clock, config } = services;
  // Its key is made outside: transactions of one connection would wait for each other.
  const linkOf = await signOffLinks(services, linkOrigin(config));
  return inTransaction(db, async (trx) => {
    await lockWithin(trx, engine, 'newsletter requests', 0);
    const now = clock.now();
    const request = await findRequest(trx, token, now);
    if (!request) return fail('LINK_EXPIRED');
    if (!(await markConfirmed(trx, request.id, now))) return succeed(null);
    const { email, language, topics, wording, asked_at } = request;
    const id = await upsertSubscription(trx, { email, language, topics }, now);
    const given = { email, language, topics, wording, asked_at };
    await insertConsent(trx, { ...given, action: 'given', via: 'link', at: now });
    const { siteName: site } = await findSettings(trx);
    const link = linkOf({ id, language });
    const words = welcomeEmail({ site, topics, link }, language);
    await writeEmail(trx, { to: email, ...words, unsubscribeUrl: link }, now);
    return succeed(null);
  });
}
