import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import type { NewsletterServices } from './request-newsletter.server.ts';
import { subscriptionIdOf } from './sign-off-link.server.ts';
import {
  deleteRequestsOf,
  deleteSubscription,
  findSubscription,
  findSubscriptionOf,
  insertConsent,
  type Subscription,
} from './store.server.ts';
import type { NewsletterConsentTable } from './table.server.ts';

type Services = Pick<NewsletterServices, 'db' | 'clock' | 'ids'>;

/** Checks that the unsubscribe link is ours and tells if its address is still on the list. Reading it changes nothing. */
export async function findLeaving(services: Services, token: string): Promise<'ON' | 'OFF' | 'UNKNOWN'> {
  const id = await subscriptionIdOf(services, token);
  if (id === null) return 'UNKNOWN';
  return (await findSubscription(services.db, id)) ? 'ON' : 'OFF';
}

/** Takes the address of a link off the list; `false` when we made no such link. Leaving twice is leaving once. */
export async function leaveNewsletter(services: Services, token: string): Promise<boolean> {
  const id = await subscriptionIdOf(services, token);
  if (id === null) return false;
  await inTransaction(services.db, async (trx) => {
    const subscription = await findSubscription(trx, id);
    if (subscription) await removeSubscriber(trx, subscription, 'link', services.clock.now());
  });
  return true;
}

/** Takes an address off the list whose owner has ended their account with the venue. */
export async function deleteSubscriberOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const subscription = await findSubscriptionOf(trx, email.toLowerCase());
    if (subscription) await removeSubscriber(trx, subscription, 'account', clock.now());
    else await deleteRequestsOf(trx, email.toLowerCase());
  });
}

async function removeSubscriber(
  trx: Trx,
  subscription: Subscription,
  via: NewsletterConsentTable['via'],
  now: Instant,
): Promise<void> {
  await deleteSubscription(trx, subscription);
  await noteWithdrawal(trx, subscription, via, now);
}

/** Records a withdrawal of consent. */
export async function noteWithdrawal(
  trx: Trx,
  { email, language, topics }: Pick<Subscription, 'email' | 'language' | 'topics'>,
  via: NewsletterConsentTable['via'],
  now: Instant,
): Promise<void> {
  const withdrawn = { email, language, topics, via, at: now, asked_at: null, wording: null };
  await insertConsent(trx, { ...withdrawn, action: 'withdrawn' });
}
