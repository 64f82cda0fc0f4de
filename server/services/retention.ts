import { forgetVoucherWords } from '#features/box-office/credit/gift-vouchers/index.server.ts';
import { forgetOldAnswers } from '#features/box-office/questions/index.server.ts';
import { forgetOldOrders, forgetWaiting } from '#features/box-office/ticketing/index.server.ts';
import { forgetOldAuditEntries } from '#features/core/access/audit/index.server.ts';
import { forgetOldAssets } from '#features/core/media/index.server.ts';
import { forgetGoneTabs } from '#features/core/presence/index.server.ts';
import { forgetOldPageViews } from '#features/operations/dashboards/page-views/index.server.ts';
import { forgetAccountTraces, forgetOldSignInCounts } from '#features/people/accounts/index.server.ts';
import { forgetOldEntries } from '#features/website/forms/index.server.ts';
import { forgetNewsletterTraces } from '#features/website/newsletter/index.server.ts';
import { forgetOldPages } from '#features/website/pages/index.server.ts';
import { forgetOldPaths } from '#features/website/pages/missing-pages/index.server.ts';
import { forgetOldKeywords } from '#features/website/search/index.server.ts';
import { forgetSentEmails } from '#platform/mail/outgoing-emails.server.ts';
import type { Services } from './services.server.ts';

/**
 * Retention jobs behind the promises of the privacy page, each with the function that deletes the data. The box office
 * deletes carts and their data itself.
 */
export const RETENTION: Record<string, (services: Retained) => Promise<unknown>> = {
  'traces of accounts': forgetAccountTraces,
  'audit entries': forgetOldAuditEntries,
  'missing pages': forgetOldPaths,
  'page views': forgetOldPageViews,
  'counts of sign-ins': forgetOldSignInCounts,
  keywords: forgetOldKeywords,
  'pages in the trash': forgetOldPages,
  'the trash of the library': forgetOldAssets,
  'sent emails': ({ db, clock }) => forgetSentEmails(db, clock.now()),
  'answers to questions': forgetOldAnswers,
  orders: forgetOldOrders,
  'words of gift vouchers': forgetVoucherWords,
  'waiting lists': forgetWaiting,
  'entries of forms': forgetOldEntries,
  'traces of the newsletter': forgetNewsletterTraces,
  'tabs of editors': forgetGoneTabs,
};

type Retained = Pick<Services, 'db' | 'clock' | 'databaseClock' | 'log' | 'storage'>;

/** Forgets all of it once. What fails is logged, does not keep the rest from being forgotten, and is thrown at the end. */
export async function forgetWhatIsDue(services: Retained, retention = RETENTION): Promise<void> {
  const failed: string[] = [];
  for (const [what, forget] of Object.entries(retention)) {
    try {
      await forget(services);
    } catch (error) {
      services.log.warn({ err: error, what }, 'could not forget what is due');
      failed.push(what);
    }
  }
  if (failed.length > 0) throw new Error(`Not forgotten: ${failed.join(', ')}`);
}
