import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { node } from '#features/core/documents/content.fixture.ts';
import { findDraft } from '#features/core/documents/draft-store.server.ts';
import { editDocument } from '#features/core/documents/edit-document.server.ts';
import type { Operation } from '#features/core/documents/operations/operation.ts';
import { publishDocument } from '#features/core/documents/publish-document.server.ts';
import { findMenuPages } from '#features/website/pages/find-menu-pages.server.ts';
import { findPage } from '#features/website/pages/find-page.server.ts';
import { newFacts } from '#features/website/pages/page-json.server.ts';
import { createPage } from '#features/website/pages/write-page.server.ts';
import { createFixedClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { openServices, type Services } from '#server/services/services.server.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import { size } from './size.ts';

const MIA: Actor = { id: 1, role: 'editor' };

describe.skipIf(!process.env.TEST_DATABASE_URL)('content on two nodes with one database', () => {
  let database: TestDatabase;
  let here: Services;
  let there: Services;
  let documentId: number;

  beforeEach(async () => {
    database = await openTestDatabase('postgres');
    [here, there] = [await openNode(), await openNode()];
    const facts = { ...newFacts({ title: { de: 'Presse', en: null } }), inMenu: true };
    const page = await createPage(here, MIA, facts);
    if (!page.ok) throw new Error(page.error);
    documentId = page.value.documentId;
  });
  afterEach(async () => {
    await here.close();
    await there.close();
    await database.close();
  });

  function openNode(): Promise<Services> {
    const config = parseConfig({
      DATA_DIR: ':memory:',
      DATABASE_URL: database.url ?? undefined,
      LOG_LEVEL: 'silent',
      DEMO: '0',
    });
    return openServices(config, { clock: createFixedClock('2026-11-20T08:00:00.000Z') });
  }
  const draftAt = async (services: Services) => {
    const draft = await findDraft(services.db, documentId);
    if (!draft) throw new Error('no draft');
    return draft;
  };
  const insert = (id: string): Operation => ({
    op: 'insert',
    place: 'root/main',
    index: 0,
    node: node(id, { text: { de: { content: `<p>${id}</p>` }, en: {} } }),
  });
  const edit = (services: Services, baseVersion: number, operations: Operation[]) =>
    editDocument(contentServices(services), MIA, { documentId, baseVersion, operations });

  it('loses nothing of many who write on both at once', async () => {
    const writers = Array.from({ length: size(20, 50) }, (_, at) => `w${at}`);
    const done = await Promise.all(
      writers.map((id, at) => edit(at % 2 === 0 ? here : there, 1, [insert(id)])),
    );
    expect(done.every(({ ok }) => ok)).toBe(true);
    const ids = (await draftAt(here)).content.modules.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(writers.toSorted());
  });

  it('shows on one what was published on the other, in the page and in the menu', async () => {
    expect((await findMenuPages(there, 'de')).menu).toEqual([]);
    await edit(here, 1, [insert('a')]);
    await publishDocument(contentServices(here), MIA, { documentId, baseVersion: 2, languages: ['de'] });
    await vi.waitFor(async () => {
      expect((await findMenuPages(there, 'de')).menu).toMatchObject([{ name: 'Presse' }]);
    });
    expect(await findPage(there, '/de/presse')).toMatchObject({
      isPublic: true,
      shown: { content: { modules: [{ id: 'a' }] } },
    });
  });

  it('keeps draft and history whole when connections are cut while editors write', async () => {
    const [admin, writers] = [new pg.Pool({ connectionString: database.url ?? '', max: 1 }), size(12, 60)];
    const cut = () =>
      admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
         and query not ilike 'listen%'`,
      );
    const writing = Array.from({ length: writers }, async (_, at) => {
      if (at % 4 === 0) await cut();
      return edit(at % 2 === 0 ? here : there, 1, [insert(`w${at}`)]).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    const done = await Promise.all(writing);
    await admin.end();
    const { content, version } = await draftAt(here);
    const ids = new Set(content.modules.map(({ id }) => id));
    // Changes answered as done are stored; stored changes are complete, each with its undo.
    for (const [at, ok] of done.entries()) if (ok) expect(ids).toContain(`w${at}`);
    expect(version).toBe(ids.size + 1);
    const { changes } = await here.db
      .selectFrom('document_changes')
      .select(({ fn }) => fn.countAll<number>().as('changes'))
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow();
    expect(Number(changes)).toBe(ids.size);
    expect(await edit(there, version, [insert('after')])).toMatchObject({ ok: true });
  });
});
