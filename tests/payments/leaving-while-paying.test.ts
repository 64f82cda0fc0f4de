import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCredit, findCredit } from '#features/box-office/credit/index.server.ts';
import { finishPayment } from '#features/box-office/payments/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openPayingHouse, type PayingHouse } from './paying-house.ts';
import { expectSoundPayments } from './sound-payments.ts';

const PERSON = { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example' };

describeOnEngines('an account that is deleted while its owner pays online', (engine) => {
  let house: PayingHouse;
  let userId: number;

  beforeEach(async () => {
    house = await openPayingHouse(engine);
    userId = await insertUser(house.services.db, {
      ...PERSON,
      role: 'visitor',
      passwordHash: '',
      createdAt: house.clock.now(),
    });
  });
  afterEach(async () => {
    await expectSoundPayments(house);
    await house.close();
  });

  const begin = async (more: { creditCents?: number } = {}) =>
    house.startPaying(await house.fillCart(), { customer: { ...PERSON, userId }, ...more });
  const deleteAccount = () => house.services.db.deleteFrom('users').where('id', '=', userId).execute();

  it('leaves an order that is found by its link, as that of a guest', async () => {
    const { secret, session } = await begin();
    await deleteAccount();
    house.fake.pay(session);
    const finished = await finishPayment(house.services, secret);
    expect(finished).toMatchObject({ ok: true, value: { state: 'paid' } });
    expect(await house.orders()).toMatchObject([{ user_id: null, email: PERSON.email }]);
    expect((await house.emails()).map(({ recipient }) => recipient)).toEqual([PERSON.email]);
  });

  it('gets the money back where credit was given up that was to pay a part', async () => {
    await house.services.db.transaction().execute((trx) =>
      addCredit(trx, {
        ...{ userId, cents: 1000, kind: 'gift-voucher', reference: 'gift-voucher 1' },
        ...{ orderId: null, now: house.clock.now() },
      }),
    );
    const { secret, session } = await begin({ creditCents: 1000 });
    await deleteAccount();
    house.fake.pay(session);
    const finished = await finishPayment(house.services, secret);
    expect(finished).toMatchObject({ ok: true, value: { state: 'refunded' } });
    expect(house.fake.refunds.map(({ amount }) => amount)).toEqual([2300]);
    expect(await house.orders()).toEqual([]);
    expect(await findCredit(house.services.db, userId)).toEqual({ balanceCents: 0, freeCents: 0 });
  });
});
