import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDraft, insertDocument, writeDraft } from '#features/core/documents/draft-store.server.ts';
import {
  findNamingDocuments,
  insertVersion,
  rebuildReferences,
} from '#features/core/documents/index.server.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import { insertPublication } from '#features/core/documents/publication-store.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { lockWithin } from '#platform/database/locks.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const [ASSET, OTHER] = [4711, 4712];
const SIGN = { at: '2026-11-20T08:00:00.000Z', by: null };
const picture = (id: number): ContentTree => ({
  modules: [
    {
      ...{ id: 'a', type: 'image', version: 1, data: { image: { id } } },
      text: { de: {}, en: {} },
    },
  ],
});

describeOnEngines('the index of references of documents', (engine) => {
  let test: TestServices;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
  });
  afterAll(() => test.close());

  const stored = async () => {
    const rows = await test.services.db.selectFrom('document_references').selectAll().execute();
    return new Set(rows.map(({ object_id, document_id }) => `${object_id} in ${document_id}`));
  };
  const naming = (id: number) =>
    findNamingDocuments(
      { db: test.services.db, definitions: MODULES },
      { kinds: ['image', 'file'], id },
      '2026-12-01T08:00:00.000Z',
    );

  it('holds what is read from all drafts and published versions', async () => {
    const remainingRows = await stored();
    expect(remainingRows.size).toBeGreaterThan(10);
    await inTransaction(test.services.db, (trx) => rebuildReferences(trx, engine));
    expect([...(await stored())].filter((each) => !remainingRows.has(each))).toEqual([]);
  });

  it('follows drafts and versions, and leaves what is named no more to the content', async () => {
    const { db } = test.services;
    const document = await inTransaction(db, async (trx) => {
      const id = await insertDocument(trx, picture(ASSET), SIGN);
      const version = await insertVersion(trx, id, picture(ASSET), { reason: 'published' }, SIGN);
      const draft = await findDraft(trx, id);
      if (!draft) throw new Error('no draft');
      await writeDraft(trx, draft, { content: picture(OTHER), undo: { before: draft.content } }, SIGN);
      return { id, version };
    });
    expect(await naming(OTHER)).toEqual([document.id]);
    expect(await naming(ASSET)).toEqual([]);
    await inTransaction(db, (trx) =>
      insertPublication(
        trx,
        document.id,
        { language: 'de', versionId: document.version, startsAt: SIGN.at },
        SIGN,
      ),
    );
    expect(await naming(ASSET)).toEqual([document.id]);
    await inTransaction(db, (trx) => rebuildReferences(trx, engine));
    expect(await naming(ASSET)).toEqual([document.id]);
  });

  it('loses nothing of a page that is written and published while it is rebuilt', async () => {
    const { db } = test.services;
    const [once, again] = [picture(4713), picture(4714)];
    // The index keeps what the draft named first: naming it again adds nothing.
    const id = await inTransaction(db, async (trx) => {
      const made = await insertDocument(trx, once, SIGN);
      const draft = await findDraft(trx, made);
      if (!draft) throw new Error('no draft');
      await writeDraft(trx, draft, { content: again, undo: { before: once } }, SIGN);
      return made;
    });
    const [isWritten, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const publishing = inTransaction(db, async (trx) => {
      await lockWithin(trx, engine, 'documents', id);
      const draft = await findDraft(trx, id);
      if (!draft) throw new Error('no draft');
      await writeDraft(trx, draft, { content: once, undo: { before: draft.content } }, SIGN);
      const versionId = await insertVersion(trx, id, once, { reason: 'published' }, SIGN);
      await insertPublication(trx, id, { language: 'de', versionId, startsAt: SIGN.at }, SIGN);
      isWritten.resolve();
      await mayGo.promise;
    });
    await isWritten.promise;
    const rebuilding = inTransaction(db, (trx) => rebuildReferences(trx, engine));
    await Promise.race([rebuilding, wait(1500)]);
    mayGo.resolve();
    await Promise.all([publishing, rebuilding]);
    expect(await naming(4713)).toEqual([id]);
  });
});
