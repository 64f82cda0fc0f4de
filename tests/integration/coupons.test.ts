import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { action } from '#app/routes/shop/coupon.ts';
import { findCoupon } from '#features/box-office/prices/coupons/store.server.ts';
import { fail } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const COUPON = {
  code: ' tag der offenen tür ',
  name: 'Offene Tür',
  kind: 'percent',
  value: 50,
  valid_from: null,
  valid_until: null,
  max_uses: null,
  max_uses_per_person: null,
  is_active: true,
  events: [] as number[],
  productions: [] as number[],
};

describeOnEngines('coupons of the venue', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  let seller: Record<string, string>;
  let editor: Record<string, string>;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    app = openApi(test.services);
    seller = await signInAs(test.services, 'box_office');
    editor = await signInAs(test.services, 'administrator');
  });
  afterAll(() => test.close());

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await app.request(`https://buntspecht.example${path}`, {
      method,
      headers: { ...seller, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      json: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> & { id: number },
      etag: answer.headers.get('etag') ?? '',
    };
  }
  const remove = async (path: string, as: Record<string, string> = {}) => {
    const { etag } = await call('GET', `/admin${path}`, undefined, as);
    return call('DELETE', path, undefined, { ...as, 'if-match': etag });
  };

  it('are made by the box office, with a row of the audit, and named as typed', async () => {
    const { status, json } = await call('POST', '/coupons', COUPON);
    expect([status, json.code ?? json]).toEqual([201, 'TAGDEROFFENENTÜR']);
    const entry = await test.services.db
      .selectFrom('audit_entries')
      .select(['action', 'entity_id'])
      .where('entity', '=', 'coupons')
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'created', entity_id: String(json.id) });
    expect((await call('POST', '/coupons', { ...COUPON, code: 'TagDerOffenenTür' })).status).toBe(400);
    expect((await remove(`/coupons/${json.id}`)).status).toBe(204);
  });

  it.each([
    ['value', { value: 101 }],
    ['value', { kind: 'free-tickets', value: 21 }],
    ['value', { value: 0 }],
    ['value', { value: 1.5 }],
    ['max_uses', { max_uses: 0 }],
    ['code', { code: 'a'.repeat(60_000) }],
    ['code', { code: 'AB' }],
    ['code', { code: '<script>' }],
    ['name', { name: 'x'.repeat(60_000) }],
    ['events', { events: [999_999] }],
    ['valid_until', { valid_from: '2026-12-01T00:00:00.000Z', valid_until: '2026-12-01T00:00:00.000Z' }],
  ])('are refused with a wrong %s', async (field, wrong) => {
    const { status, json } = await call('POST', '/coupons', { ...COUPON, ...wrong });
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining(`"${field}`)]);
  });

  it('for chosen events and productions are for these performances alone, and keep them', async () => {
    const { db } = test.services;
    const events = await db
      .selectFrom('events')
      .select(['id', 'production_id', 'id_jet'])
      .where('id_jet', 'is not', null)
      .orderBy('id')
      .execute();
    const [first] = events;
    const other = events.find(({ production_id }) => production_id !== first?.production_id);
    const chosen = { ...COUPON, events: [other?.id ?? 0], productions: [first?.production_id ?? 0] };
    const { json } = await call('POST', '/coupons', chosen);
    const all = events.map(({ id_jet }) => id_jet ?? 0);
    const coupon = await findCoupon(db, json.id, all);
    const expected = events.filter(
      ({ id, production_id }) => id === other?.id || production_id === first?.production_id,
    );
    expect(coupon?.performanceIds?.toSorted()).toEqual(expected.map(({ id_jet }) => id_jet).toSorted());
    expect((await findCoupon(db, json.id, []))?.performanceIds).toEqual([]);

    // Without them it would be for everything.
    expect((await remove(`/events/${other?.id}`, editor)).status).toBe(409);
    expect((await remove(`/productions/${first?.production_id}`, editor)).status).toBe(409);
    expect((await remove(`/coupons/${json.id}`)).status).toBe(204);
  });

  it('that were used cannot be deleted', async () => {
    const { json } = await call('POST', '/coupons', COUPON);
    await test.services.db
      .insertInto('coupon_uses')
      .values({
        coupon_id: json.id,
        hold_id: null,
        order_id: null,
        person_hash: null,
        cents: 1,
        terms: '{}',
        used_at: test.clock.now(),
      })
      .execute();
    expect((await remove(`/coupons/${json.id}`)).status).toBe(409);
  });

  it('can be guessed thirty times in a quarter of an hour from one network, all at once or not', async () => {
    const tried: (string | null)[] = [];
    const ticketing = {
      setCoupon: async (_: string, code: string | null) => {
        tried.push(code);
        return fail({ code: 'COUPON_REFUSED', coupon: 'coupon-unknown' });
      },
    };
    const send = async (fields: [string, string][], clientIp = '192.0.2.7') => {
      const url = new URL('https://buntspecht.example/webshop/coupon?lang=en');
      const body = new FormData();
      for (const [name, value] of fields) body.append(name, value);
      const context = new RouterContextProvider();
      context.set(pageContextKey, {
        services: { ...test.services, ticketing },
        language: 'en',
        url,
        clientIp,
      } as unknown as PageContext);
      const headers = { cookie: 'cart=reference' };
      const request = new Request(url, { method: 'POST', body, headers });
      const answer = await action({ request, context, params: {}, url, pattern: '' } as never);
      return new URL((answer as Response).headers.get('location') ?? '', url).searchParams.get('message');
    };
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => send([['code', `CODE-${n}`]])));
    expect(answers.filter((message) => message === 'coupon-unknown')).toHaveLength(30);
    expect(answers.filter((message) => message === 'TOO_MANY_CODES')).toHaveLength(10);
    expect(tried).toHaveLength(30);
    // Taking out is no guess, and others may go on.
    await send([['remove', 'yes']]);
    expect(tried.at(-1)).toBeNull();
    expect(await send([['code', 'ELSE']], '198.51.100.9')).toBe('coupon-unknown');
    test.clock.advance(16 * 60);
    expect(await send([['code', 'LATER']])).toBe('coupon-unknown');
  });
});
