import { type ErrorHandler, Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { shopCartApi } from '#features/shop/cart/api.server.ts';
import type { Language } from '#lib/localized.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { ADULT, CHILD, hall, openBoxOffice, type TestBoxOffice } from './box-office.ts';
import { expectSoundBooks } from './invariants.ts';

/** In seconds. */
const DAY = 24 * 3600;
const JET_ID = 41;
const BODY = { quantities: [2, 1], event_jet_id: JET_ID, sale_type_ids: [ADULT, CHILD], seat_group: 'HALL' };

const answerProblem: ErrorHandler = (error, c) => {
  if (error instanceof Problem) return problemResponse(c, error);
  throw error;
};

describeOnEngines('POST /shop-cart', (engine) => {
  let boxOffice: TestBoxOffice;
  let site: Hono<{ Variables: { language: Language } }>;

  beforeAll(async () => {
    boxOffice = await openBoxOffice(engine, { poolSize: 10 });
  });
  beforeEach(async () => {
    await boxOffice.clear();
    await boxOffice.sell({ jetId: JET_ID, seatGroups: [hall(12)] });
    site = new Hono<{ Variables: { language: Language } }>({ strict: false });
    site.onError(answerProblem);
    site.use(async (c, next) => {
      c.set('language', 'en');
      await next();
    });
    site.route('/en/api', shopCartApi({ ...boxOffice.dependencies, ticketing: boxOffice.tickets }));
  });
  afterEach(async () => {
    await expectSoundBooks(boxOffice.db);
  });
  afterAll(async () => {
    await boxOffice.close();
  });

  async function post(body: unknown, headers: Record<string, string> = {}) {
    const response = await site.request('http://localhost/en/api/shop-cart/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const set = response.headers.getSetCookie();
    return {
      status: response.status,
      json: (await response.json()) as Record<string, unknown>,
      cookies: set.map((cookie) => cookie.split(';')[0] ?? ''),
      /** How long each of them lasts, in seconds. */
      lasting: set.map((cookie) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1])),
    };
  }

  it('leads who tries the test shop out there, and puts nothing into an outside shop', async () => {
    const outside = async () => Promise.reject(new Error('the outside shop was asked'));
    const dependencies = {
      ticketing: { ...boxOffice.tickets, add: outside },
      boxOffice: boxOffice.tickets,
    };
    const shop = new Hono<{ Variables: { language: Language } }>({ strict: false });
    shop.use(async (c, next) => {
      c.set('language', 'de');
      await next();
    });
    const answer = await shop.route('/', shopCartApi(dependencies)).request('/shop-cart', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'testSale=1; cart=theirs' },
      body: JSON.stringify(BODY),
    });
    expect(await answer.json()).toMatchObject({ tickets_quantity: 3, cart_url: '/testshop?lang=de' });
    // The cart at the outside shop remains the visitor's.
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(cookies).toEqual([expect.stringMatching(/^testCart=.+/), 'testCartAmount=3']);
  });

  it('answers the quantity and the address of the cart, and sets its cookies', async () => {
    const first = await post(BODY);
    expect(first).toMatchObject({ status: 200, json: { tickets_quantity: 3, cart_url: '/webshop?lang=en' } });
    expect(first.cookies).toEqual([
      expect.stringMatching(/^cart=.+/),
      'cartAmount=3',
      'cartUrl=%2Fwebshop%3Flang%3Den',
    ]);
    const second = await post(
      { ...BODY, seat_group: null, block_id: null },
      { cookie: first.cookies.join('; ') },
    );
    expect(second.json.tickets_quantity).toBe(6);
  });

  it.each([
    [
      'more than are free',
      { quantities: [8, 5] },
      409,
      { response_code: -214, code: 'NOT_ENOUGH', free: 12 },
    ],
    ['more than allowed', { quantities: [11, 1] }, 409, { response_code: -302, code: 'LIMIT', limit: 10 }],
    ['an unknown event', { event_jet_id: 99 }, 422, { response_code: -303, code: 'UNKNOWN_OFFER' }],
    ['an unknown slot', { block_id: 9 }, 422, { response_code: -303, code: 'UNKNOWN_OFFER' }],
  ])('says why it refuses %s', async (_case, change, status, problem) => {
    const answer = await post({ ...BODY, ...change });
    expect(answer).toMatchObject({ status, json: { status, ...problem }, cookies: [] });
  });

  it('says what goes together, and that something is for members', async () => {
    const children = () => boxOffice.db.updateTable('prices').where('sale_type_id', '=', CHILD);
    const together_with = JSON.stringify([{ de: 'Erwachsene', en: 'Adult' }]);
    await children().set({ together_at_most: 1, together_per: 2, together_with }).execute();
    const alone = { ...BODY, quantities: [1], sale_type_ids: [CHILD] };
    expect(await post(alone)).toMatchObject({
      status: 409,
      json: {
        ...{ response_code: -320, code: 'GOES_TOGETHER' },
        together: { at_most: 1, per: 2, with: ['Adult'] },
      },
      cookies: [],
    });
    expect((await post(BODY)).status).toBe(200);
    await children().set({ members_only: true }).execute();
    expect(await post(BODY)).toMatchObject({
      status: 409,
      json: { response_code: -321, code: 'MEMBERS_ONLY' },
    });
  });

  it.each([
    ['quantities.1', { quantities: [1, 0] }],
    ['quantities.0', { quantities: ['2', 1] }],
    ['quantities', { quantities: [] }],
    ['sale_type_ids', { sale_type_ids: [ADULT] }],
    ['event_jet_id', { event_jet_id: 3_000_000_000 }],
    ['event_jet_id', { event_jet_id: undefined }],
    ['seat_group', { seat_group: 7 }],
    ['block_id', { block_id: 'first' }],
  ])('names %s when it cannot be used', async (field, change) => {
    const answer = await post({ ...BODY, ...change });
    expect(answer.status).toBe(400);
    expect(answer.json.fields).toContainEqual(expect.objectContaining({ field }));
  });

  it('says that a body is no JSON', async () => {
    expect(await post('quantities=1')).toMatchObject({ status: 400, json: { fields: [{ field: 'body' }] } });
  });

  it('has one effect for one key, fifty times at once, and gives everybody the same answer', async () => {
    const headers = { 'idempotency-key': 'a-key-of-mine', cookie: 'csrftoken=mine' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(BODY, headers)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, json: { tickets_quantity: 3 } });
    const holds = await boxOffice.db.selectFrom('holds').select('id').execute();
    expect(holds).toHaveLength(1);
  });

  it('gives a repeated answer the time that is left, not the full time', async () => {
    const headers = { 'idempotency-key': 'a-key-of-mine', cookie: 'csrftoken=mine' };
    const first = await post(BODY, headers);
    boxOffice.clock.advance(5 * 60);
    const again = await post(BODY, headers);
    expect(again.json).toEqual(first.json);
    expect(first.lasting).toEqual([DAY, 15 * 60, 15 * 60]);
    expect(again.lasting).toEqual([DAY, 10 * 60, 10 * 60]);
  });

  it('refuses a key that stands for another request, and knows it only from the visitor who sent it', async () => {
    const key = { 'idempotency-key': 'a-key-of-mine' };
    await post(BODY, { ...key, cookie: 'csrftoken=mine' });
    const reused = await post({ ...BODY, quantities: [1, 1] }, { ...key, cookie: 'csrftoken=mine' });
    expect(reused).toMatchObject({ status: 422, json: { code: 'idempotency_key_reused' }, cookies: [] });
    const other = await post({ ...BODY, quantities: [1, 1] }, { ...key, cookie: 'csrftoken=other' });
    expect(other).toMatchObject({ status: 200, json: { tickets_quantity: 2 } });
  });

  it('repeats a refusal too, and deletes the key after a day', async () => {
    const headers = { 'idempotency-key': 'a-key-of-mine' };
    const refused = await post({ ...BODY, quantities: [8, 5] }, headers);
    await boxOffice.db.updateTable('pools').set({ capacity: 40 }).execute();
    expect(await post({ ...BODY, quantities: [8, 5] }, headers)).toEqual(refused);
    boxOffice.clock.advance(24 * 3600);
    await boxOffice.db.updateTable('performances').set({ sale_ends_at: null }).execute();
    expect(await post({ ...BODY, quantities: [8, 5] }, headers)).toMatchObject({ status: 200 });
  });

  it('does not repeat an answer that was only for the moment', async () => {
    const outcomes = [{ ok: false as const, error: { code: 'BUSY' as const } }];
    const add: typeof boxOffice.tickets.add = async (...call) =>
      outcomes.pop() ?? boxOffice.tickets.add(...call);
    const busy = new Hono<{ Variables: { language: Language } }>();
    busy.onError(answerProblem);
    busy.route('/', shopCartApi({ ...boxOffice.dependencies, ticketing: { ...boxOffice.tickets, add } }));
    const request = {
      method: 'POST',
      headers: { 'idempotency-key': 'a-key-of-mine' },
      body: JSON.stringify(BODY),
    };
    const first = await busy.request('/shop-cart', request);
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1']);
    expect((await busy.request('/shop-cart', request)).status).toBe(200);
  });
});
