import { expect, it } from 'vitest';
import { type Order, openCents } from '#features/box-office/ticketing/index.ts';
import {
  cancelTickets,
  followDispute,
  followRefund,
  rebookTickets,
  reconcileDisputes,
  reconcileOldRefunds,
  recordPayment,
  recordRefund,
  refundOwedMoney,
} from '#features/shop/desk/index.server.ts';
import { DatabaseBusyError } from '#platform/database/unavailable.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { openRandomSite } from './random-site.ts';
import { STAFF_ADDRESS, setSeller } from './seller-settings.ts';
import { expectSoundPayments } from './sound-payments.ts';

/** Contention on one row may end in 503: a notice is sent again, and so does a job. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof DatabaseBusyError)) throw error;
}

const CHEAP = 3;
const OUTCOMES = ['lost', 'won', 'won without the money yet'] as const;

describeOnEngines('a dispute that opens and ends while everybody does something with its order', (engine) => {
  it.each(OUTCOMES)('leaves the books right, and notifies staff once of each: %s', async (outcome) => {
    const site = await openRandomSite(engine);
    const { services, fake, ticketing } = site;
    await setSeller(services.db);
    const { customer } = (await site.requestFor('none')) as { customer: Order['customer'] };
    const { order, money } = await site.paidOrder({ customer: { ...customer, userId: site.userId } });
    const { number, secret } = order;
    const now = async () => (await ticketing.order(secret)) as Order;
    await cancelTickets(services, HEIKE, number, { positions: [1], reason: 'krank' });
    const dispute = fake.bank.open({ payment: money, cents: 3300, at: site.clock.now() });
    site.wait(25 * 60);
    /** Whatever anybody may do at this moment, each of it several times. */
    const everything = async () => {
      const owed = { cents: Math.max(1, -openCents(await now())), reference: 'K-1' };
      const acts = [
        () => followDispute(services, dispute),
        () => reconcileDisputes(services),
        () => recordRefund(services, HEIKE, number, { ...owed, means: 'cash' }),
        () => recordRefund(services, HEIKE, number, { ...owed, means: 'online' }),
        () => recordPayment(services, HEIKE, number, { ...owed, means: 'cash' }),
        () => ticketing.convertToCredit(secret),
        () => ticketing.cancelTicket(secret, 2, { asCredit: true }),
        () =>
          rebookTickets(services, HEIKE, number, {
            ...{ positions: [3], to: { jetId: CHEAP, blockId: null }, seenCents: 701 },
          }),
        () => refundOwedMoney(services),
        () => reconcileOldRefunds(services),
        () => followRefund(services, fake.refunds[0]?.id ?? 're_none'),
      ];
      await Promise.all([...acts, ...acts, ...acts].map((act) => act().catch(unlessBusy)));
      await expectSoundPayments(site);
    };
    await followDispute(services, dispute);
    await everything();
    fake.bank.withdraw(dispute, site.clock.now());
    await everything();
    fake.bank.become(dispute, outcome === 'lost' ? 'lost' : 'won');
    if (outcome === 'won') fake.bank.reinstate(dispute, site.clock.now());
    await Promise.all(Array.from({ length: 50 }, () => followDispute(services, dispute).catch(unlessBusy)));
    await everything();
    await reconcileDisputes(services);
    const emails = (await site.emails()).filter(({ recipient }) => recipient === STAFF_ADDRESS);
    expect(emails.map(({ subject }) => /gewonnen|verloren/.test(subject))).toEqual([false, true]);
    const moved = (await site.ledger()).filter(
      ({ kind }) => kind === 'chargeback' || kind === 'reinstatement',
    );
    expect(moved.map(({ cents }) => cents)).toEqual(outcome === 'won' ? [-3300, 3300] : [-3300]);
    await site.close();
  });
});
