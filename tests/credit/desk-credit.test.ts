import { afterEach, beforeEach, expect, it } from 'vitest';
import { voucherReference } from '#features/box-office/credit/credit.ts';
import { addCredit, spendCredit } from '#features/box-office/credit/index.server.ts';
import { loadDeskCreditAccountPage, loadDeskCreditPage } from '#features/shop/desk/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { type Desk, openDesk } from '#tests/order-desk/desk.ts';

const FIRST = { query: '', sort: 'last_entry_at', page: 1 } as const;

describeOnEngines('credit of customers, read at the desk', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(() => desk.close());

  const list = (asked: Partial<Parameters<typeof loadDeskCreditPage>[1]> = {}) =>
    loadDeskCreditPage(desk.services, { ...FIRST, ...asked }, 'de');
  const names = async (asked: Parameters<typeof list>[0] = {}) =>
    (await list(asked)).rows.map(({ owner }) => owner?.name.split(' ')[0]);
  const accountPage = (id: number | undefined) => loadDeskCreditAccountPage(desk.services, id ?? 0, 'de');

  async function person(first: string, last: string): Promise<number> {
    const at = desk.services.clock.now();
    const { id } = await desk.services.db
      .insertInto('users')
      .values({
        ...{ name: `${first} ${last}`, first_name: first, last_name: last },
        ...{ email: `${first.toLowerCase()}@post.example`, email_verified: true, image: null },
        ...{ role: 'visitor', two_factor_enabled: false, created_at: at, updated_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const book = (work: Parameters<ReturnType<Desk['services']['db']['transaction']>['execute']>[0]) =>
    desk.services.db.transaction().execute(work);
  const minute = (past: number) => `2026-11-20T09:${String(past).padStart(2, '0')}:00.000Z`;
  const voucher = (userId: number, cents: number, at: number, id = userId * 100 + at) =>
    book((trx) =>
      addCredit(trx, {
        ...{ kind: 'gift-voucher', userId, cents, orderId: null, now: minute(at) },
        reference: voucherReference(id),
      }),
    );

  it('is a list that is searched, sorted and has pages', async () => {
    const [mia, ute, bo] = [
      await person('Mia', 'Ast'),
      await person('Ute', 'Zapf'),
      await person('Bo', 'Maus'),
    ];
    await voucher(mia, 1000, 1);
    await voucher(ute, 3000, 2);
    await voucher(bo, 2000, 3);
    expect(await names()).toEqual(['Bo', 'Ute', 'Mia']);
    expect(await names({ sort: 'balance_cents' })).toEqual(['Ute', 'Bo', 'Mia']);
    expect(await names({ sort: 'name' })).toEqual(['Mia', 'Bo', 'Ute']);
    expect(await names({ query: 'zapf' })).toEqual(['Ute']);
    expect(await names({ query: 'bo@post MAUS' })).toEqual(['Bo']);
    expect(await names({ query: 'niemand' })).toEqual([]);
    for (let count = 0; count < 25; count += 1)
      await voucher(await person(`P${count}`, 'Zzz'), 100, 4 + count);
    const last = await list({ sort: 'name', page: 2 });
    expect([last.total, last.pages, last.rows.length]).toEqual([28, 2, 3]);
  });

  it('has each change with its source, the newest first', async () => {
    const mia = await person('Mia', 'Ast');
    const code = 'SPECHTSPECHT';
    const { id: voucherId } = await desk.services.db
      .insertInto('gift_vouchers')
      .values({ code, cents: 5000, recipient: 'Tombola', valid_until: null, is_active: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await voucher(mia, 5000, 1, voucherId);
    const { number } = await desk.order();
    const { id: orderId } = await desk.services.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const paid = { userId: mia, cents: 1500, reference: 'payment 7', orderId, now: minute(2) };
    expect(await book((trx) => spendCredit(trx, paid))).toBe(true);
    const [row] = (await list()).rows;
    expect(row).toMatchObject({
      ...{ owner: { id: mia }, balanceCents: 3500, entryCount: 2 },
      last: 'Fr 20. November, 10:02',
    });
    expect(await accountPage(row?.id)).toMatchObject({
      account: { balanceCents: 3500, claimedCents: 0, entryCount: 2 },
      entries: [
        { kind: 'payment', cents: -1500, balanceCents: 3500, order: number, voucher: null },
        {
          kind: 'gift-voucher',
          cents: 5000,
          order: null,
          voucher: { id: voucherId, code, recipient: 'Tombola' },
        },
      ],
    });
    expect(await accountPage(999)).toBeNull();
  });

  it('is still in the books when the account of its owner is deleted', async () => {
    await voucher(await person('Mia', 'Ast'), 1000, 1);
    await desk.services.db.updateTable('credit_accounts').set({ user_id: null }).execute();
    expect((await list({ sort: 'name' })).rows).toMatchObject([{ owner: null, balanceCents: 1000 }]);
  });
});
