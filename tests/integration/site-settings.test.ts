import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findAlerts } from '#features/alerts/find-alerts.server.ts';
import { saveAlert } from '#features/alerts/save-alert.server.ts';
import { saveStickyItems } from '#features/alerts/save-sticky-items.server.ts';
import { findStickyItems } from '#features/alerts/store.server.ts';
import { loadLegalPage } from '#features/legal/load-legal-page.server.ts';
import { saveFeedback } from '#features/legal/save-feedback.server.ts';
import { saveLegalPage } from '#features/legal/save-legal-page.server.ts';
import { recordMissingPage } from '#features/missing-pages/record-missing-page.server.ts';
import { saveMenu } from '#features/navigation/save-menu.server.ts';
import { findMenus } from '#features/navigation/store.server.ts';
import { findRedirect } from '#features/redirects/find-redirect.server.ts';
import { saveRedirect } from '#features/redirects/save-redirect.server.ts';
import { findSettings } from '#features/settings/find-settings.server.ts';
import { saveSettings } from '#features/settings/save-settings.server.ts';
import { DEFAULT_DESIGN } from '#features/settings/settings.ts';
import { findLocales } from '#features/settings/store.server.ts';
import { forgetWhatIsDue } from '#server/services/retention.ts';
import { ENGINES } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const HOUSE = { system: 'test' };
const text = (de: string, en: string | null = null) => ({ de, en });

const fieldsOf = (saved: Awaited<ReturnType<typeof saveSettings>>) =>
  saved.ok || saved.error.code !== 'INVALID' ? [] : saved.error.fields.map(({ field }) => field);

describe.each(ENGINES)('behind the pages on $engine', ({ engine, available }) => {
  let test: TestServices;
  beforeEach(async (context) => {
    if (!available) context.skip();
    test = await openTestServices(engine);
  });
  afterEach(async () => {
    if (available) await test.close();
  });
  const { services, db } = {
    services: () => test.services,
    db: () => test.services.db,
  };
  /** On PostgreSQL the word goes round over a connection of its own. */
  const published = (...tags: string[]) => expect.poll(() => test.tags).toEqual(tags);

  it('settings begin with the defaults of the specification', async () => {
    expect(await findSettings(db())).toEqual({
      siteName: 'Buntspecht',
      isSiteOnline: true,
      isShopOnline: true,
      languages: ['de', 'en'],
      socialLinks: [],
      footerLogos: [],
      pricePage: null,
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

  it('settings change by name, everything else stays, and every node hears of it', async () => {
    await saveSettings(services(), HOUSE, {
      siteName: 'Kleiber',
      html: { footerTop: text('<p>Oben</p>', '<p>Top</p>') },
    });
    await saveSettings(services(), HOUSE, { isShopOnline: false, design: { menu: 'style2' } });
    const settings = await findSettings(db());
    expect(settings).toMatchObject({ siteName: 'Kleiber', isSiteOnline: true, isShopOnline: false });
    expect(settings.html.footerTop).toEqual(text('<p>Oben</p>', '<p>Top</p>'));
    expect(settings.design).toEqual({ ...DEFAULT_DESIGN, menu: 'style2' });
    await published('settings', 'settings');
  });

  it('social links, logos and the price page are stored whole and can be taken away again', async () => {
    const links = {
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@house' }],
      footerLogos: [{ imageUrl: '/media/logo.svg', text: text('Mit Freunden', 'With friends') }],
      pricePage: text('/de/preise', '/en/prices'),
    };
    await saveSettings(services(), HOUSE, links);
    await saveSettings(services(), HOUSE, { siteName: 'Kleiber' });
    expect(await findSettings(db())).toMatchObject(links);
    await saveSettings(services(), HOUSE, { socialLinks: [], footerLogos: [], pricePage: null });
    expect(await findSettings(db())).toMatchObject({ socialLinks: [], footerLogos: [], pricePage: null });
  });

  it('social links lead to https only, pictures and the price page stay on the site', async () => {
    const saved = await saveSettings(services(), HOUSE, {
      socialLinks: [{ name: 'Kleiber', url: 'javascript:alert(1)' }],
      footerLogos: [{ imageUrl: '//elsewhere.example/logo.svg', text: text('Fremd') }],
      pricePage: text('https://elsewhere.example/'),
    });
    expect(fieldsOf(saved)).toEqual(['socialLinks.0.url', 'footerLogos.0.imageUrl', 'pricePage.de']);
  });

  it('settings that cannot be used are named, and nothing is stored', async () => {
    const saved = await saveSettings(services(), HOUSE, {
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
      saveSettings(services(), HOUSE, { siteName: 'Kleiber' }),
      saveSettings(services(), HOUSE, { isSiteOnline: false }),
      saveSettings(services(), HOUSE, { design: { panelSide: 'left' } }),
    ]);
    expect(await findSettings(db())).toMatchObject({
      siteName: 'Kleiber',
      isSiteOnline: false,
      design: { panelSide: 'left' },
    });
  });

  it('news are online within their window, in the language asked for', async () => {
    const draft = {
      title: text('Aufzug', 'Lift'),
      text: text('Er steht.'),
      linkUrl: text('/de/agb', '/en/agb'),
      linkTitle: text('Mehr', 'More'),
      online: { from: '2026-11-20T09:00:00.000Z', to: '2026-11-20T10:00:00.000Z' },
    };
    const saved = await saveAlert(services(), null, draft);
    expect(await findAlerts(services(), 'de')).toEqual({ alerts: [], freshForSeconds: 3600 });
    test.clock.advance(3600);
    expect(await findAlerts(services(), 'en')).toEqual({
      alerts: [
        {
          id: saved.ok && saved.value,
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
    expect(await saveAlert(services(), 99, draft)).toMatchObject({
      ok: false,
      error: { code: 'UNKNOWN_ALERT' },
    });
    const backwards = { ...draft, online: { from: draft.online.to, to: draft.online.from }, linkTitle: null };
    expect(await saveAlert(services(), null, backwards)).toMatchObject({
      ok: false,
      error: { code: 'INVALID', fields: [{ field: 'online.to' }, { field: 'linkTitle' }] },
    });
    await published('alerts');
  });

  it('sticky items are stored as a whole', async () => {
    const item = { text: text('Heute', 'Today'), link: text('Was los ist'), url: text('/de/x', '/en/x') };
    await saveStickyItems(services(), [item, { ...item, text: text('Morgen') }]);
    await saveStickyItems(services(), [item]);
    expect(await findStickyItems(db(), 'en')).toEqual([{ text: 'Today', link: 'Was los ist', url: '/en/x' }]);
    expect(await saveStickyItems(services(), [{ ...item, url: text('javascript:x') }])).toMatchObject({
      ok: false,
    });
    await published('alerts', 'alerts');
  });

  it('a menu is stored as a whole, children inside their parents, other menus untouched', async () => {
    const entry = (de: string) => ({
      name: text(de),
      url: text(`/de/${de}`),
      hasTabNavigation: false,
      children: [],
    });
    await saveMenu(services(), HOUSE, 'footer', [entry('fuss')]);
    await saveMenu(services(), HOUSE, 'menu', [entry('alt')]);
    await saveMenu(services(), HOUSE, 'menu', [
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
    await saveRedirect(services(), { oldPath: '/de/kaefer', newPath: '/de/mitte' });
    expect(await saveRedirect(services(), { oldPath: '/de/alt', newPath: '/de/kaefer/' })).toEqual({
      ok: false,
      error: 'CHAIN',
    });
    await saveRedirect(services(), { oldPath: '/de/k%C3%A4fer/', newPath: '/de/mitte' });
    await saveRedirect(services(), { oldPath: '/de/mitte', newPath: '/de/neu' });
    expect(await findRedirect(db(), '/de/k%C3%A4fer')).toBe('/de/neu');
    expect(await findRedirect(db(), '/de/kaefer/')).toBe('/de/neu');
    expect(await findRedirect(db(), '/de/neu')).toBeNull();
    expect(await saveRedirect(services(), { oldPath: '/de/neu', newPath: '/de/kaefer' })).toEqual({
      ok: false,
      error: 'LOOP',
    });
    await published('redirects', 'redirects', 'redirects');
  });

  it('two redirects saved at once form no loop', async () => {
    await Promise.all([
      saveRedirect(services(), { oldPath: '/a', newPath: '/b' }),
      saveRedirect(services(), { oldPath: '/b', newPath: '/a' }),
    ]);
    const found = await Promise.all([findRedirect(db(), '/a'), findRedirect(db(), '/b')]);
    expect(found.filter((target) => target !== null)).toHaveLength(1);
  });

  it('a legal page is cleaned, dated and shown with anchors', async () => {
    expect(await loadLegalPage(db(), 'terms', 'de')).toBeNull();
    const html = text('<h2>1. Geltung</h2><p onclick="x()">Hier.<script>x()</script></p>');
    await saveLegalPage(services(), { kind: 'terms', title: text('Bedingungen', 'Terms'), html });
    await saveLegalPage(services(), { kind: 'terms', title: text('AGB', 'Terms'), html });
    expect(await loadLegalPage(db(), 'terms', 'en')).toEqual({
      title: { text: 'Terms' },
      html: { text: '<h2 id="1-geltung">1. Geltung</h2><p>Hier.</p>', lang: 'de' },
      headings: [{ id: '1-geltung', text: '1. Geltung' }],
      updatedOn: 'Friday, 20 November 2026',
    });
    await published('legal', 'legal');
  });

  it('messages about barriers are kept for a year', async () => {
    const draft = { message: ' Die Rampe. ', email: ' ', honeypot: '' };
    expect(await saveFeedback(services(), { ...draft, message: '' }, 'de')).toEqual({
      ok: false,
      error: { message: 'REQUIRED' },
    });
    await saveFeedback(services(), draft, 'de');
    test.clock.advance(366 * 24 * 3600);
    await saveFeedback(services(), { ...draft, email: 'kim@example.org' }, 'en');
    await forgetWhatIsDue(services());
    expect(await db().selectFrom('feedback_messages').selectAll().execute()).toEqual([
      {
        id: expect.any(Number),
        created_at: '2027-11-21T08:00:00.000Z',
        language: 'en',
        email: 'kim@example.org',
        message: 'Die Rampe.',
      },
    ]);
  });

  it('missing pages are counted per day and path, and forgotten after 90 days', async () => {
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
    await forgetWhatIsDue(services());
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
