import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadByCanonicalPath } from '#app/routes/site/load-by-canonical-path.server.ts';
import type { Role } from '#features/core/access/index.server.ts';
import { type PageName, pathTo } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { loadEventPage } from '#features/programme/events/index.server.ts';
import { productionTag } from '#features/programme/productions/cache-tags.ts';
import { loadProductionPage } from '#features/programme/productions/index.server.ts';
import { loadFormPage } from '#features/website/forms/index.server.ts';
import { loadArticlePage } from '#features/website/magazine/index.server.ts';
import type { Audience } from '#lib/audience.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Find = (services: TestServices['services'], id: number, audience: Audience) => Promise<Found | null>;
interface Found {
  id: number;
  slug: string;
}

const HIDDEN: [PageName, 'articles' | 'events' | 'productions' | 'forms', Find][] = [
  ['article', 'articles', (services, id, audience) => loadArticlePage(services, id, 'de', audience)],
  ['event', 'events', (services, id, audience) => loadEventPage(services, id, 'de', audience)],
  ['production', 'productions', (services, id, audience) => loadProductionPage(services, id, 'de', audience)],
  ['form', 'forms', (services, id, audience) => loadFormPage(services, id, 'de', audience)],
];

describeOnEngines('records that are not public', (engine) => {
  let test: TestServices;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterAll(() => test.close());

  const open = (page: PageName, find: Find, { id, slug }: Found, role: Role | null) => {
    const staff = async () => (role ? { id: 1, role, firstName: 'Mia', lastName: 'Muster' } : null);
    const url = new URL(pathTo(page, 'de', { id, slug }), 'https://buntspecht.example');
    const asked = { language: 'de' as const, url, staff: staff as never, services: test.services };
    return loadByCanonicalPath(page, { slug, id: String(id) }, asked, (wanted, audience) =>
      find(test.services, wanted, audience),
    );
  };

  it.each(HIDDEN)('open for editors, and for nobody else: %s', async (page, table, find) => {
    const { db } = test.services;
    const record = await db
      .selectFrom(table)
      .select('id')
      .where('is_online', '=', true)
      .executeTakeFirstOrThrow();
    const shown = await find(test.services, record.id, 'visitors');
    if (!shown) throw new Error(`No ${page}`);
    expect((await open(page, find, shown, null)).isPublic).toBe(true);

    await db.updateTable(table).set({ is_online: false }).where('id', '=', record.id).execute();
    await test.services.bus.publish({ type: 'changed', tags: [programmeTag(), productionTag(record.id)] });
    for (const role of [null, 'visitor', 'box_office'] as const)
      await expect(open(page, find, shown, role)).rejects.toMatchObject({ status: 404 });
    expect(await open(page, find, shown, 'editor')).toMatchObject({ id: record.id, isPublic: false });
  });
});
