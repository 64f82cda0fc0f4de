import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSettings } from '#features/core/settings/index.server.ts';
import { isSetUpOpen, offerSetUp } from '#features/operations/setup/offer-set-up.server.ts';
import { setUpSite } from '#features/operations/setup/set-up-site.server.ts';
import { findPublicAddresses } from '#features/website/pages/find-public-pages.server.ts';
import type { Language } from '#lib/localized.ts';
import { createFixedClock } from '#platform/clock.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { randomIds } from '#platform/ids.server.ts';
import { createLog } from '#platform/log.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';

const DRAFT = {
  firstName: 'Mira',
  lastName: 'Sommer',
  email: 'Mira@Haus.example',
  password: 'kleiberweg-sieben',
  venueName: 'Haus der Käfer',
  street: 'Am Hohlen Ast 1',
  postalCode: '04711',
  city: 'Auental',
  languages: ['de', 'en'] satisfies Language[] as Language[],
};

describeOnEngines('an empty venue', (engine) => {
  let database: TestDatabase;
  let services: Parameters<typeof offerSetUp>[0] & Parameters<typeof setUpSite>[0];

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    const clock = createFixedClock('2026-11-20T08:00:00.000Z');
    services = {
      db: database.db,
      clock,
      ids: randomIds,
      bus: createLocalEventBus(),
      log: createLog('silent'),
    };
  });
  afterEach(async () => {
    await database.close();
  });

  const offered = async () => (await offerSetUp(services)) ?? '';
  const administrators = () =>
    database.db.selectFrom('users').select(['email', 'role', 'email_verified']).execute();

  it('has what every venue needs, once, however often it starts', async () => {
    await offered();
    await offered();
    const slugs = await database.db.selectFrom('event_types').select('slug').orderBy('position').execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(['exhibition', 'workshop', 'theatre', 'music', 'school']);
    for (const table of ['genres', 'prices', 'navigation_items'] as const)
      expect((await database.db.selectFrom(table).select('id').execute()).length).toBeGreaterThan(3);
    expect(await database.db.selectFrom('opening_hours').select('weekday').execute()).toHaveLength(7);
    const pages = await findPublicAddresses(database.db, services.clock.now());
    // Their texts are to be filled in: visitors find none of them before that.
    expect(pages).toEqual([]);
    const drafts = await database.db
      .selectFrom('pages')
      .innerJoin('documents', 'documents.id', 'pages.document_id')
      .select('documents.draft')
      .where('pages.site_name', 'in', ['terms', 'accessibility', 'privacy', 'imprint', 'easyLanguage'])
      .execute();
    expect(drafts).toHaveLength(5);
    for (const { draft } of drafts) expect(draft).toContain('[Bitte ausfüllen]');
  });

  it('is closed to visitors until somebody opens it', async () => {
    const token = await offered();
    expect(await findSettings(database.db)).toMatchObject({ isSiteOnline: false, isOpened: false });
    await setUpSite(services, token, DRAFT);
    expect(await findSettings(database.db)).toMatchObject({ isSiteOnline: false, isOpened: false });
  });

  it('is set up by its link: administrator, venue and address', async () => {
    const token = await offered();
    expect(await setUpSite(services, token, DRAFT)).toEqual({ ok: true, value: null });
    expect(await administrators()).toEqual([
      { email: 'mira@haus.example', role: 'administrator', email_verified: true },
    ]);
    const house = await database.db.selectFrom('venues').selectAll().executeTakeFirstOrThrow();
    expect(house).toMatchObject({ slug: 'haus-der-kaefer', name_de: 'Haus der Käfer', city: 'Auental' });
    // A question for changes since then names all of it.
    for (const table of ['venues', 'event_types', 'genres'] as const) {
      const rows = await database.db.selectFrom(table).select('updated_at').execute();
      expect(new Set(rows.map((row) => row.updated_at))).toEqual(new Set([services.clock.now()]));
    }
    const settings = await database.db.selectFrom('site_settings').select('site_name').executeTakeFirst();
    expect(settings?.site_name).toBe('Haus der Käfer');
    expect(await offerSetUp(services)).toBeNull();
  });

  it.each([
    { chosen: ['de', 'en'], offered: ['de', 'en'] },
    { chosen: ['de'], offered: ['de'] },
    // German is the fallback of everything.
    { chosen: ['en'], offered: ['de', 'en'] },
  ] as { chosen: Language[]; offered: Language[] }[])(
    'offers visitors the languages that were chosen: $chosen',
    async ({ chosen, offered: expected }) => {
      await setUpSite(services, await offered(), { ...DRAFT, languages: chosen });
      expect((await findSettings(database.db)).languages).toEqual(expected);
    },
  );

  it('is set up once, by the first one to come', async () => {
    const token = await offered();
    const outcomes = await Promise.all([1, 2, 3].map(() => setUpSite(services, token, DRAFT)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.error.form === 'LINK_EXPIRED')).toHaveLength(
      2,
    );
    expect(await administrators()).toHaveLength(1);
  });

  it('opens to nobody with a made-up link, an older one, or after a day', async () => {
    const older = await offered();
    const token = await offered();
    for (const wrong of ['', 'x', older]) {
      expect(await isSetUpOpen(services, wrong)).toBe(false);
      expect(await setUpSite(services, wrong, DRAFT)).toEqual({
        ok: false,
        error: { form: 'LINK_EXPIRED' },
      });
    }
    expect(await isSetUpOpen(services, token)).toBe(true);
    const tomorrow = { ...services, clock: createFixedClock('2026-11-21T08:00:01.000Z') };
    expect(await isSetUpOpen(tomorrow, token)).toBe(false);
    expect((await setUpSite(tomorrow, token, DRAFT)).ok).toBe(false);
    expect(await administrators()).toEqual([]);
  });

  it('says what is missing and keeps the link', async () => {
    const token = await offered();
    const refused = await setUpSite(services, token, {
      ...DRAFT,
      email: 'mira',
      venueName: ' ',
      password: 'kurz',
    });
    expect(refused).toEqual({
      ok: false,
      error: { email: 'INVALID_EMAIL', venueName: 'REQUIRED', password: 'TOO_SHORT' },
    });
    expect(await isSetUpOpen(services, token)).toBe(true);
  });

  it('stores nothing of the link that opens it', async () => {
    const token = await offered();
    const stored = JSON.stringify(await database.db.selectFrom('secrets').selectAll().execute());
    expect(stored).not.toContain(token);
  });
});
