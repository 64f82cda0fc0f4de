import type { Trx } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import { instantAt } from '#lib/venue-instant.ts';
import { addDays, type Day } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';

/** Newsletter subscribers: days since they signed up, and their topics. */
const SUBSCRIBERS: { name: string; days: number; language?: Language; topics: string[] }[] = [
  { name: 'svenja', days: 2, topics: ['families'] },
  { name: 'kita.astloch', days: 5, topics: ['schools'] },
  { name: 'b.okonkwo', days: 9, language: 'en', topics: ['families', 'holidays'] },
  { name: 'tomke.und.fiete', days: 16, topics: ['families', 'holidays'] },
  { name: 'sekretariat.lindenschule', days: 31, topics: ['schools', 'holidays'] },
  { name: 'oma.hilde', days: 48, topics: ['holidays'] },
  { name: 'm.dubois', days: 60, language: 'en', topics: ['families'] },
  { name: 'hort.am.bach', days: 88, topics: ['families', 'schools', 'holidays'] },
];

/** Some addresses that get the newsletter. */
export async function loadNewsletter(trx: Trx, today: Day): Promise<void> {
  for (const { name, days, language = 'de', topics } of SUBSCRIBERS) {
    const since = instantAt(addDays(today, -days), '19:30');
    const email = `${name}@post.example`;
    const row = { email, language, topics: toJson(topics) };
    await trx
      .insertInto('newsletter_subscriptions')
      .values({ ...row, since, updated_at: since })
      .execute();
    await trx
      .insertInto('newsletter_consents')
      .values({ ...row, action: 'given', at: since, via: 'link', asked_at: since, wording: 'Demo' })
      .execute();
  }
}
