import { describe, expect, it } from 'vitest';
import { loadSeriesPage } from '#features/programme/series/index.server.ts';
import { openTestServices } from './site-services.ts';

/** First days of the demo venue: choices drawn from the numbers of dates fall on different dates on each day. */
const FIRST_DAYS = ['2026-11-20', '2026-11-27', '2026-12-01', '2026-12-24', '2027-01-31', '2027-06-15'];

describe.each(FIRST_DAYS)('the demo venue that begins on %s', (day) => {
  it('sells both series that are meant to be booked as a whole', async () => {
    const demo = await openTestServices('sqlite', { now: `${day}T08:00:00.000Z`, demo: true });
    try {
      const pageOf = async (slug: string) => {
        const { id } = await demo.services.db
          .selectFrom('series')
          .select('id')
          .where('slug', '=', slug)
          .executeTakeFirstOrThrow();
        return (await loadSeriesPage(demo.services, id, 'de'))?.page;
      };
      expect((await pageOf('sonntagsklopfen'))?.isBookable).toBe(true);
      const workshop = (await pageOf('ferienspaene'))?.whole;
      expect(workshop?.prices.every(({ mostQuantity }) => mostQuantity > 0)).toBe(true);
    } finally {
      await demo.close();
    }
  });
});
