import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESOURCES } from '#features/all-resources.server.ts';
import { changeResource } from '#features/core/resources/write-resource.server.ts';
import { feeds } from '#server/api/api.ts';
import { errorHandler } from '#server/api/error-handler.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const SITE = 'https://buntspecht.example';
const EDITOR = { id: 1, role: 'editor' } as const;

describeOnEngines('the feeds', (engine) => {
  let test: TestServices;
  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterAll(() => test.close());

  /** The site mounts the feeds bare and behind each language. */
  const ask = (path: string, host = 'buntspecht.example') => {
    const [mount] = /^(\/\w+)?\/feeds/.exec(path) ?? ['/'];
    const site = new Hono().route(mount, feeds(test.services));
    site.onError(errorHandler(test.services.log));
    return site.request(`https://${host}${path}`, { headers: { 'accept-language': 'de' } });
  };

  async function read(path: string, host?: string): Promise<string> {
    const answer = await ask(path, host);
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

  /** Returns the description a feed gives of itself, before its first entry. */
  async function channel(path: string) {
    const [head = ''] = (await read(path)).split('<item>');
    const between = (tag: string) => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(head)?.[1];
    return { title: between('title'), link: between('link'), self: /href="(.*?)"/.exec(head)?.[1] };
  }

  const optionOf = (table: 'article_categories' | 'article_tags' | 'event_types', slug?: string) =>
    test.services.db
      .selectFrom(table)
      .select(['id', 'slug', 'name_de', 'name_en'])
      .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();

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

  it('state the place: room, venue, street and town', async () => {
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

  it.each([
    ['de', 'Buntspecht: Magazin · Fragen', 'mediathek-de/categories/fragen'],
    ['en', 'Buntspecht: Magazine · Ask', 'mediathek-en/categories/fragen'],
  ] as const)(
    'of a category of the magazine are called after it and lead to it (%s)',
    async (language, title, page) => {
      const { id } = await optionOf('article_categories', 'fragen');
      expect(await channel(`/${language}/feeds/magazine.rss?category=${id}&from=letter`)).toEqual({
        title,
        link: `${SITE}/${language}/${page}/${id}`,
        self: `${SITE}/${language}/feeds/magazine.rss?category=${id}`,
      });
    },
  );

  it.each([
    ['de', 'Buntspecht: Magazin · #', 'mediathek-de'],
    ['en', 'Buntspecht: Magazine · #', 'mediathek-en'],
  ] as const)(
    'of a tag of the magazine are called after it and lead to it (%s)',
    async (language, begins, list) => {
      const tag = await optionOf('article_tags');
      expect(await channel(`/${language}/feeds/magazine.rss?tag=${tag.id}`)).toEqual({
        title: begins + (language === 'en' ? tag.name_en : tag.name_de),
        link: `${SITE}/${language}/${list}/tags/${tag.slug}/${tag.id}`,
        self: `${SITE}/${language}/feeds/magazine.rss?tag=${tag.id}`,
      });
    },
  );

  it('say that there is none of a category or a tag that does not exist', async () => {
    for (const query of ['category=999999', 'tag=999999'])
      expect((await ask(`/de/feeds/magazine.rss?${query}`)).status).toBe(404);
  });

  it('of the whole magazine and the whole programme lead to their pages', async () => {
    expect(await channel('/en/feeds/magazine.rss')).toEqual({
      title: 'Buntspecht: Magazine',
      link: `${SITE}/en/mediathek-en`,
      self: `${SITE}/en/feeds/magazine.rss`,
    });
    expect(await channel('/feeds/calendar.rss')).toEqual({
      title: 'Buntspecht: Programm',
      link: `${SITE}/de/ausstellungenundaktivitaeten/kalender`,
      self: `${SITE}/de/feeds/calendar.rss`,
    });
  });

  it('of a part of the programme are called after what was chosen and lead to the calendar with it', async () => {
    const type = await optionOf('event_types');
    const chosen = `type=${type.id}&amp;age=4&amp;free=1`;
    expect(await channel(`/de/feeds/calendar.rss?free=1&type=${type.id}&age=4`)).toEqual({
      title: `Buntspecht: Programm · ${type.name_de} · 4 Jahre · kostenlos`,
      link: `${SITE}/de/ausstellungenundaktivitaeten/kalender?${chosen}`,
      self: `${SITE}/de/feeds/calendar.rss?${chosen}`,
    });
    expect(await read(`/en/feeds/calendar.ics?type=${type.id}&age=4`)).toContain(
      `X-WR-CALNAME:Buntspecht: What’s on · ${type.name_en ?? type.name_de} · age 4`,
    );
  });

  it('of more than the calendar can choose keep all of it in their own address', async () => {
    const { id } = await optionOf('event_types');
    expect(await channel(`/en/feeds/calendar.rss?age=4&age=5&type=${id}`)).toMatchObject({
      link: `${SITE}/en/exhibitionsandactivities/calendar?type=${id}`,
      self: `${SITE}/en/feeds/calendar.rss?type=${id}&amp;age=4&amp;age=5`,
    });
  });
});
