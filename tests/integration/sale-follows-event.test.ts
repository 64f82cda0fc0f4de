import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Json = Record<string, unknown>;

const DAY_MS = 24 * 3_600_000;

describeOnEngines('the sale of an event', (engine) => {
  let test: TestServices;
  let editor: Record<string, string>;
  let event: { id: number; jetId: number; production: number };

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    editor = await signInAs(test.services, 'editor');
    const row = await test.services.db
      .selectFrom('events')
      .select(['id', 'id_jet', 'production_id'])
      .where('id_jet', 'is not', null)
      .where('day', '>', '2026-11-25')
      .where('status', '=', 'scheduled')
      .where('id_jet', 'not in', (eb) =>
        eb.selectFrom('pools').select('performance_id').where('block_id', 'is not', null),
      )
      .orderBy('id')
      .executeTakeFirstOrThrow();
    event = { id: row.id, jetId: row.id_jet ?? 0, production: row.production_id };
  });
  afterAll(async () => {
    await test.close();
  });

  async function call(method: string, path: string, body?: Json, ifMatch?: string) {
    const answer = await openApi(test.services).request(`https://buntspecht.example${path}`, {
      method,
      headers: {
        ...editor,
        'content-type': 'application/json',
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (answer.status === 204 ? {} : await answer.json()) as Json;
    return { status: answer.status, json, etag: answer.headers.get('etag') ?? '' };
  }

  async function change(path: string, body: Json) {
    const { etag } = await call('GET', `/admin${path}`);
    return call('PATCH', path, body, etag);
  }

  const offered = async () => {
    const offer = await test.services.ticketing.offer(event.jetId);
    return offer?.stop ?? (offer?.availability === 'closed' ? 'closed' : 'open');
  };

  it.each([
    ['cancelled', { status: 'cancelled' }, { status: 'scheduled' }],
    ['postponed', { status: 'postponed' }, { status: 'scheduled' }],
    ['offline', { is_online: false }, { is_online: true }],
  ])('ends with the event being %s, and goes on with it', async (stop, off, on) => {
    expect((await change(`/events/${event.id}`, off)).status).toBe(200);
    expect(await offered()).toBe(stop);
    expect((await change(`/events/${event.id}`, on)).status).toBe(200);
    expect(await offered()).toBe('open');
  });

  it('ends when the event is moved into the past', async () => {
    const { draft } = { draft: (await call('GET', `/admin/events/${event.id}`)).json };
    const past = { date_start: '2026-11-19T10:00:00.000Z', date_end: '2026-11-19T11:00:00.000Z' };
    expect((await change(`/events/${event.id}`, past)).status).toBe(200);
    expect(await offered()).toBe('past');
    const { date_start, date_end } = draft;
    await change(`/events/${event.id}`, { date_start, date_end });
    expect(await offered()).toBe('open');
  });

  it('moves with the event: the end of the sale and every timeslot', async () => {
    const { db } = test.services;
    const { id, jetId } = await db
      .selectFrom('events')
      .innerJoin('pools', 'pools.performance_id', 'events.id_jet')
      .select(['events.id', 'events.id_jet as jetId'])
      .where('events.day', '>', '2026-11-25')
      .where('pools.block_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const times = async () => {
      const sale = await db
        .selectFrom('performances')
        .select('sale_ends_at as end')
        .where('id', '=', jetId ?? 0)
        .executeTakeFirstOrThrow();
      const slots = await db
        .selectFrom('pools')
        .select('starts_at')
        .where('performance_id', '=', jetId ?? 0)
        .orderBy('id')
        .execute();
      return [sale.end, ...slots.map((slot) => slot.starts_at)].map((at) => Date.parse(at ?? ''));
    };
    const before = await times();
    const { date_start, date_end } = (await call('GET', `/admin/events/${id}`)).json;
    const dayLater = (at: unknown) => new Date(Date.parse(String(at)) + DAY_MS).toISOString();
    await change(`/events/${id}`, { date_start: dayLater(date_start), date_end: dayLater(date_end) });
    expect(await times()).toEqual(before.map((at) => at + DAY_MS));
    await change(`/events/${id}`, { date_start, date_end });
    expect(await times()).toEqual(before);
  });

  it('ends with its production going offline', async () => {
    await change(`/productions/${event.production}`, { is_online: false });
    expect(await offered()).toBe('offline');
    expect(test.tags).toContain('programme');
    await change(`/productions/${event.production}`, { is_online: true });
    expect(await offered()).toBe('open');
  });

  it('says at the counter’s widget what happened', async () => {
    await change(`/events/${event.id}`, { status: 'cancelled' });
    const { json } = await call('GET', `/events/${event.id}`);
    expect(json).toMatchObject({ availability: 'closed', sale_stop: 'cancelled' });
    expect((json.seat_groups as Json[]).map(({ status }) => status)).toContain('0');
    await change(`/events/${event.id}`, { status: 'scheduled' });
  });

  it('rests while the venue has its shop closed, and says so in lists, at the widget and in calls', async () => {
    const online = (is_shop_online: boolean) =>
      test.services.db.updateTable('site_settings').set({ is_shop_online }).execute();
    await online(false);
    const { json } = await call('GET', `/events/${event.id}`);
    expect(json).toMatchObject({ availability: 'closed', sale_stop: 'shop-closed' });
    const order = { event_jet_id: event.jetId, quantities: [1], sale_type_ids: [1] };
    const refused = await call('POST', '/shop-cart', order);
    expect(refused).toMatchObject({ status: 409, json: { response_code: -301, stop: 'shop-closed' } });
    await online(true);
    expect(await offered()).toBe('open');
  });

  it('cannot be taken from its event, by which it could be deleted', async () => {
    for (const jetId of [null, event.jetId + 1]) {
      const taken = await change(`/events/${event.id}`, { id_jet: jetId });
      expect([taken.status, taken.json.needed_by]).toEqual([409, ['the box office']]);
    }
    const { etag } = await call('GET', `/admin/events/${event.id}`);
    expect((await call('DELETE', `/events/${event.id}`, undefined, etag)).status).toBe(409);
  });

  it('must exist before an event names it', async () => {
    const { json } = await call('GET', `/admin/events/${event.id}`);
    const { id: _, ...draft } = json;
    const made = await call('POST', '/events', { ...draft, id_jet: 900_000 });
    expect(made.status).toBe(400);
    expect(made.json.fields).toEqual([
      { field: 'id_jet', code: 'unknown', params: { ids: [900_000] }, message: 'there is no 900000' },
    ]);
  });
});
