import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BareModule } from '#features/core/documents/index.ts';
import { alternatePaths, pathTo } from '#features/core/navigation/index.ts';
import { cachedSettings } from '#features/core/settings/index.server.ts';
import { findPage } from '#features/website/pages/find-page.server.ts';
import { findPublicAddresses, findPublicPages } from '#features/website/pages/find-public-pages.server.ts';
import { publishSitePage, TO_FILL_IN, textModules } from '#features/website/pages/index.server.ts';
import { findShell } from '#features/website/shell/index.server.ts';
import type { Localized } from '#lib/localized.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { EVERYTHING } from '#platform/events/cache-tag.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const PATHS = alternatePaths('imprint');
const WRITTEN = { de: 'Kieselhaus gGmbH', en: 'Kieselhaus gGmbH, Germany' };

describeOnEngines('a legal page with places to fill in', (engine) => {
  let test: TestServices;
  beforeEach(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterEach(() => test.close());

  const publish = async (said: Localized, window: Pick<BareModule, 'online_from' | 'online_to'> = {}) => {
    const html = (text: string) => `<h2>Anbieter</h2><p>${text}</p>`;
    const { modules } = textModules({ de: html(said.de), en: html(said.en ?? '') });
    const content = { modules: modules.map((each) => ({ ...each, ...window })) };
    const title = { de: 'Impressum', en: 'Imprint' };
    const { db, clock, bus } = test.services;
    await inTransaction(db, (trx) =>
      publishSitePage(trx, 'imprint', { title, content }, { now: clock.now() }),
    );
    await bus.publish({ type: 'changed', tags: [EVERYTHING] });
  };
  const read = async (language: 'de' | 'en', canEdit = false) => {
    const found = await findPage(test.services, pathTo('imprint', language), { canEdit });
    return found && 'shown' in found ? { language: found.shown.language, isPublic: found.isPublic } : null;
  };
  const listed = async () => {
    const { db, clock } = test.services;
    const addresses = await findPublicAddresses(db, clock.now());
    const pages = await findPublicPages(db, clock.now());
    expect(pages.filter(({ paths }) => paths.de === PATHS.de)).toHaveLength(
      addresses.filter(({ paths }) => paths.de === PATHS.de).length,
    );
    return addresses.filter(({ paths }) => paths.de === PATHS.de).map(({ paths }) => paths);
  };
  const linked = async (language: 'de' | 'en') => {
    const { footer } = await findShell(test.services, await cachedSettings(test.services), language);
    return footer.legal.some(({ url }) => url === PATHS[language]);
  };

  it('is there for the staff alone, and nothing leads visitors to it', async () => {
    await publish(TO_FILL_IN);
    for (const language of ['de', 'en'] as const) {
      expect(await read(language)).toBeNull();
      expect(await read(language, true)).toEqual({ language, isPublic: false });
      expect(await linked(language)).toBe(false);
    }
    expect(await listed()).toEqual([]);
  });

  it('is read in German where only English is to be filled in', async () => {
    await publish({ de: WRITTEN.de, en: TO_FILL_IN.en });
    expect(await read('de')).toEqual({ language: 'de', isPublic: true });
    expect(await read('en')).toEqual({ language: 'de', isPublic: true });
    expect(await linked('en')).toBe(true);
  });

  it.each([
    '[<strong>Bitte ausfüllen</strong>]',
    '[Bitte <em>ausfüllen</em>]',
    '[Bitte ausf<em>üllen</em>]',
    '[Bitte\u00a0ausfüllen]',
    '[Bitte&nbsp;ausfüllen]',
    '[Bitte aus\u00adfüllen]',
    '[bitte ausfu\u0308llen]',
    '[BITTE AUSFÜLLEN]',
  ])('is found however its place to fill in is written: %s', async (de) => {
    await publish({ de, en: WRITTEN.en });
    expect(await read('de')).toBeNull();
    expect(await read('en')).toEqual({ language: 'en', isPublic: true });
  });

  it.each(['Bitte ausfüllen: das Formular', '[Bitte das Formular ausfüllen]'])(
    'may speak of filling in: %s',
    async (de) => {
      await publish({ de, en: WRITTEN.en });
      expect(await read('de')).toEqual({ language: 'de', isPublic: true });
    },
  );

  it.each([{ online_to: '2026-11-30T08:00:00.000Z' }, { online_from: '2026-11-20T08:30:00.000Z' }])(
    'is found while its module is planned: %j',
    async (window) => {
      await publish({ de: TO_FILL_IN.de, en: WRITTEN.en }, window);
      expect(await read('de')).toBeNull();
      test.clock.set('2026-11-20T08:40:00.000Z');
      expect(await read('de')).toBeNull();
    },
  );

  it('appears as soon as it is filled in', async () => {
    await publish(TO_FILL_IN);
    test.clock.set('2026-11-20T09:00:00.000Z');
    await publish(WRITTEN);
    expect(await read('en')).toEqual({ language: 'en', isPublic: true });
    expect(await listed()).toEqual([PATHS]);
    expect(await linked('de')).toBe(true);
  });
});
