import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Principal, WithPrincipal } from '#features/core/access/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import {
  closeSite,
  loadGoLive,
  openSite,
  saveAnswer,
  sendTrialEmail,
} from '#features/operations/going-live/index.server.ts';
import { offerSetUp, setUpSite } from '#features/operations/setup/index.server.ts';
import { publishSitePage, textModules } from '#features/website/pages/index.server.ts';
import { sitemapApi } from '#features/website/pages/sitemap/api.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { type Problem, problemResponse } from '#platform/http/problem.server.ts';
import { recordRun } from '#platform/jobs/job-store.server.ts';
import { withPrincipal } from '#server/middleware/principal.ts';
import { siteOffline, type WithSettings } from '#server/site/site-offline.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const VENUE = {
  ...{ firstName: 'Mira', lastName: 'Sommer', email: 'mira@haus.example', password: 'kleiberweg-sieben' },
  ...{ venueName: 'Haus der Käfer', street: 'Am Hohlen Ast 1', postalCode: '04711', city: 'Auental' },
  languages: ['de' as const, 'en' as const],
};
const LEGAL = ['imprint', 'privacy', 'terms', 'accessibility', 'easyLanguage'] as const;

describeOnEngines('a new house before it opens', (engine) => {
  let test: TestServices;
  let mira: Principal;
  beforeEach(async () => {
    test = await openTestServices(engine);
    const { services } = test;
    const token = (await offerSetUp(services)) ?? '';
    expect(await setUpSite(services, token, VENUE)).toMatchObject({ ok: true });
    const { id } = await services.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    mira = {
      ...{ id, email: VENUE.email, username: VENUE.email, role: 'administrator' },
      ...{ firstName: VENUE.firstName, lastName: VENUE.lastName },
      ...{ hasTwoFactor: false, hasPasskey: false, isByPasskey: false },
    };
  });
  afterEach(() => test.close());

  const states = async () =>
    Object.fromEntries((await loadGoLive(test.services)).checks.map(({ name, state }) => [name, state]));
  const fillIn = async () => {
    const { db, clock } = test.services;
    test.clock.advance(60);
    const content = textModules({ de: '<h2>Wir</h2><p>Käfer gGmbH</p>', en: '<h2>We</h2><p>Beetles</p>' });
    await inTransaction(db, async (trx) => {
      for (const name of LEGAL)
        await publishSitePage(trx, name, { title: { de: name, en: name }, content }, { now: clock.now() });
    });
  };
  const audited = async () =>
    (await test.services.db.selectFrom('audit_entries').select('entity').orderBy('id').execute()).map(
      ({ entity }) => entity,
    );

  it('is held back by its legal pages, and opens once they are written', async () => {
    expect(await states()).toMatchObject({ texts: 'open', imprint: 'open', privacy: 'open', hours: 'open' });
    const { facts } = await loadGoLive(test.services);
    expect(facts.openTexts.map(({ where }) => where).toSorted()).toEqual([...LEGAL].toSorted());
    expect(await openSite(test.services, mira)).toEqual({ ok: false, error: 'MUSTS_OPEN' });
    expect((await findSettings(test.services.db)).isSiteOnline).toBe(false);

    await fillIn();
    expect(await states()).toMatchObject({ texts: 'done', imprint: 'done', privacy: 'done' });
    expect(await openSite(test.services, mira)).toMatchObject({ ok: true });
    expect(await findSettings(test.services.db)).toMatchObject({ isSiteOnline: true, isOpened: true });
    expect(await closeSite(test.services, mira)).toMatchObject({ ok: true });
    expect(await findSettings(test.services.db)).toMatchObject({ isSiteOnline: false, isOpened: true });
    expect((await audited()).filter((entity) => entity === 'settings')).toHaveLength(2);
  });

  it('shows a visitor that it opens soon, and search engines nothing', async () => {
    const { services } = test;
    const pages = new Hono<WithSettings & WithPrincipal>().use(withPrincipal(services));
    // Legal pages answer 404 as long as they are not written; all others are never asked.
    pages.all('*', siteOffline(services), (c) => c.text('in the shell of the site', 404));
    for (const [path, words] of [
      ['/de', 'Bald geht es los.'],
      ['/en', 'We open soon.'],
      ['/de/impressum', 'Bald geht es los.'],
    ] as const) {
      const answer = await pages.request(`http://localhost${path}`);
      const { status, headers } = answer;
      expect([path, status, headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
      expect([headers.get('x-robots-tag'), headers.get('retry-after')]).toEqual(['noindex', '600']);
      const html = await answer.text();
      expect(html).toContain(words);
      expect(html).toContain(VENUE.venueName);
    }
    const machines = sitemapApi({ ...services, config: { ...services.config, instance: 'production' } });
    machines.onError((error, c) => problemResponse(c, error as Problem));
    const at = (path: string) => machines.request(`http://localhost${path}`);
    expect(await (await at('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/sitemap.xml', '/de/sitemap.xml'])
      expect([path, (await at(path)).status]).toEqual([path, 503]);
    await fillIn();
    await openSite(services, mira);
    expect(await (await at('/robots.txt')).text()).not.toMatch(/Disallow: \/\n/);
    expect((await at('/sitemap.xml')).status).toBe(200);
  });

  it('notes answers and takes them back', async () => {
    const answer = 'no-old-addresses' as const;
    await saveAnswer(test.services, mira, { answer, isGiven: true });
    await saveAnswer(test.services, mira, { answer, isGiven: true });
    expect((await states())['old-addresses']).toBe('not-needed');
    await saveAnswer(test.services, mira, { answer, isGiven: false });
    expect((await states())['old-addresses']).toBe('open');
    expect((await audited()).filter((entity) => entity === 'go-live-answers')).toHaveLength(2);
  });

  it('remembers the letter that the mail server took, and no other', async () => {
    expect(await sendTrialEmail(test.services, mira, 'de')).toEqual({ ok: false, error: 'NO_MAIL_SERVER' });
    const mail = { smtpUrl: 'smtp://mail.example', from: 'haus@haus.example' };
    const services = { ...test.services, config: { ...test.services.config, mail } };
    const mailer = { send: () => Promise.reject(new Error('refused')) };
    expect(await sendTrialEmail({ ...services, mailer }, mira, 'de')).toEqual({
      ok: false,
      error: 'MAIL_REFUSED',
    });
    expect((await loadGoLive(services)).facts.mail.sentAt).toBeNull();
    expect(await sendTrialEmail(services, mira, 'de')).toMatchObject({ ok: true });
    expect(test.emails.map(({ to }) => to)).toEqual([VENUE.email]);
    expect((await loadGoLive(services)).facts.mail.sentAt).toBe(test.clock.now());
  });

  it('measures the backup, the people and the hours', async () => {
    const { db } = test.services;
    expect(await states()).toMatchObject({ backup: 'open', administrators: 'open', 'two-factor': 'open' });
    const at = test.clock.now();
    await recordRun(db, { name: 'backup', startedAt: at, endedAt: at, dueAt: at, error: null });
    await db.updateTable('users').set({ two_factor_enabled: true }).execute();
    await db.updateTable('opening_hours').set({ time_to: '19:00' }).where('weekday', '=', 3).execute();
    expect(await states()).toMatchObject({ backup: 'done', 'two-factor': 'done', hours: 'done' });
    test.clock.advance(60 * 60 * 60);
    expect((await states()).backup).toBe('open');
  });

  it('is opened by administrators alone', async () => {
    await fillIn();
    await expect(openSite(test.services, { ...mira, role: 'editor' })).rejects.toMatchObject({ status: 403 });
    await expect(
      saveAnswer(test.services, { ...mira, role: 'box_office' }, { answer: 'hours-right', isGiven: true }),
    ).rejects.toMatchObject({ status: 403 });
    const mail = { smtpUrl: 'smtp://mail.example', from: 'haus@haus.example' };
    const services = { ...test.services, config: { ...test.services.config, mail } };
    await expect(sendTrialEmail(services, { ...mira, role: 'editor' }, 'de')).rejects.toMatchObject({
      status: 403,
    });
    expect(test.emails).toEqual([]);
  });
});
