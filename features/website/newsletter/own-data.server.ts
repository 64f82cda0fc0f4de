import type { Db } from '#features/database.server.ts';
import type { OwnDataPart } from '#features/people/accounts/index.server.ts';
import { findConsentsOf, findRequestsOf, findSubscriptionOf } from './store.server.ts';

/**
 * Reads the newsletter data of an address: its subscriptions, its consents and their dates, and the requests it has
 * not answered.
 */
export function newsletterOwnData({ db }: { db: Db }): OwnDataPart[] {
  return [
    {
      name: 'newsletter',
      tables: ['newsletter_subscriptions', 'newsletter_consents', 'newsletter_requests'],
      async read({ email }) {
        const subscription = await findSubscriptionOf(db, email);
        return {
          subscription: subscription
            ? {
                email: subscription.email,
                language: subscription.language,
                topics: subscription.topics,
                since: subscription.since,
              }
            : null,
          consents: await findConsentsOf(db, email),
          requests: await findRequestsOf(db, email),
        };
      },
    },
  ];
}
