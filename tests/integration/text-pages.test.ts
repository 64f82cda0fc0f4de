import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FreePage, findPage } from '#features/website/pages/find-page.server.ts';
import type { TextPageName } from '#features/website/pages/index.ts';
import { migrateFeedback } from '#features/website/pages/legal/migrate-feedback.server.ts';
import { migrateLegalTexts } from '#features/website/pages/legal/migrate-legal-texts.server.ts';
import { textModules } from '#features/website/pages/legal/text-modules.server.ts';
import { publishSitePage } from '#features/website/pages/publish-site-page.server.ts';
import { findTextPage } from '#features/website/pages/text-page.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { openTestServices, type TestServices } from './site-services.ts';

describeOnEngines('text pages', (engine) => {
  let test: TestServices;

  beforeEach(async () => {
    test = await openTestServices(engine);
  });
  afterEach(() => test.close());

  const stored = (kind: TextPageName, de: string, en: string | null) =>
    test.services.db
      .insertInto('legal_pages')
      .values({
        kind,
        title_de: 'Bedingungen',
        title_en: 'Terms',
        html_de: de,
        html_en: en,
        updated_on: '2026-03-01',
      })
      .execute();
  const findTerms = (path: string) => findPage(test.services, path) as Promise<FreePage | null>;

  it('are not there until somebody has written them', async () => {
    expect(await findTerms('/de/agb')).toBeNull();
    expect(await findTextPage(test.services, 'terms', 'de')).toBeNull();
    const answer = await openApi(test.services).request('https://b.example/agb/');
    expect(answer.status).toBe(404);
  });

  it('take over texts from before they were modules, with their day, once', async () => {
    await stored(
      'terms',
      '<p>Vorab</p><h2>1. Geltung</h2><p onclick="x()">Hier.</p>',
      '<p>First</p><h2>1. Scope</h2><p>Here.</p>',
    );
    await migrateLegalTexts(test.services);
    await migrateLegalTexts(test.services);
    expect(await test.services.db.selectFrom('legal_pages').selectAll().execute()).toEqual([]);
    const found = await findTerms('/en/agb');
    expect(found?.page.title).toEqual({ de: 'Bedingungen', en: 'Terms' });
    expect(found?.shown).toMatchObject({ language: 'en', since: '2026-02-28T23:00:00.000Z' });
    const types = found?.shown.content.modules.map(({ type }) => type);
    expect(types).toEqual(['text', 'headline', 'text']);
    const versions = await test.services.db
      .selectFrom('document_versions')
      .select('id')
      .where('document_id', '=', found?.page.documentId ?? 0)
      .execute();
    expect(versions).toHaveLength(1);
  });

  it('reports of barriers become entries of the form for it, once', async () => {
    const { db } = test.services;
    const said = { language: 'en' as const, created_at: '2026-10-01T08:00:00.000Z' };
    await db
      .insertInto('feedback_messages')
      .values([
        { ...said, email: 'kim@post.example', message: 'The ramp is too steep.' },
        { ...said, email: null, message: 'No light in the lift.' },
      ])
      .execute();
    await Promise.all([migrateFeedback(test.services), migrateFeedback(test.services)]);
    expect(await db.selectFrom('feedback_messages').selectAll().execute()).toEqual([]);
    const entries = await db
      .selectFrom('form_entries')
      .innerJoin('forms', 'forms.id', 'form_entries.form_id')
      .select(['forms.slug', 'form_entries.values', 'form_entries.email', 'form_entries.sent_at'])
      .orderBy('form_entries.id')
      .execute();
    const entry = { slug: 'barriere-melden', sent_at: said.created_at };
    expect(entries).toEqual([
      {
        ...entry,
        email: 'kim@post.example',
        values: { message: 'The ramp is too steep.', email: 'kim@post.example' },
      },
      { ...entry, email: null, values: { message: 'No light in the lift.' } },
    ]);
  });

  it('answer calls with their title and their words, clean, in the language asked for', async () => {
    await stored('terms', '<h2>Eins &amp; alles</h2><p>Hier <b>gilt</b> es.</p>', null);
    await migrateLegalTexts(test.services);
    const ask = async (language: string) => {
      const headers = { 'accept-language': language };
      return (await openApi(test.services).request('https://b.example/agb/', { headers })).json();
    };
    expect(await ask('en')).toEqual({
      title: 'Terms',
      html: '<div><h2 id="c-eins-alles">Eins &amp; alles</h2><div><p>Hier <strong>gilt</strong> es.</p></div></div>',
      fallback: { html: 'de' },
    });
    expect(await ask('de')).not.toHaveProperty('fallback');
  });

  it('have the questions and the columns in their answers', async () => {
    const questions = {
      id: 'q',
      type: 'faq',
      version: 1,
      data: { questions: [{ id: 'a' }] },
      text: { de: { questions: { a: { question: 'Wann?', answer: '<p>Jetzt.</p>' } } }, en: {} },
    };
    const section = {
      id: 's',
      type: 'section',
      version: 1,
      data: { columns: '100' },
      text: { de: {}, en: {} },
      slots: { 'column-1': [questions] },
    };
    const unknown = { id: 'x', type: 'not-known', version: 1, data: {}, text: { de: {}, en: {} } };
    const page = { title: { de: 'Impressum', en: null }, content: { modules: [unknown, section] } };
    await inTransaction(test.services.db, (trx) =>
      publishSitePage(trx, 'imprint', page, { now: test.clock.now() }),
    );
    expect((await findTextPage(test.services, 'imprint', 'de'))?.html.text).toBe(
      '<div><h3>Wann?</h3><div><p>Jetzt.</p></div></div>',
    );
  });
});

it('texts with the same structure in both languages become the same modules', () => {
  const { modules } = textModules({ de: '<h2>Eins</h2><p>a</p>', en: '<h2>One</h2><p>b</p>' });
  expect(modules.map(({ type, data, text, languages }) => ({ type, data, text, languages }))).toEqual([
    {
      type: 'headline',
      data: { headline_level: 2, anchor: 'eins' },
      text: { de: { content: 'Eins' }, en: { content: 'One' } },
    },
    { type: 'text', data: {}, text: { de: { content: '<p>a</p>' }, en: { content: '<p>b</p>' } } },
  ]);
});

it('a text of languages that differ keeps each apart, anchors included', () => {
  const { modules } = textModules({ de: '<h2>Eins</h2><p>a</p>', en: '<h2>Eins</h2><p>b</p><h2>More</h2>' });
  expect(modules.map(({ id, languages, data }) => [id, languages, data.anchor])).toEqual([
    ['de-1-headline', ['de'], 'eins'],
    ['de-1-text', ['de'], undefined],
    ['en-1-headline', ['en'], 'eins-2'],
    ['en-1-text', ['en'], undefined],
    ['en-2-headline', ['en'], 'more'],
  ]);
});
