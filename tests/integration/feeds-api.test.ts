import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESOURCES } from '#features/all-resources.server.ts';
import { changeResource } from '#features/resources/write-resource.server.ts';
import { feeds } from '#server/api/api.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const EDITOR = { id: 1, role: 'editor' } as const;

describeOnEngines('the feeds', (engine) => {
  let test: TestServices;
  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterAll(() => test.close());

  async function read(path: string, host = 'buntspecht.example'): Promise<string> {
    const answer = await feeds(test.services).request(`https://${host}${path}`, {
      headers: { 'accept-language': 'de' },
    });
    expect(answer.status).toBe(200);
    return (await answer.text()).replaceAll('\r\n ', '');
  }

  async function change(path: string, id: number, what: Record<string, unknown>) {
    test.clock.advance(2);
    const resource = RESOURCES.find((each) => each.path === path);
    if (!resource) throw new Error(path);
    const merged = (current: Record<string, unknown>) => ({ ...current, ...what });
    const changed = await changeResource(
      contentServices(test.services),
      resource,
      { id, ifMatch: '*', publish: true },
      merged,
      EDITOR,
    );
    expect(changed).toMatchObject({ ok: true });
  }

  const eventOf = async () => {
    const file = await read('/calendar.ics');
    return Number(/\nUID:event-(\d+)@/.exec(file)?.[1]);
  };
  const sequenceOf = async (id: number) =>
    Number(/\nSEQUENCE:(\d+)/.exec(await read(`/event-${id}.ics`))?.[1]);

  it('know an event again at every address of the site', async () => {
    const uid = async (host: string) =>
      /\nUID:.*/.exec(await read(`/event-${await eventOf()}.ics`, host))?.[0];
    expect(await uid('haus.example')).toBe(await uid('buntspecht.example'));
    expect(await uid('haus.example')).not.toContain('example');
  });

  it('say where it is: room, house, street and town', async () => {
    expect(await read('/calendar.ics')).toMatch(
      /\nLOCATION:[^\r]+\\, Buntspecht\\, Kleiberweg 7\\, 04711 Auental/,
    );
  });

  it('raise the number of an event with every change that guests see', async () => {
    const id = await eventOf();
    const event = await test.services.db
      .selectFrom('events')
      .innerJoin('rooms', 'rooms.id', 'events.room_id')
      .select(['production_id', 'room_id', 'venue_id'])
      .where('events.id', '=', id)
      .executeTakeFirstOrThrow();
    const numbers = [await sequenceOf(id)];
    const changes: [string, number, Record<string, unknown>][] = [
      ['/events', id, { age_to: 99 }],
      ['/productions', event.production_id, { title: { de: 'Umbenannt', en: null } }],
      ['/rooms', event.room_id, { name: { de: 'Anderswo', en: null } }],
      ['/venues', event.venue_id, { street: 'Spechtweg 2' }],
      ['/events', id, { status: 'cancelled' }],
    ];
    for (const [path, number, what] of changes) {
      await change(path, number, what);
      numbers.push(await sequenceOf(id));
    }
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(await read(`/event-${id}.ics`)).toContain('STATUS:CANCELLED');
  });

  it('date what is new by when it went online', async () => {
    const id = await eventOf();
    await change('/events', id, { is_online: false });
    expect(await read('/calendar.ics')).not.toContain(`UID:event-${id}@`);
    await change('/events', id, { is_online: true });
    const item = (await read('/calendar.rss')).split('<item>').find((each) => each.includes(`event-${id}@`));
    expect(item).toContain(`<pubDate>${new Date(test.services.clock.now()).toUTCString()}</pubDate>`);
    await change('/events', id, { age_to: 12 });
    const later = (await read('/calendar.rss')).split('<item>').find((each) => each.includes(`event-${id}@`));
    expect(/<pubDate>.*?</.exec(later ?? '')?.[0]).toBe(/<pubDate>.*?</.exec(item ?? '')?.[0]);
  });
});
