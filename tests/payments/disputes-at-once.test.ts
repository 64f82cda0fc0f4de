import { expect, it } from 'vitest';
import { type Order, openCents } from '#features/box-office/ticketing/index.ts';
import {
  cancelTickets,
  followDispute,
  followRefund,
  giveMoneyBack,
  mendDisputes,
  mendOldRefunds,
  rebookTickets,
  recordPayment,
  recordRefund,
} from '#features/shop/desk/orders/index.server.ts';
import { DatabaseBusyError } from '#platform/database/unavailable.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { HOUSE_ADDRESS, nameTheHouse } from './house-papers.ts';
import { openRandomHouse } from './random-house.ts';
import { expectSoundPayments } from './sound-payments.ts';

/** A crowd at one row may be told to come again: a notice is sent again, and so does a job. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof DatabaseBusyError)) throw error;
}

const CHEAP = 3;
const OUTCOMES = ['lost', 'won', 'won without the money yet'] as const;

describeOnEngines('a dispute that opens and ends while everybody does something with its order', (engine) => {
  it.each(OUTCOMES)('leaves the books right, and tells the house once of each: %s', async (outcome) => {
    const house = await openRandomHouse(engine);
    const { services, fake, ticketing } = house;
    await nameTheHouse(services.db);
    const { customer } = (await house.requestFor('none')) as { customer: Order['customer'] };
    const { order, money } = await house.paidOrder({ customer: { ...customer, userId: house.userId } });
    const { number, secret } = order;
    const now = async () => (await ticketing.order(secret)) as Order;
    await cancelTickets(services, HEIKE, number, { positions: [1], reason: 'krank' });
    const dispute = fake.bank.open({ payment: money, cents: 3300, at: house.clock.now() });
    house.wait(25 * 60);
    /** Whatever anybody may do at this moment, each of it several times. */
    const everything = async () => {
      const owed = { cents: Math.max(1, -openCents(await now())), reference: 'K-1' };
      const acts = [
        () => followDispute(services, dispute),
        () => mendDisputes(services),
        () => recordRefund(services, HEIKE, number, { ...owed, means: 'cash' }),
        () => recordRefund(services, HEIKE, number, { ...owed, means: 'online' }),
        () => recordPayment(services, HEIKE, number, { ...owed, means: 'cash' }),
        () => ticketing.keepAsCredit(secret),
        () => ticketing.cancelTicket(secret, 2, { asCredit: true }),
        () =>
          rebookTickets(services, HEIKE, number, {
            ...{ positions: [3], to: { jetId: CHEAP, blockId: null }, seenCents: 701 },
          }),
        () => giveMoneyBack(services),
        () => mendOldRefunds(services),
        () => followRefund(services, fake.refunds[0]?.id ?? 're_none'),
      ];
      await Promise.all([...acts, ...acts, ...acts].map((act) => act().catch(unlessBusy)));
      await expectSoundPayments(house);
    };
    await followDispute(services, dispute);
    await everything();
    fake.bank.withdraw(dispute, house.clock.now());
    await everything();
    fake.bank.become(dispute, outcome === 'lost' ? 'lost' : 'won');
    if (outcome === 'won') fake.bank.reinstate(dispute, house.clock.now());
    await Promise.all(Array.from({ length: 50 }, () => followDispute(services, dispute).catch(unlessBusy)));
    await everything();
    await mendDisputes(services);
    const told = (await house.emails()).filter(({ recipient }) => recipient === HOUSE_ADDRESS);
    expect(told.map(({ subject }) => /gewonnen|verloren/.test(subject))).toEqual([false, true]);
    const moved = (await house.ledger()).filter(
      ({ kind }) => kind === 'chargeback' || kind === 'reinstatement',
    );
    expect(moved.map(({ cents }) => cents)).toEqual(outcome === 'won' ? [-3300, 3300] : [-3300]);
    await house.close();
  });
});
