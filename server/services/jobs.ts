import { findCancelledPerformances, hasOverdueHolds } from '#features/box-office/holds/index.server.ts';
import {
  findPendingNotifications,
  hasCancelledInProgramme,
} from '#features/box-office/order-store/index.server.ts';
import { hasUnsettledPayments, reconcilePayments } from '#features/box-office/payments/index.server.ts';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { hasDueTexts, writeDueTexts } from '#features/core/resources/index.server.ts';
import { writePageViews } from '#features/operations/dashboards/index.server.ts';
import {
  hasDueInvitations,
  hasDuePasswordLinks,
  sendInvitations,
  sendPasswordLinks,
} from '#features/people/accounts/index.server.ts';
import {
  cancelAsInProgramme,
  cancelRemainingTickets,
  endUnpaidPasses,
  endUnpaidVouchers,
  freeEndedBlocks,
  hasDueMessages,
  hasEndedBlocks,
  hasUnpaidOrdersDue,
  hasVouchersToSend,
  notifyOfChangedEvents,
  reconcileDisputes,
  reconcileOldRefunds,
  reconcileRefunds,
  refundOwedMoney,
  remindOfInvoices,
  remindOrCancelUnpaidOrders,
  sendVouchers,
  writeMessageEmails,
} from '#features/shop/desk/index.server.ts';
import type { Job } from '#platform/jobs/job-runner.server.ts';
import { emptyOutbox, outboxFolder } from '#platform/mail/outbox.server.ts';
import { hasDueEmails, sendOutgoingEmails } from '#platform/mail/outgoing-emails.server.ts';
import { announcePlans, hasDuePlans } from './announce-plans.server.ts';
import { contentServices } from './content-services.server.ts';
import { runRetention } from './retention.ts';
import type { Services } from './services.server.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const HOLDS_SECONDS = 15;
const PLANS_SECONDS = 60;
const EMAILS_SECONDS = 5;
const REFUNDS_SECONDS = 600;

function emailsOf({ db, mailer, log, databaseClock }: Services) {
  return { db, mailer, log, now: () => databaseClock(db) };
}

/** All scheduled jobs (docs/decisions/0029). */
export function jobsOf(services: Services): Job[] {
  const { db, databaseClock } = services;
  return [
    {
      name: 'expired-holds',
      everySeconds: HOLDS_SECONDS,
      hasWork: async () => hasOverdueHolds(db, await databaseClock(db)),
      run: () => releaseExpiredHolds(services),
    },
    {
      name: 'ended-blocks',
      everySeconds: HOLDS_SECONDS,
      hasWork: () => hasEndedBlocks(services),
      run: () => freeEndedBlocks(services),
    },
    {
      name: 'waiting-lists',
      everySeconds: HOLDS_SECONDS,
      hasWork: async () => (await services.ticketing.waitingList?.hasWork()) ?? false,
      run: async () => services.ticketing.waitingList?.offerFree(),
    },
    {
      name: 'invitations',
      everySeconds: EMAILS_SECONDS,
      hasWork: () => hasDueInvitations(services),
      run: () => sendInvitations(services),
    },
    {
      name: 'password-links',
      everySeconds: EMAILS_SECONDS,
      hasWork: () => hasDuePasswordLinks(services),
      run: () => sendPasswordLinks(services),
    },
    {
      name: 'ticket-messages',
      everySeconds: EMAILS_SECONDS,
      hasWork: async () => hasDueMessages(db, await databaseClock(db)),
      run: () => writeMessageEmails(services),
    },
    {
      name: 'emails',
      everySeconds: EMAILS_SECONDS,
      hasWork: async () => hasDueEmails(db, await databaseClock(db)),
      run: () => sendOutgoingEmails(emailsOf(services)),
    },
    {
      name: 'online-payments',
      everySeconds: PLANS_SECONDS,
      hasWork: () => hasUnsettledPayments({ ...services, ticketing: services.boxOffice }),
      run: () => reconcilePayments({ ...services, ticketing: services.boxOffice }),
    },
    { name: 'online-refunds', everySeconds: REFUNDS_SECONDS, run: () => reconcileRefunds(services) },
    { name: 'disputes', everySeconds: REFUNDS_SECONDS, run: () => reconcileDisputes(services) },
    { name: 'old-refunds', everySeconds: HOUR, run: () => reconcileOldRefunds(services) },
    { name: 'money-back', everySeconds: REFUNDS_SECONDS, run: () => refundOwedMoney(services) },
    {
      name: 'unpaid-orders',
      everySeconds: PLANS_SECONDS,
      hasWork: () => hasUnpaidOrdersDue(services),
      run: () => remindOrCancelUnpaidOrders(services),
    },
    {
      name: 'gift-vouchers',
      everySeconds: PLANS_SECONDS,
      hasWork: () => hasVouchersToSend(services),
      run: () => sendVouchers(services),
    },
    { name: 'unpaid-vouchers', everySeconds: HOUR, run: () => endUnpaidVouchers(services) },
    { name: 'invoice-reminders', everySeconds: HOUR, run: () => remindOfInvoices(services) },
    { name: 'unpaid-passes', everySeconds: HOUR, run: () => endUnpaidPasses(services) },
    {
      name: 'cancelled-events',
      everySeconds: PLANS_SECONDS,
      hasWork: async () => (await findCancelledPerformances(db)).length > 0,
      run: () => cancelRemainingTickets(services),
    },
    {
      name: 'moved-events',
      everySeconds: PLANS_SECONDS,
      hasWork: async () => (await findPendingNotifications(db)).length > 0,
      run: () => notifyOfChangedEvents(services),
    },
    {
      name: 'programme-cancellations',
      everySeconds: PLANS_SECONDS,
      hasWork: async () => hasCancelledInProgramme(db, await databaseClock(db)),
      run: () => cancelAsInProgramme(services),
    },
    {
      name: 'plans',
      everySeconds: PLANS_SECONDS,
      hasWork: () => hasDuePlans(services),
      run: () => announcePlans(services),
    },
    {
      name: 'texts',
      everySeconds: PLANS_SECONDS,
      hasWork: () => hasDueTexts(services),
      run: () => writeDueTexts(contentServices(services)),
    },
    {
      name: 'page-views',
      everySeconds: PLANS_SECONDS,
      onEveryNode: true,
      run: () => writePageViews(services),
    },
    { name: 'statistics', everySeconds: DAY, run: () => services.refreshStatistics() },
    { name: 'retention', everySeconds: HOUR, run: () => runRetention(services) },
    {
      name: 'outbox',
      everySeconds: HOUR,
      onEveryNode: true,
      run: () => emptyOutbox(outboxFolder(services.config.dataDir), services.clock),
    },
  ];
}
