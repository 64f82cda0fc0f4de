import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCredit, redeemVoucher } from '#features/box-office/credit/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { recordPayment } from '#features/shop/desk/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const VOUCHER = {
  code: null as string | null,
  cents: 2500,
  recipient: 'Für Oma Hilde',
  valid_until: null as string | null,
  is_active: true,
  redeemed_at: null as string | null,
};

describeOnEngines('gift vouchers', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  let seller: Record<string, string>;
  let userId: number;

  beforeAll(async () => {
    test = await openTestServices(engine);
    app = openApi(test.services);
    seller = await signInAs(test.services, 'box_office');
    userId = await insertUser(test.services.db, {
      firstName: 'Jule',
      lastName: 'Sommer',
      email: 'jule@post.example',
      role: 'visitor',
      passwordHash: '',
      createdAt: test.clock.now(),
    });
  });
  afterAll(() => test.close());

  async function call(method: string, path: string, body?: unknown) {
    const answer = await app.request(`https://buntspecht.example${path}`, {
      method,
      headers: { ...seller, 'content-type': 'application/json', 'if-match': await etagOf(method, path) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      json: (text === '' ? {} : JSON.parse(text)) as typeof VOUCHER & { id: number; code: string },
    };
  }
  async function etagOf(method: string, path: string): Promise<string> {
    if (method === 'POST') return '*';
    const answer = await app.request(`https://buntspecht.example/admin${path}`, { headers: seller });
    return answer.headers.get('etag') ?? '*';
  }
  const make = async (more: Partial<typeof VOUCHER> = {}) =>
    (await call('POST', '/gift-vouchers', { ...VOUCHER, ...more })).json;
  const redeem = (code: string) => redeemVoucher(test.services, userId, code);
  const balance = async () => (await findCredit(test.services.db, userId)).balanceCents;

  it('have a code that is drawn, each another, and that nobody chooses', async () => {
    const [one, other] = [await make(), await make()];
    expect(one.code).toMatch(/^SPECHT(-[A-Z2-9]{4}){3}$/);
    expect(other.code).not.toBe(one.code);
    expect((await call('POST', '/gift-vouchers', { ...VOUCHER, code: 'SPECHT-1' })).status).toBe(400);
    const changed = await call('PATCH', `/gift-vouchers/${one.id}`, { recipient: 'Für Opa' });
    expect(changed).toMatchObject({ status: 200, json: { code: one.code, recipient: 'Für Opa' } });
    expect((await call('PATCH', `/gift-vouchers/${one.id}`, { code: 'SPECHT-1' })).status).toBe(400);
  });

  it('become credit once, of fifty who press at once, however the code is typed', async () => {
    const { code, id } = await make();
    const before = await balance();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => redeem(` ${code.toLowerCase().replace('-', '- ')}`)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 2500 }]);
    expect(new Set(outcomes.flatMap((each) => (each.ok ? [] : [each.error])))).toEqual(new Set(['REDEEMED']));
    expect(await balance()).toBe(before + 2500);

    expect((await call('PATCH', `/gift-vouchers/${id}`, { cents: 5000 })).status).toBe(400);
    expect((await call('PATCH', `/gift-vouchers/${id}`, { redeemed_at: null })).status).toBe(400);
    expect((await call('DELETE', `/gift-vouchers/${id}`)).status).toBe(409);
    expect(await redeem(code)).toEqual({ ok: false, error: 'REDEEMED' });
  });

  it('that were sold follow their order: neither worth nor switch can be changed, nor can they be deleted', async () => {
    const { ticketing, db } = test.services;
    const request = {
      customer: { firstName: 'Jule', lastName: 'Sommer', email: 'jule@post.example', userId: null },
      ...({ language: 'de', paymentMethod: 'box-office', isTest: false, contents: '' } as const),
      voucher: { cents: 2500, recipient: '', greeting: '', recipientEmail: null, sendOn: null },
    };
    const ordered = await ticketing.vouchers?.order({ request, key: 'a-key-of-a-form' });
    const number = ordered?.ok ? ordered.value.number : '';
    const receipt = { cents: 2500, means: 'cash', reference: 'K-1' } as const;
    expect((await recordPayment(test.services, HEIKE, number, receipt)).ok).toBe(true);
    const { id } = await db
      .selectFrom('gift_vouchers')
      .select('id')
      .where('recipient', '=', number)
      .executeTakeFirstOrThrow();
    expect((await call('PATCH', `/gift-vouchers/${id}`, { cents: 50_000 })).status).toBe(400);
    expect((await call('PATCH', `/gift-vouchers/${id}`, { is_active: false })).status).toBe(400);
    expect((await call('DELETE', `/gift-vouchers/${id}`)).status).toBe(409);
    expect(
      (await call('PATCH', `/gift-vouchers/${id}`, { valid_until: '2035-01-01T00:00:00.000Z' })).status,
    ).toBe(200);
  });

  it('are refused where there is none, it is over, or it is switched off', async () => {
    const before = await balance();
    const over = await make({ valid_until: '2020-01-01T00:00:00.000Z' });
    const off = await make({ is_active: false });
    expect(await redeem(over.code)).toEqual({ ok: false, error: 'EXPIRED' });
    for (const typed of [off.code, 'SPECHT-2222-3333-4444', '', "' or 1=1", 'a'.repeat(1_000_000)])
      expect(await redeem(typed)).toEqual({ ok: false, error: 'UNKNOWN' });
    expect(await balance()).toBe(before);
  });
});
