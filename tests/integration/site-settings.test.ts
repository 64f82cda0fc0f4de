import { afterEach, beforeEach, expect, it } from 'vitest';
import { RESOURCES } from '#features/all-resources.server.ts';
import { saveMenu } from '#features/core/navigation/save-menu.server.ts';
import { findMenus } from '#features/core/navigation/store.server.ts';
import { inputSchema } from '#features/core/resources/index.server.ts';
import {
  changeResource,
  createResource,
  deleteResource,
} from '#features/core/resources/write-resource.server.ts';
import { findAlerts } from '#features/core/settings/alerts/find-alerts.server.ts';
import { findStickyItems } from '#features/core/settings/alerts/store.server.ts';
import { findSettings } from '#features/core/settings/find-settings.server.ts';
import { saveSettings } from '#features/core/settings/save-settings.server.ts';
import { DEFAULT_BOOKKEEPING, DEFAULT_DESIGN } from '#features/core/settings/settings.ts';
import { findLocales } from '#features/core/settings/store.server.ts';
import { findOpeningHours } from '#features/programme/opening-hours/index.server.ts';
import { recordMissingPage } from '#features/website/pages/missing-pages/record-missing-page.server.ts';
import { findRedirect } from '#features/website/pages/redirects/find-redirect.server.ts';
import { DEFAULT_FORMATS, siteCurrencyCode } from '#lib/site-formats.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { runRetention } from '#server/services/retention.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const SYSTEM_ACTOR = { system: 'test' };
const text = (de: string, en: string | null = null) => ({ de, en });

const fieldsOf = (saved: Awaited<ReturnType<typeof saveSettings>>) =>
  saved.ok || saved.error.code !== 'INVALID' ? [] : saved.error.fields.map(({ field }) => field);

describeOnEngines('behind the pages', (engine) => {
  let test: TestServices;
  beforeEach(async () => {
    test = await openTestServices(engine);
  });
  afterEach(async () => {
    await test.close();
  });
  const { services, db } = {
    services: () => test.services,
    db: () => test.services.db,
  };
  /** On PostgreSQL the word goes round over its own connection. */
  const published = (...tags: string[]) => expect.poll(() => test.tags).toEqual(tags);

  function resourceAt(path: string) {
    const resource = RESOURCES.find((each) => each.path === path);
    if (!resource) throw new Error(`There is no ${path}`);
    return resource;
  }
  /** As in a call: the schema parses the input first. */
  async function create(path: string, sent: object) {
    const resource = resourceAt(path);
    const read = inputSchema(resource).safeParse(sent);
    if (!read.success) return { fields: read.error.issues.map((issue) => issue.path.join('.')) };
    return idOrFields(await createResource(contentServices(services()), resource, read.data, SYSTEM_ACTOR));
  }
  async function change(path: string, id: number | undefined, sent: object) {
    const target = { id: id ?? 0, ifMatch: '*', publish: true };
    return idOrFields(
      await changeResource(
        contentServices(services()),
        resourceAt(path),
        target,
        (now) => ({ ...now, ...sent }),
        SYSTEM_ACTOR,
      ),
    );
  }
  async function remove(path: string, id: number | undefined) {
    return idOrFields(
      await deleteResource(
        contentServices(services()),
        resourceAt(path),
        { id: id ?? 0, ifMatch: '*' },
        SYSTEM_ACTOR,
      ),
    );
  }

  it('settings begin with their defaults', async () => {
    expect(await findSettings(db())).toEqual({
      siteName: 'Buntspecht',
      isSiteOnline: true,
      isOpened: true,
      isShopOnline: true,
      isTwoFactorRequired: false,
      staffIdleHours: 12,
      exchangeHours: 24,
      groupChangeDays: 7,
      overbookingPerDate: 0,
      isExitNoted: false,
      ticketsPerPrice: 10,
      ticketsPerOrder: 20,
      languages: ['de', 'en'],
      socialLinks: [],
      footerLogos: [],
      pricePage: null,
      seller: null,
      bookkeeping: DEFAULT_BOOKKEEPING,
      onlineMethods: { paypal: false, klarna: false, wero: false, sepaDebit: false, sepaDays: 14 },
      invoiceReminders: { isOn: false, friendlyDays: 30, firstDays: 14, secondDays: 14 },
      donations: { isOn: false, suggestedCents: [100, 300, 500], purpose: null, notice: null },
      html: { header: null, footerTop: null, footerBottom: null, footerLogos: null },
      design: DEFAULT_DESIGN,
    });
    expect(DEFAULT_DESIGN.flags).toEqual({
      quickBuy: false,
      detailProgramOverlay: true,
      stickyOverlayButton: true,
    });
    expect(await findLocales(db())).toEqual([
      { code: 'de', name: 'DE', readName: 'Deutsch' },
      { code: 'en', name: 'EN', readName: 'English' },
    ]);
  });

  it('accounts of the bookkeeping are digits, all as many', async () => {
    const change = (accounts: Partial<typeof DEFAULT_BOOKKEEPING>) =>
      saveSettings(
        test.services,
        { system: 'test' },
        { bookkeeping: { ...DEFAULT_BOOKKEEPING, ...accounts } },
      );
    expect(await change({ cash: '10000' })).toMatchObject({ ok: false, error: { code: 'INVALID' } });
    expect(await change({ cash: '1'.repeat(1_000_000) })).toMatchObject({ ok: false });
    expect(await change({ yearBeginsIn: 13 })).toMatchObject({ ok: false });
    expect(await change({ revenue7: '8305', yearBeginsIn: 8 })).toMatchObject({
      ok: true,
      value: { bookkeeping: { cash: '1000', revenue7: '8305', yearBeginsIn: 8 } },
    });
    await change({});
  });

  it('settings change by name, everything else is unchanged, and every node is notified', async () => {
    await saveSettings(services(), SYSTEM_ACTOR, {
      siteName: 'Kleiber',
      html: { footerTop: text('<p>Oben</p>', '<p>Top</p>') },
    });
    await saveSettings(services(), SYSTEM_ACTOR, { isShopOnline: false, design: { menu: 'style2' } });
    const settings = await findSettings(db());
    expect(settings).toMatchObject({ siteName: 'Kleiber', isSiteOnline: true, isShopOnline: false });
    expect(settings.html.footerTop).toEqual(text('<p>Oben</p>', '<p>Top</p>'));
    expect(settings.design).toEqual({ ...DEFAULT_DESIGN, menu: 'style2' });
    await published('settings', 'settings');
  });

  it('the seller is stored whole, an IBAN without its spaces', async () => {
    const seller = {
      name: 'Buntspecht gGmbH',
      street: 'Kleiberweg 7',
      postalCode: '04711',
      city: 'Auental',
      vatId: 'DE999999999',
      taxNumber: null,
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: null,
    };
    await saveSettings(services(), SYSTEM_ACTOR, { seller });
    expect((await findSettings(db())).seller).toEqual({ ...seller, iban: 'DE02120300000000202051' });
    const long = 'x'.repeat(1_000_000);
    const saved = await saveSettings(services(), SYSTEM_ACTOR, {
      seller: { ...seller, name: long, vatId: long, iban: long },
    });
    expect(fieldsOf(saved)).toEqual(['seller.name', 'seller.vatId', 'seller.iban']);
  });

  it('social links, logos and the price page are stored whole and can be removed again', async () => {
    const links = {
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@house' }],
      footerLogos: [{ imageUrl: '/media/logo.svg', text: text('Mit Freunden', 'With friends') }],
      pricePage: text('/de/preise', '/en/prices'),
    };
    await saveSettings(services(), SYSTEM_ACTOR, links);
    await saveSettings(services(), SYSTEM_ACTOR, { siteName: 'Kleiber' });
    expect(await findSettings(db())).toMatchObject(links);
    await saveSettings(services(), SYSTEM_ACTOR, { socialLinks: [], footerLogos: [], pricePage: null });
    expect(await findSettings(db())).toMatchObject({ socialLinks: [], footerLogos: [], pricePage: null });
  });

  it('social links lead to https only, pictures and the price page are on the site', async () => {
    const saved = await saveSettings(services(), SYSTEM_ACTOR, {
      socialLinks: [{ name: 'Kleiber', url: 'javascript:alert(1)' }],
      footerLogos: [{ imageUrl: '//elsewhere.example/logo.svg', text: text('Fremd') }],
      pricePage: text('https://elsewhere.example/'),
    });
    expect(fieldsOf(saved)).toEqual(['socialLinks.0.url', 'footerLogos.0.imageUrl', 'pricePage.de']);
  });

  it('the currency is an ISO code, and is fixed once money has moved', async () => {
    const design = (currency: string) => ({ design: { parsers: { ...DEFAULT_FORMATS, currency } } });
    const saved = async (currency: string) =>
      (await saveSettings(services(), SYSTEM_ACTOR, design(currency))).ok;
    expect(await saved('Taler')).toBe(false);
    expect(await saved('CHF')).toBe(true);
    expect(siteCurrencyCode()).toBe('CHF');
    expect(await saved('€')).toBe(true);
  });

  it('settings that cannot be used are named, and nothing is stored', async () => {
    const saved = await saveSettings(services(), SYSTEM_ACTOR, {
      siteName: ' ',
      isShopOnline: false,
      design: { errors: { '200': text('<p>Gut</p>') }, cookies: { tagManagerId: '<script>' } },
    });
    expect(fieldsOf(saved)).toEqual(['siteName', 'design.errors.200', 'design.cookies.tagManagerId']);
    expect((await findSettings(db())).isShopOnline).toBe(true);
    await published();
  });

  it('two changes of settings at once both count', async () => {
    await Promise.all([
      saveSettings(services(), SYSTEM_ACTOR, { siteName: 'Kleiber' }),
      saveSettings(services(), SYSTEM_ACTOR, { isSiteOnline: false }),
      saveSettings(services(), SYSTEM_ACTOR, { design: { panelSide: 'left' } }),
    ]);
    expect(await findSettings(db())).toMatchObject({
      siteName: 'Kleiber',
      isSiteOnline: false,
      design: { panelSide: 'left' },
    });
  });

  it('news are online within their window, in the language asked for', async () => {
    const alert = {
      title: text('Aufzug', 'Lift'),
      text: text('Er steht.'),
      link_url: text('/de/agb', '/en/agb'),
      link_title: text('Mehr', 'More'),
      online_from: '2026-11-20T09:00:00.000Z',
      online_to: '2026-11-20T10:00:00.000Z',
      position: 0,
    };
    const { id } = await create('/breaking-news', alert);
    expect(await findAlerts(services(), 'de')).toEqual({ alerts: [], freshForSeconds: 3600 });
    test.clock.advance(3600);
    expect(await findAlerts(services(), 'en')).toEqual({
      alerts: [
        {
          id,
          title: { text: 'Lift' },
          text: { text: 'Er steht.', lang: 'de' },
          link: { url: '/en/agb' },
          linkTitle: { text: 'More' },
        },
      ],
      freshForSeconds: 3600,
    });
    test.clock.advance(3600);
    expect(await findAlerts(services(), 'de')).toEqual({
      alerts: [],
      freshForSeconds: Number.POSITIVE_INFINITY,
    });
    const backwards = { online_from: alert.online_to, online_to: alert.online_from, link_title: null };
    expect(await create('/breaking-news', { ...alert, ...backwards })).toEqual({
      fields: ['online_to', 'link_title'],
    });
    await published('alerts');
  });

  it('there are six sticky items at most, in their order', async () => {
    const item = { text: text('Heute', 'Today'), link: text('Was los ist'), url: text('/de/x', '/en/x') };
    for (let position = 5; position >= 0; position -= 1) {
      const named = { ...item, text: text(`Nr. ${position}`), position };
      expect(await create('/sticky-items', named)).toEqual({ id: 6 - position });
    }
    expect((await findStickyItems(db(), 'en')).map((each) => each.text)).toEqual(
      [0, 1, 2, 3, 4, 5].map((position) => `Nr. ${position}`),
    );
    expect(await create('/sticky-items', { ...item, position: 6 })).toEqual({ fields: ['body'] });
    expect(await create('/sticky-items', { ...item, url: text('javascript:x'), position: 1 })).toEqual({
      fields: ['url.de'],
    });
    expect(await change('/sticky-items', 1, { position: 9 })).toEqual({ id: 1 });
    await remove('/sticky-items', 2);
    expect(await findStickyItems(db(), 'de')).toHaveLength(5);
  });

  it('a menu is stored as a whole, children inside their parents, other menus untouched', async () => {
    const entry = (de: string) => ({
      name: text(de),
      url: text(`/de/${de}`),
      hasTabNavigation: false,
      children: [],
    });
    await saveMenu(services(), SYSTEM_ACTOR, 'footer', [entry('fuss')]);
    await saveMenu(services(), SYSTEM_ACTOR, 'menu', [entry('alt')]);
    await saveMenu(services(), SYSTEM_ACTOR, 'menu', [
      { ...entry('a'), children: [entry('a1'), entry('a2')].map(withoutChildren) },
      entry('b'),
    ]);
    const menus = await findMenus(db(), 'de');
    expect(menus.menu.map(({ name, children }) => [name, children?.map((child) => child.name)])).toEqual([
      ['a', ['a1', 'a2']],
      ['b', undefined],
    ]);
    expect(menus.footer).toHaveLength(1);
    await published('navigation', 'navigation', 'navigation');
  });

  it('redirects are found by any spelling of their path and never form chains', async () => {
    const redirect = (old_path: string, new_path: string) => ({ old_path, new_path });
    const { id } = await create('/redirects', redirect('/de/kaefer', '/de/mitte'));
    expect(await create('/redirects', redirect('/de/alt', '/de/kaefer/'))).toEqual({ fields: ['new_path'] });
    await create('/redirects', redirect('/de/k%C3%A4fer/', '/de/mitte'));
    await create('/redirects', redirect('/de/mitte', '/de/neu'));
    expect(await findRedirect(db(), '/de/k%C3%A4fer')).toBe('/de/neu');
    expect(await findRedirect(db(), '/de/kaefer/')).toBe('/de/neu');
    expect(await findRedirect(db(), '/de/neu')).toBeNull();
    expect(await create('/redirects', redirect('/de/neu', '/de/kaefer'))).toEqual({ fields: ['new_path'] });
    expect(await create('/redirects', redirect('/de/kaefer/?x', '/de/woanders'))).toEqual({
      fields: ['old_path'],
    });
    expect(await create('/redirects', redirect('//elsewhere.example', 'javascript:x'))).toEqual({
      fields: ['old_path', 'new_path'],
    });
    expect(await change('/redirects', id, { new_path: '/de/drei' })).toEqual({ id });
    expect(await findRedirect(db(), '/de/kaefer')).toBe('/de/drei');
    await remove('/redirects', id);
    expect(await findRedirect(db(), '/de/kaefer')).toBeNull();
    await published('redirects', 'redirects', 'redirects', 'redirects', 'redirects');
  });

  it('two redirects saved at once form no loop', async () => {
    await Promise.all([
      create('/redirects', { old_path: '/a', new_path: '/b' }),
      create('/redirects', { old_path: '/b', new_path: '/a' }),
    ]);
    const found = await Promise.all([findRedirect(db(), '/a'), findRedirect(db(), '/b')]);
    expect(found.filter((target) => target !== null)).toHaveLength(1);
  });

  it('opening hours say from when to when, that it is closed, or more in words', async () => {
    const nothing = { alternative_text: null, alternative_link_url: null };
    const monday = { weekday: 1, time_from: '09:00', time_to: '18:00', closed: false, ...nothing };
    const { id } = await create('/opening-hours', monday);
    for (const [sent, fields] of [
      [{ time_to: null }, ['time_to']],
      [{ time_to: '08:00' }, ['time_to']],
      [{ closed: true }, ['closed']],
      [{ time_from: null, time_to: null }, ['time_from']],
      [{ time_from: '9 Uhr' }, ['time_from']],
      [{ weekday: 8 }, ['weekday']],
    ] as const)
      expect(await create('/opening-hours', { ...monday, ...sent })).toEqual({ fields });
    const closed = { day: '2026-11-23', time_from: null, time_to: null, closed: true, ...nothing };
    expect(await create('/opening-hours-exceptions', closed)).toEqual({ id: 1 });
    const rules = await findOpeningHours(db(), '2026-11-23', '2026-11-23');
    expect([rules.week.length, rules.exceptions.length]).toEqual([1, 1]);
    await remove('/opening-hours', id);
    await published('opening-hours', 'opening-hours', 'opening-hours');
  });

  it('missing pages are counted per day and path, and deleted after 90 days', async () => {
    const counted = () =>
      db().selectFrom('missing_pages').selectAll().orderBy('day').orderBy('path').execute();
    await Promise.all(Array.from({ length: 5 }, () => recordMissingPage(services(), '/de/weg')));
    await recordMissingPage(services(), '/de/auch-weg');
    expect(await counted()).toEqual([
      { day: '2026-11-20', path: '/de/auch-weg', count: 1 },
      { day: '2026-11-20', path: '/de/weg', count: 5 },
    ]);
    test.clock.advance(91 * 24 * 3600);
    await recordMissingPage(services(), '/de/weg');
    await runRetention(services());
    expect(await counted()).toEqual([{ day: '2027-02-19', path: '/de/weg', count: 1 }]);
  });

  it('nobody can fill the database with missing pages', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      day: '2026-11-20',
      path: `/${index}`,
      count: 1,
    }));
    for (let start = 0; start < rows.length; start += 200)
      await db()
        .insertInto('missing_pages')
        .values(rows.slice(start, start + 200))
        .execute();
    await recordMissingPage(services(), '/one-more');
    await recordMissingPage(services(), '/7');
    const all = await db()
      .selectFrom('missing_pages')
      .selectAll()
      .where('path', 'in', ['/one-more', '/7'])
      .execute();
    expect(all).toEqual([{ day: '2026-11-20', path: '/7', count: 2 }]);
  });
});

function withoutChildren<T extends { children: unknown }>({ children: _, ...entry }: T): Omit<T, 'children'> {
  return entry;
}

function idOrFields(written: Awaited<ReturnType<typeof createResource>>): { id?: number; fields?: string[] } {
  if (written.ok) return { id: written.value.id };
  return { fields: written.error.code === 'INVALID' ? written.error.fields.map(({ field }) => field) : [] };
}
