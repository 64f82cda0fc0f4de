import { purgeVoucherTexts } from '#features/box-office/credit/index.server.ts';
import { purgeOldOrders } from '#features/box-office/order-store/index.server.ts';
import { purgeOldAnswers } from '#features/box-office/questions/index.server.ts';
import { purgeWaiting } from '#features/box-office/waiting-list/index.server.ts';
import { purgeOldAuditEntries } from '#features/core/access/index.server.ts';
import { deleteExpiredTabs } from '#features/core/documents/index.server.ts';
import { purgeOldAssets } from '#features/core/media/index.server.ts';
import { purgeOldPageViews } from '#features/operations/dashboards/index.server.ts';
import { purgeAccountTraces, purgeOldSignInCounts } from '#features/people/accounts/index.server.ts';
import {
  purgeBankLines,
  purgeConfirmations,
  purgeEnquiries,
  purgeOldMessages,
} from '#features/shop/desk/index.server.ts';
import { purgeOldEntries } from '#features/website/forms/index.server.ts';
import { purgeNewsletterTraces } from '#features/website/newsletter/index.server.ts';
import { purgeOldPages, purgeOldPaths } from '#features/website/pages/index.server.ts';
import { purgeOldKeywords } from '#features/website/search/index.server.ts';
import { purgeSentEmails } from '#platform/mail/outgoing-emails.server.ts';
import type { Services } from './services.server.ts';

/**
 * Retention jobs behind the promises of the privacy page, each with the function that deletes the data. The box office
 * deletes carts and their data itself.
 */
export const RETENTION: Record<string, (services: Retained) => Promise<unknown>> = {
  'traces of accounts': purgeAccountTraces,
  'audit entries': purgeOldAuditEntries,
  'missing pages': purgeOldPaths,
  'page views': purgeOldPageViews,
  'counts of sign-ins': purgeOldSignInCounts,
  keywords: purgeOldKeywords,
  'pages in the trash': purgeOldPages,
  'the trash of the library': purgeOldAssets,
  'sent emails': ({ db, clock }) => purgeSentEmails(db, clock.now()),
  'answers to questions': purgeOldAnswers,
  orders: purgeOldOrders,
  'words of gift vouchers': purgeVoucherTexts,
  'waiting lists': purgeWaiting,
  'messages to ticket holders': purgeOldMessages,
  'lines of bank statements': purgeBankLines,
  'confirmations of donations': purgeConfirmations,
  'enquiries of groups': purgeEnquiries,
  'entries of forms': purgeOldEntries,
  'traces of the newsletter': purgeNewsletterTraces,
  'tabs of editors': deleteExpiredTabs,
};

type Retained = Pick<Services, 'db' | 'clock' | 'databaseClock' | 'log' | 'storage'>;

/** Runs all retention once. A failure is logged, does not prevent the others, and is thrown at the end. */
export async function runRetention(services: Retained, retention = RETENTION): Promise<void> {
  const failed: string[] = [];
  for (const [what, forget] of Object.entries(retention)) {
    try {
      await forget(services);
    } catch (error) {
      services.log.warn({ err: error, what }, 'could not delete data past its retention');
      failed.push(what);
    }
  }
  if (failed.length > 0) throw new Error(`retention failed for: ${failed.join(', ')}`);
}
