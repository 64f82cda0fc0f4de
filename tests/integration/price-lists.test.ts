import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from '#tests/integration/api-app.ts';
import { signInAs } from '#tests/integration/sign-in-as.ts';
import { type Desk, openDesk } from '#tests/order-desk/desk.ts';
import { order } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';

interface Price {
  key?: number | null;
  name: { de: string; en: string | null };
  cents: number;
  vat_basis_points: number | null;
  units: number;
}
interface List {
  id: number;
  name: string;
  seat_groups: { key?: number | null; name: Price['name']; note: Price['name'] | null; prices: Price[] }[];
}

const price = (de: string, cents: number): Price => ({
  ...{ name: { de, en: null }, cents, vat_basis_points: 700, units: 1 },
});
const NEW = {
  name: 'Werkstatt',
  seat_groups: [
    { name: { de: 'Saal', en: 'Hall' }, note: null, prices: [price('Voll', 900), price('Kind', 600)] },
    { name: { de: 'Rang', en: null }, note: null, prices: [price('Kind', 400), price('Voll', 700)] },
  ],
};

describeOnEngines('price lists', (engine) => {
  let desk: Desk;
  let app: ReturnType<typeof openApi>;
  let seller: Record<string, string>;
  beforeEach(async () => {
    desk = await openDesk(engine);
    app = openApi(desk.services);
    seller = await signInAs(desk.services, 'box_office');
  });
  afterEach(() => desk.close());

  async function call(method: string, path: string, body?: unknown, etag?: string) {
    const answer = await app.request(`https://buntspecht.example${path}`, {
      method,
      headers: { ...seller, 'content-type': 'application/json', ...(etag ? { 'if-match': etag } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      json: (text === '' ? {} : JSON.parse(text)) as List,
      etag: answer.headers.get('etag') ?? '',
    };
  }
  const read = (id: number) => call('GET', `/admin/price-lists/${id}`);
  /** Writes what `change` makes of a list. */
  async function rewrite(id: number, change: (list: List) => void) {
    const { json, etag } = await read(id);
    change(json);
    return call('POST', `/price-lists/${id}`, json, etag);
  }
  const only = <T>(values: T[]): T => values[0] as T;

  it('are made by the box office; a price of one name is of one kind in all seat groups', async () => {
    const made = await call('POST', '/price-lists', NEW);
    expect(made.status).toBe(201);
    const { json } = await read(made.json.id);
    expect(json.seat_groups.map(({ prices }) => prices.map(({ cents }) => cents))).toEqual([
      [900, 600],
      [400, 700],
    ]);
    const rows = await desk.services.db
      .selectFrom('prices')
      .innerJoin('seat_groups', 'seat_groups.id', 'prices.seat_group_id')
      .select(['prices.name_de', 'sale_type_id', 'code'])
      .where('price_list_id', '=', made.json.id)
      .orderBy('prices.id')
      .execute();
    expect(rows.map((row) => `${row.code} ${row.name_de} ${row.sale_type_id}`)).toEqual([
      'G1 Voll 1',
      'G1 Kind 2',
      'G2 Kind 2',
      'G2 Voll 1',
    ]);
  });

  it('keep ids of changed prices: orders keep their prices, carts theirs, and new customers pay the new one', async () => {
    const ordered = await desk.order();
    const { ticketing } = desk.services;
    const { reference } = accepted(await ticketing.add(null, order(1, 1)));
    const before = await ticketing.cart(reference);
    const { json } = await read(1);
    const changed = await rewrite(1, (list) => {
      only(only(list.seat_groups).prices).cents += 300;
    });
    expect(changed.status).toBe(200);
    expect(only(changed.json.seat_groups).key).toBe(only(json.seat_groups).key);
    expect((await desk.orderNow(ordered)).due).toEqual(ordered.due);
    expect((await desk.orderNow(ordered)).tickets).toEqual(ordered.tickets);
    const after = await ticketing.cart(reference);
    expect(after?.contents).toBe(before?.contents);
    const other = accepted(await ticketing.add(null, order(1, 1)));
    const [cheap, dear] = [before, await ticketing.cart(other.reference)].map((cart) => cart?.sum.totalCents);
    expect((dear ?? 0) - (cheap ?? 0)).toBe(300);
  });

  it('keep seat groups that events are sold by, and prices that lie in carts', async () => {
    await desk.services.ticketing.add(null, order(1, 1));
    const more = await rewrite(1, (list) => {
      list.seat_groups.push({ name: { de: 'Empore', en: null }, note: null, prices: [price('Voll', 500)] });
    });
    expect([more.status, more.text]).toEqual([400, expect.stringContaining('must stay as many')]);
    const fewer = await rewrite(1, (list) => {
      only(list.seat_groups).prices.shift();
    });
    expect([fewer.status, fewer.text]).toEqual([400, expect.stringContaining('lie in carts')]);
    const { etag } = await read(1);
    expect((await call('DELETE', '/price-lists/1', undefined, etag)).status).toBe(409);
  });

  it('take nothing of another list, and nothing without bounds', async () => {
    const made = await call('POST', '/price-lists', NEW);
    const foreign = await rewrite(made.json.id, (list) => {
      only(list.seat_groups).key = 1;
    });
    expect([foreign.status, foreign.text]).toEqual([400, expect.stringContaining('of this price list')]);
    for (const wrong of [
      { ...NEW, name: 'x'.repeat(1_000_000) },
      { ...NEW, seat_groups: [] },
      { ...NEW, seat_groups: [{ ...only(NEW.seat_groups), prices: [price('Voll', -1)] }] },
      { ...NEW, seat_groups: [{ ...only(NEW.seat_groups), prices: [price('y'.repeat(201), 1)] }] },
      { ...NEW, seat_groups: [{ ...only(NEW.seat_groups), prices: [price('Voll', 1.5)] }] },
    ])
      expect([400, 413]).toContain((await call('POST', '/price-lists', wrong)).status);
  });

  it('keep the flat price of a group, and say at its place what is wrong with one', async () => {
    const party = {
      ...price('Geburtstag', 18_000),
      group_from: 2,
      flat_heads: 12,
      flat_further_cents: 1250,
      asks_allergies: true,
    };
    const listWith = (changed: object) => ({
      ...NEW,
      seat_groups: [{ ...only(NEW.seat_groups), prices: [{ ...party, ...changed }] }],
    });
    const made = await call('POST', '/price-lists', listWith({}));
    expect(made.status).toBe(201);
    const { json } = await read(made.json.id);
    expect(only(json.seat_groups).prices[0]).toMatchObject(party);
    expect((await call('POST', '/price-lists', listWith({ flat_further_cents: null }))).status).toBe(201);
    const wrong: [string, object][] = [
      ['flat_heads', { flat_heads: null }],
      ['flat_heads', { flat_heads: 1 }],
      ['flat_heads', { flat_heads: 121 }],
      ['flat_heads', { group_from: 13 }],
      ['group_from', { group_from: null }],
      ['group_from', { group_from: null, flat_heads: null, flat_further_cents: null }],
      ['units', { units: 2 }],
      ['early_cents', { early_cents: 500, early_days: 14 }],
      ['flat_further_cents', { flat_further_cents: 18_001 }],
      ['flat_further_cents', { flat_further_cents: -1 }],
    ];
    for (const [field, changed] of wrong) {
      const { status, text } = await call('POST', '/price-lists', listWith(changed));
      expect([status, text]).toEqual([400, expect.stringContaining(`prices.0.${field}`)]);
    }
  });

  it('keep the conditions of prices, and say at its place what is wrong with one', async () => {
    const withConditions = {
      ...price('Kind', 600),
      ...{ age_from: 0, age_to: 12, proof: { de: 'Ausweis', en: 'card' }, asks_proof_number: true },
      ...{ together_at_most: 3, together_per: 1, together_with: ['Voll'] },
      ...{ early_cents: 500, early_until: '2026-12-24', early_days: 14, members_only: true },
    };
    const listWith = (changed: object) => ({
      ...NEW,
      seat_groups: [
        { ...only(NEW.seat_groups), prices: [price('Voll', 900), { ...withConditions, ...changed }] },
      ],
    });
    const made = await call('POST', '/price-lists', listWith({}));
    expect(made.status).toBe(201);
    const { json } = await read(made.json.id);
    expect(only(json.seat_groups).prices[1]).toMatchObject(withConditions);
    // The same again is no change, and a copy has the same.
    expect((await rewrite(made.json.id, () => {})).json).toEqual(json);
    const free = await call('POST', '/price-lists', listWith({ together_with: ['Voll'], early_cents: 0 }));
    expect(free.status).toBe(201);
    const wrong: [string, object][] = [
      ['age_to', { age_from: 13 }],
      ['age_to', { age_to: 121 }],
      ['proof', { proof: null }],
      ['proof.de', { proof: { de: 'x'.repeat(100_000), en: null } }],
      ['together_with', { together_at_most: null }],
      ['together_with', { together_with: [] }],
      ['together_with', { together_with: ['Kind'] }],
      ['together_with', { together_with: ['Voll', 'Niemand'] }],
      ['early_cents', { early_cents: null }],
      ['early_cents', { early_cents: 600 }],
      ['early_until', { early_until: null, early_days: null }],
      ['early_until', { early_until: '2026-02-30' }],
      ['early_days', { early_days: 0 }],
    ];
    for (const [field, changed] of wrong) {
      const refused = await call('POST', '/price-lists', listWith(changed));
      expect([refused.status, refused.text], JSON.stringify(changed).slice(0, 80)).toEqual([
        400,
        expect.stringContaining(`seat_groups.0.prices.1.${field}`),
      ]);
    }
  });

  it('can be copied and deleted as long as nothing is sold by them', async () => {
    const { json } = await read(1);
    const copy = await call('POST', '/price-lists', { ...json, id: undefined, name: 'Kopie' });
    expect(copy.status).toBe(201);
    expect(copy.json.seat_groups.map(({ prices }) => prices.map(({ cents }) => cents))).toEqual(
      json.seat_groups.map(({ prices }) => prices.map(({ cents }) => cents)),
    );
    expect((await read(1)).json).toEqual(json);
    const { etag } = await read(copy.json.id);
    expect((await call('DELETE', `/price-lists/${copy.json.id}`, undefined, etag)).status).toBe(204);
    expect((await read(1)).json).toEqual(json);
  });
});
