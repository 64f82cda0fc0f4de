import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCredit, findCredit } from '#features/box-office/credit/index.server.ts';
import { finishPayment } from '#features/box-office/payments/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const PERSON = { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example' };

describeOnEngines('an account that is deleted while its owner pays online', (engine) => {
  let site: PayingSite;
  let userId: number;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    userId = await insertUser(site.services.db, {
      ...PERSON,
      role: 'visitor',
      passwordHash: '',
      createdAt: site.clock.now(),
    });
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  const begin = async (more: { creditCents?: number } = {}) =>
    site.startPaying(await site.fillCart(), { customer: { ...PERSON, userId }, ...more });
  const deleteAccount = () => site.services.db.deleteFrom('users').where('id', '=', userId).execute();

  it('leaves an order that is found by its link, as that of a guest', async () => {
    const { secret, session } = await begin();
    await deleteAccount();
    site.fake.pay(session);
    const finished = await finishPayment(site.services, secret);
    expect(finished).toMatchObject({ ok: true, value: { state: 'paid' } });
    expect(await site.orders()).toMatchObject([{ user_id: null, email: PERSON.email }]);
    expect((await site.emails()).map(({ recipient }) => recipient)).toEqual([PERSON.email]);
  });

  it('gets the money back where credit was given up that was to pay a part', async () => {
    await site.services.db.transaction().execute((trx) =>
      addCredit(trx, {
        ...{ userId, cents: 1000, kind: 'gift-voucher', reference: 'gift-voucher 1' },
        ...{ orderId: null, now: site.clock.now() },
      }),
    );
    const { secret, session } = await begin({ creditCents: 1000 });
    await deleteAccount();
    site.fake.pay(session);
    const finished = await finishPayment(site.services, secret);
    expect(finished).toMatchObject({ ok: true, value: { state: 'refunded' } });
    expect(site.fake.refunds.map(({ amount }) => amount)).toEqual([2300]);
    expect(await site.orders()).toEqual([]);
    expect(await findCredit(site.services.db, userId)).toEqual({ balanceCents: 0, freeCents: 0 });
  });
});
