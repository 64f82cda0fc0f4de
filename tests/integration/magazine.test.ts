import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { findDraft } from '#features/core/documents/draft-store.server.ts';
import { editDocument } from '#features/core/documents/edit-document.server.ts';
import type { ModuleNode } from '#features/core/documents/index.ts';
import type { Operation } from '#features/core/documents/operations/operation.ts';
import { publishDocument } from '#features/core/documents/publish-document.server.ts';
import { magazineTag } from '#features/website/magazine/cache-tags.ts';
import { findMagazineList } from '#features/website/magazine/find-magazine-list.server.ts';
import { findTopics } from '#features/website/magazine/find-topics.server.ts';
import { loadArticlePage } from '#features/website/magazine/load-article-page.server.ts';
import { articleDocuments } from '#features/website/magazine/search-source.server.ts';
import { listArticles } from '#features/website/magazine/store.server.ts';
import { loadModules, MODULES } from '#features/website/modules/index.server.ts';
import { findShownContent } from '#features/website/pages/index.server.ts';
import { findPart } from '#features/website/pages/sitemap/find-sitemap.server.ts';
import type { Language } from '#lib/localized.ts';
import { feeds, pageEditorApi } from '#server/api/api.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

type Json = Record<string, unknown>;

const MIA: Actor = { id: 1, role: 'editor' };
const NOW = '2026-11-20T08:00:00.000Z';
const TOMORROW = '2026-11-21T08:00:00.000Z';

const says = (id: string, content: string): ModuleNode => ({
  id,
  type: 'text',
  version: 1,
  data: {},
  text: { de: { content: `<p>${content}</p>` }, en: {} },
});

describeOnEngines('the magazine', (engine) => {
  let test: TestServices;
  let editor: Record<string, string>;
  let category: number;

  beforeEach(async () => {
    test = await openTestServices(engine, { now: NOW });
    editor = await signInAs(test.services, 'editor');
    category = await made('/article-categories', {
      name: { de: 'Fragen', en: 'Ask' },
      style_name: 'rosa',
      position: 0,
    });
    test.tags.length = 0;
  });
  afterEach(() => test.close());

  async function call(method: string, path: string, body?: object) {
    const answer = await openApi(test.services).request(`https://buntspecht.example${path}`, {
      method,
      headers: { ...editor, 'content-type': 'application/json', 'if-match': '*' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, json: (answer.status === 204 ? {} : await answer.json()) as Json };
  }
  async function made(path: string, body: object): Promise<number> {
    const { status, json } = await call('POST', path, body);
    expect(json, path).toMatchObject({ id: expect.any(Number) });
    expect(status).toBe(201);
    return json.id as number;
  }
  const article = (title: string, more: object = {}) =>
    made('/articles', {
      title: { de: title, en: null },
      lead: { de: 'Worum es geht', en: null },
      category,
      medium: 'text',
      minutes: 4,
      published_at: NOW,
      is_online: true,
      picture: null,
      authors: [{ person: null, name: 'Der Kinderrat' }],
      tags: [],
      productions: [],
      events: [],
      articles: [],
      ...more,
    });
  const listed = async (query = '') => {
    const { json } = await call('GET', `/articles${query}`);
    return (json.results as Json[]).map(({ name }) => name);
  };
  async function documentOf(id: number): Promise<number> {
    const answer = await pageEditorApi(test.services).request('http://localhost/texts', {
      method: 'POST',
      headers: { ...editor, 'content-type': 'application/json' },
      body: JSON.stringify({ content_type: 'article', object_id: id }),
    });
    return ((await answer.json()) as { document: number }).document;
  }
  async function operate(id: number, ...operations: Operation[]) {
    const documentId = await documentOf(id);
    const draft = await findDraft(test.services.db, documentId);
    const edit = { documentId, baseVersion: draft?.version ?? 0, operations };
    return editDocument(contentServices(test.services), MIA, edit);
  }
  async function publish(id: number, languages: Language[]) {
    const documentId = await documentOf(id);
    const draft = await findDraft(test.services.db, documentId);
    const published = await publishDocument(contentServices(test.services), MIA, {
      documentId,
      baseVersion: draft?.version ?? 0,
      languages,
    });
    expect(published).toMatchObject({ ok: true });
  }
  const page = async (id: number, language: Language = 'de') => {
    const found = await loadArticlePage(test.services, id, language);
    if (!found?.content) return found && { ...found, shown: null };
    const view = { language: found.content.language, now: test.clock.now() };
    const { documentId } = found.content;
    return { ...found, shown: await findShownContent(test.services, documentId, 'published', view) };
  };

  it('shows articles from their day on, the newest first, while they are online', async () => {
    await article('Gestern', { published_at: '2026-11-19T08:00:00.000Z' });
    await article('Heute');
    await article('Morgen', { published_at: TOMORROW });
    await article('Nie', { is_online: false });
    expect(await listed()).toEqual(['Heute', 'Gestern']);
    test.clock.set(TOMORROW);
    expect(await listed()).toEqual(['Morgen', 'Heute', 'Gestern']);
  });

  it('keeps title and modules in one draft: nothing is seen of either before both are published', async () => {
    const id = await article('Warum ein Loch nie leer ist');
    const node = says('body', 'Es ist Luft darin.');
    const edited = await operate(
      id,
      { op: 'set-field', id: 'texts', language: 'de', field: 'title', value: 'Löcher' },
      { op: 'insert', place: 'root/main', index: 1, node },
    );
    expect(edited).toMatchObject({ ok: true });
    expect(await listed()).toEqual(['Warum ein Loch nie leer ist']);
    expect((await page(id))?.shown?.content.modules).toHaveLength(1);
    await publish(id, ['de', 'en']);
    expect(await listed()).toEqual(['Löcher']);
    expect((await page(id))?.shown?.content.modules.map(({ type }) => type)).toEqual([
      'article-texts',
      'text',
    ]);
    expect(test.tags).toContain(magazineTag());
  });

  it('never loses its texts to those who move or remove modules', async () => {
    const id = await article('Bleibt');
    await operate(id, { op: 'insert', place: 'root/main', index: 0, node: says('first', 'davor') });
    await publish(id, ['de']);
    expect(await listed()).toEqual(['Bleibt']);
    expect(await operate(id, { op: 'remove', id: 'texts' })).toMatchObject({ ok: false });
    const second = { ...says('x', ''), id: 'again', type: 'article-texts' };
    expect(await operate(id, { op: 'insert', place: 'root/main', index: 0, node: second })).toMatchObject({
      ok: false,
    });
  });

  it('shows German where English is not published', async () => {
    const id = await article('Nur deutsch');
    await operate(id, { op: 'insert', place: 'root/main', index: 1, node: says('a', 'Hallo') });
    await publish(id, ['de']);
    const found = await page(id, 'en');
    expect(found?.shown?.language).toBe('de');
    expect(found?.page.article.title).toEqual({ text: 'Nur deutsch', lang: 'de' });
  });

  it('has a page with title and lead alone where nobody wrote more, and none offline', async () => {
    const id = await article('Kurz');
    expect((await page(id))?.shown?.content.modules.map(({ type }) => type)).toEqual(['article-texts']);
    await call('PATCH', `/articles/${id}`, { is_online: false });
    expect(await page(id)).toBeNull();
  });

  it('is filtered by category and tag, and goes on in pages', async () => {
    const tag = await made('/article-tags', { name: { de: 'Löcher', en: null } });
    for (let number = 0; number < 14; number += 1)
      await article(`Artikel ${number}`, { tags: number < 2 ? [tag] : [] });
    expect(await listed(`?tag=${tag}`)).toEqual(['Artikel 1', 'Artikel 0']);
    expect(await listed(`?category=${category + 1}`)).toEqual([]);
    const list = (pageNumber: number) =>
      findMagazineList(test.services, { part: null, page: pageNumber, language: 'de' });
    expect(await list(1)).toMatchObject({ more: true, total: 14 });
    const last = await list(2);
    expect([last.more, last.cards.length]).toEqual([false, 2]);
    expect((await call('GET', '/articles?category=x')).status).toBe(400);
  });

  it('is there without its categories when they cannot be read', async () => {
    await article('Trotzdem');
    const { db } = test.services;
    const broken = new Proxy(db, {
      get: (target, name) => {
        const value = Reflect.get(target, name);
        return typeof value !== 'function'
          ? value
          : (...args: unknown[]) => {
              if (name === 'selectFrom' && args[0] === 'article_categories') throw new Error('gone');
              return value.apply(target, args);
            };
      },
    });
    const list = await findMagazineList(
      { ...test.services, db: broken },
      { part: null, page: 1, language: 'de' },
    );
    expect(list.categories).toEqual([]);
    expect(list.cards.map(({ title }) => title.text)).toEqual(['Trotzdem']);
  });

  it('names its authors, those of the ensemble with their page', async () => {
    const group = await made('/person-categories', { name: { de: 'Alle', en: null }, position: 0 });
    const person = await made('/persons', {
      name: 'Noor Haddad',
      category: group,
      role: { de: 'Fragt', en: null },
      biography: { de: '<p>Fragt.</p>', en: null },
    });
    const id = await article('Gefragt', {
      authors: [
        { person, name: null },
        { person: null, name: 'Ida, 6' },
      ],
    });
    expect((await page(id))?.page.authors).toEqual([
      { name: 'Noor Haddad', path: `/de/ensemble/noor-haddad/${person}` },
      { name: 'Ida, 6', path: null },
    ]);
    for (const authors of [[{ person: 999, name: null }], [{ person, name: 'x' }], [{ name: '' }], 'x'])
      expect((await call('PATCH', `/articles/${id}`, { authors })).status, JSON.stringify(authors)).toBe(400);
  });

  it('loses none of its authors unsaid, and is found by the name they have now', async () => {
    const group = await made('/person-categories', { name: { de: 'Alle', en: null }, position: 0 });
    const role = { de: 'Fragt', en: null };
    const person = await made('/persons', {
      ...{ name: 'Noor Haddad', category: group, role, biography: { de: '<p>Fragt.</p>', en: null } },
    });
    const id = await article('Gefragt', { authors: [{ person, name: null }] });
    expect(await call('DELETE', `/persons/${person}`)).toMatchObject({
      status: 409,
      json: { needed_by: ['articles'] },
    });
    test.tags.length = 0;
    await call('PATCH', `/persons/${person}`, { name: 'Noor Winter' });
    const source = articleDocuments({ ...test.services, definitions: MODULES });
    expect(source.tags.filter((tag) => test.tags.includes(tag))).not.toEqual([]);
    await call('PATCH', `/articles/${id}`, { authors: [] });
    expect((await call('DELETE', `/persons/${person}`)).status).toBe(204);
  });

  it('leads on to the articles it names, else to others of its category', async () => {
    const first = await article('Erster');
    const second = await article('Zweiter');
    const third = await article('Dritter', { articles: [first] });
    const related = async (id: number) => (await page(id))?.page.related.map(({ title }) => title.text);
    expect(await related(third)).toEqual(['Erster']);
    expect(await related(second)).toEqual(['Dritter', 'Erster']);
  });

  it('leads on to nothing that is not there, nor to itself', async () => {
    const first = await article('Erster');
    const offline = await article('Weg', { is_online: false });
    const second = await article('Zweiter', { articles: [offline] });
    const related = async (id: number) => (await page(id))?.page.related.map(({ title }) => title.text);
    expect(await related(second)).toEqual(['Erster']);
    await call('PATCH', `/articles/${first}`, { articles: [first, second] });
    expect(await related(first)).toEqual(['Zweiter']);
  });

  it('says of each word that it is German where there is no English, of its category as well', async () => {
    await call('PATCH', `/article-categories/${category}`, { name: { de: 'Fragen', en: null } });
    await article('Hello', { title: { de: 'Hallo', en: 'Hello' } });
    const list = await findMagazineList(test.services, { part: null, page: 1, language: 'en' });
    expect(list.cards[0]?.category).toEqual({ text: 'Fragen', lang: 'de' });
    expect(list.cards[0]?.title).toEqual({ text: 'Hello' });
  });

  it('is a highlight of a page once, however often it was chosen', async () => {
    await article('Heute');
    const categories = ['a', 'b'].map((id) => ({ id, category: 'magazine' }));
    const node = { id: 'best', type: 'highlight-teaser', version: 1, data: { categories } };
    const tree = { modules: [{ ...node, text: { de: {}, en: {} } }] };
    const { modules } = await loadModules(test.services, tree, 'de');
    expect(modules.best).toMatchObject([{ title: { text: 'Heute' } }]);
    expect(modules.best).toHaveLength(1);
  });

  it('has topics that are right until the next article comes', async () => {
    const tag = await made('/article-tags', { name: { de: 'Löcher', en: null } });
    await article('Heute', { tags: [tag] });
    await article('Bald', { tags: [tag], published_at: '2026-11-20T08:10:00.000Z' });
    expect(await findTopics(test.services, 'de')).toMatchObject({
      topics: [{ name: { text: 'Löcher' }, articles: 1 }],
      freshForSeconds: 600,
    });
  });

  it('is found by its modules and by its authors, and stands in the site map and the feed', async () => {
    const id = await article('Warum?');
    await operate(id, { op: 'insert', place: 'root/main', index: 1, node: says('a', 'Fallrohr &amp; Echo') });
    await publish(id, ['de']);
    const found = [];
    for await (const documents of articleDocuments({ ...test.services, definitions: MODULES }).documents())
      found.push(...documents);
    expect(found).toMatchObject([{ id: `article:${id}`, kind: 'articles' }]);
    expect(found[0]?.body[0]?.de).toContain('Fallrohr &amp; Echo');
    expect(found[0]?.keywords).toContainEqual({ de: 'Der Kinderrat', en: 'Der Kinderrat' });
    const paths = (await findPart(test.services, 1)).map((each) => each.paths.de);
    expect(paths).toContain(`/de/mediathek-de/warum/${id}`);
    expect(paths).toContain(`/de/mediathek-de/categories/fragen/${category}`);
    const feed = async (query = '') =>
      (await feeds(test.services).request(`https://b.example/magazine.rss${query}`)).text();
    expect(await feed()).toContain('<title>Warum?</title>');
    expect(await feed(`?category=${category + 1}`)).not.toContain('Warum?');
  });
});

describeOnEngines('the magazine of the demo venue', (engine) => {
  it('has at least 18 articles in both languages, and those about a production stand on its page and on its dates', async () => {
    const test = await openTestServices(engine, { now: NOW, demo: true });
    try {
      const { db } = test.services;
      const all = await listArticles(db, {}, { now: NOW, limit: 100 });
      expect(all.length).toBeGreaterThanOrEqual(18);
      expect(all.filter(({ title, lead }) => !title.en || !lead.en)).toEqual([]);
      const { id: event, production_id: production } = await db
        .selectFrom('events')
        .innerJoin('productions', 'productions.id', 'events.production_id')
        .select(['events.id', 'production_id'])
        .where('productions.slug', '=', 'lauter-loecher')
        .limit(1)
        .executeTakeFirstOrThrow();
      const about = async (filter: object) =>
        (await listArticles(db, filter, { now: NOW, limit: 9 })).map(({ slug }) => slug);
      const slugs = ['warum-ein-loch-nie-leer-ist', 'das-loch-in-der-wand'];
      expect(await about({ production })).toEqual(slugs);
      expect(await about({ production, event })).toEqual(slugs);
      const other = all.find(({ slug }) => !slugs.includes(slug));
      await db
        .insertInto('article_events')
        .values({ article_id: other?.id ?? 0, event_id: event })
        .execute();
      expect(await about({ production })).toContain(other?.slug);
      expect(await about({ production, event })).toContain(other?.slug);
      expect(await about({ production, event: event + 1 })).toEqual(slugs);
      const page = await loadArticlePage(test.services, all[0]?.id ?? 0, 'en');
      expect(page?.content).toMatchObject({ language: 'en' });
      expect(page?.page.dates.length).toBeGreaterThan(0);
    } finally {
      await test.close();
    }
  });

  it('tells of the coming dates it names, however many of them are over', async () => {
    const test = await openTestServices(engine, { now: NOW, demo: true });
    try {
      const { db } = test.services;
      const found = await db
        .selectFrom('events')
        .select(['id', 'date_start'])
        .where('is_online', '=', true)
        .orderBy('date_start')
        .execute();
      const past = found.filter(({ date_start: start }) => start < '2026-11-19').slice(0, 5);
      const next = found.find(({ date_start: start }) => start > '2027-01-10');
      if (past.length < 5 || !next) throw new Error('the demo venue has too few dates');
      const { id } = await db.selectFrom('articles').select('id').orderBy('id').executeTakeFirstOrThrow();
      await db.deleteFrom('article_productions').where('article_id', '=', id).execute();
      await db.deleteFrom('article_events').where('article_id', '=', id).execute();
      await db
        .insertInto('article_events')
        .values([...past, next].map((event) => ({ article_id: id, event_id: event.id })))
        .execute();
      const shown = await loadArticlePage(test.services, id, 'de');
      expect(shown?.page.dates.map((date) => date.id)).toEqual([next.id]);
    } finally {
      await test.close();
    }
  });
});
