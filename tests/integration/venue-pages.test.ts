import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { findEnsemble, loadPersonPage } from '#features/programme/ensemble/index.server.ts';
import { loadEventPage } from '#features/programme/events/index.server.ts';
import { findProductionList, loadProductionPage } from '#features/programme/productions/index.server.ts';
import { bookSeries } from '#features/programme/series/book-series.server.ts';
import { loadSeriesPage } from '#features/programme/series/index.server.ts';
import { loadVenuePage } from '#features/programme/venues/index.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const SOMEBODY = { session: null, network: null, key: null };

describeOnEngines('the pages of the demo venue', (engine) => {
  let test: TestServices;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterAll(async () => {
    await test.close();
  });

  const idOf = async (table: 'productions' | 'persons' | 'series' | 'venues', slug: string) =>
    (await test.services.db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow())
      .id;
  const productionOf = async (slug: string, language: 'de' | 'en' = 'de') => {
    const found = await loadProductionPage(test.services, await idOf('productions', slug), language);
    if (!found) throw new Error(`no production ${slug}`);
    return found.page;
  };

  it('list fifteen productions a page, each with its next date and lowest price', async () => {
    const list = await findProductionList(test.services, { filter: {}, page: 1, language: 'de' });
    expect(list.cards).toHaveLength(15);
    expect(list.more).toBe(true);
    const beetle = list.cards.find(({ art }) => art.startsWith('kaefer-ohne-schlaf~'));
    expect(beetle).toMatchObject({ next: { day: '2026-11-20', time: '16:00' }, price: { fromCents: 600 } });
    const last = await findProductionList(test.services, { filter: {}, page: 2, language: 'de' });
    expect(last.more).toBe(false);
  });

  it('name the next date from the chosen day on', async () => {
    const filter = { date: '2026-12-01' };
    const { cards } = await findProductionList(test.services, { filter, page: 1, language: 'de' });
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every(({ next }) => next !== null && next.day >= '2026-12-01')).toBe(true);
  });

  it('pass over a cancelled date when they name the next one, but list it on the production’s page', async () => {
    const { db, bus } = test.services;
    const before = await productionOf('kaefer-ohne-schlaf');
    const [first] = before.dates;
    const set = async (status: 'cancelled' | 'scheduled') => {
      await db
        .updateTable('events')
        .set({ status })
        .where('id', '=', first?.id ?? 0)
        .execute();
      await bus.publish({ type: 'changed', tags: [programmeTag()] });
    };
    await set('cancelled');
    const list = await findProductionList(test.services, { filter: {}, page: 1, language: 'de' });
    expect(list.cards.find(({ art }) => art.startsWith('kaefer-ohne-schlaf~'))?.next?.time).toBe('18:00');
    const after = await productionOf('kaefer-ohne-schlaf');
    expect(after.dates[0]).toMatchObject({ id: first?.id, status: 'cancelled' });
    await set('scheduled');
  });

  it('recommend other productions with dates, of the same series first', async () => {
    const page = await productionOf('kaefer-ohne-schlaf');
    const own = await idOf('productions', 'kaefer-ohne-schlaf');
    expect(page.related).toHaveLength(4);
    expect(page.related.map(({ id }) => id)).not.toContain(own);
    expect(page.related.every(({ next }) => next !== null)).toBe(true);
    const inSeries = await loadSeriesPage(test.services, await idOf('series', 'nachtschicht'), 'de');
    const slugs = inSeries?.page.productions.map(({ art }) => art) ?? [];
    expect(slugs).toContain(page.related[0]?.art);
  });

  it('lead from a date to its production, its venue, its series and its people', async () => {
    const [date] = (await productionOf('kaefer-ohne-schlaf', 'en')).dates;
    const found = await loadEventPage(test.services, date?.id ?? 0, 'en');
    const { production, venue, series } = found?.detail ?? {};
    expect(production?.path).toMatch(/^\/en\/productions\/kaefer-ohne-schlaf\/\d+$/);
    expect(venue).toMatch(/^\/en\/venues\/buntspecht\/\d+$/);
    expect(series?.path).toMatch(/^\/en\/series\/nachtschicht\/\d+$/);
    expect(production?.contributors[0]?.path).toMatch(/^\/en\/ensemble\/[a-z-]+\/\d+$/);
  });

  it('show with an event those that belong to it, apart from its other dates', async () => {
    const { db, bus } = test.services;
    const publish = () => bus.publish({ type: 'changed', tags: [programmeTag()] });
    const next = await db
      .selectFrom('events')
      .select('parent_id')
      .where('parent_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const parentId = next.parent_id ?? 0;
    const pageOf = async (id: number) => (await loadEventPage(test.services, id, 'en'))?.detail;
    const parent = await pageOf(parentId);
    expect(parent?.children.map(({ path, day }) => [path.split('/').at(-2), day])).toEqual([
      ['trommeln-im-keller', parent?.event.day],
      ['grosses-kaeferkino', parent?.event.day],
    ]);
    const [first, second] = parent?.children ?? [];
    expect((await pageOf(first?.id ?? 0))?.children).toEqual([]);

    const another = parent?.dates.find(({ id }) => id !== parentId)?.id ?? 0;
    await db.updateTable('events').set({ parent_id: parentId }).where('id', '=', another).execute();
    await db
      .updateTable('events')
      .set({ is_online: false })
      .where('id', '=', second?.id ?? 0)
      .execute();
    await publish();
    const changed = await pageOf(parentId);
    expect(changed?.children.map(({ id }) => id)).toEqual([first?.id, another]);
    expect(changed?.dates.map(({ id }) => id)).not.toContain(another);
    await db.updateTable('events').set({ parent_id: null }).where('id', '=', another).execute();
    await db
      .updateTable('events')
      .set({ is_online: true })
      .where('id', '=', second?.id ?? 0)
      .execute();
    await publish();
  });

  it('group the ensemble by category, by last name within', async () => {
    const groups = await findEnsemble(test.services.db, 'de');
    expect(groups.map(({ slug }) => slug)).toEqual([
      'ensemble',
      'regie-und-text',
      'buehne-und-ausstattung',
      'musik-und-technik',
    ]);
    const last = groups[0]?.persons.map(({ name }) => name.split(' ').at(-1));
    expect(last).toEqual(last?.toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'de')));
  });

  it('tell of a person each production once, and sanitise what is written about them', async () => {
    const { db } = test.services;
    const id = await idOf('persons', 'jonas-okafor');
    const { biography_de } = await db
      .selectFrom('persons')
      .select('biography_de')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const write = (text: string) =>
      db.updateTable('persons').set({ biography_de: text }).where('id', '=', id).execute();
    await write('<p onclick="x()">Jonas<script>x()</script></p>');
    const found = await loadPersonPage(test.services, id, 'de');
    expect(found?.page.biographyHtml.text).toBe('<p>Jonas</p>');
    const paths = found?.page.productions.map(({ path }) => path) ?? [];
    expect(new Set(paths).size).toBe(paths.length);
    expect(found?.page.dates.length).toBeGreaterThan(0);
    await write(biography_de);
  });

  it('state a venue’s hours where there is a box office, its rooms and its events', async () => {
    const mainVenue = await loadVenuePage(test.services, await idOf('venues', 'buntspecht'), 'de');
    expect(mainVenue?.page.hours?.week.length).toBeGreaterThan(1);
    expect(mainVenue?.page.hours?.exceptions.length).toBeGreaterThan(0);
    expect(mainVenue?.page.dates).toHaveLength(8);
    const caravan = await loadVenuePage(
      test.services,
      await idOf('venues', 'bauwagen-an-der-lichtung'),
      'de',
    );
    expect(caravan?.page).toMatchObject({ hours: null, rooms: [{ name: { text: 'Lichtung' } }] });
  });

  describe('booking a whole series', () => {
    const bookable = () => idOf('series', 'sonntagsklopfen');

    it('puts one ticket of each date into the cart', async () => {
      const seriesId = await bookable();
      const dates = (await loadSeriesPage(test.services, seriesId, 'de'))?.page.dates ?? [];
      const booking = await bookSeries(test.services, { seriesId, cart: null, buyer: SOMEBODY });
      expect(booking?.dates).toEqual(dates.map(({ id }) => ({ eventId: id, error: null })));
      const cart = booking?.cart && (await test.services.ticketing.cart(booking.cart.reference));
      expect(cart?.lines.map(({ quantity }) => quantity)).toEqual(dates.map(() => 1));
    });

    it('reports the dates that refuse and keeps the others', async () => {
      const { ticketing } = test.services;
      let calls = 0;
      const refusing = {
        ...test.services,
        ticketing: {
          ...ticketing,
          summaries: ticketing.summaries.bind(ticketing),
          offer: ticketing.offer.bind(ticketing),
          add: async (...order: Parameters<typeof ticketing.add>) => {
            calls += 1;
            if (calls === 2) return { ok: false as const, error: { code: 'NOT_ENOUGH' as const } };
            return ticketing.add(...order);
          },
        },
      };
      const booking = await bookSeries(refusing, { seriesId: await bookable(), cart: null, buyer: SOMEBODY });
      expect(booking?.dates.map(({ error }) => error).slice(0, 3)).toEqual([null, 'NOT_ENOUGH', null]);
      expect(booking?.cart?.quantity).toBe((booking?.dates.length ?? 0) - 1);
    });

    it('is not offered for series with many dates, nor for unknown ones', async () => {
      const nights = await idOf('series', 'nachtschicht');
      expect(await bookSeries(test.services, { seriesId: nights, cart: null, buyer: SOMEBODY })).toBeNull();
      expect(await bookSeries(test.services, { seriesId: 999_999, cart: null, buyer: SOMEBODY })).toBeNull();
      expect((await loadSeriesPage(test.services, nights, 'de'))?.page.isBookable).toBe(false);
    });
  });
});
