import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '#features/core/access/index.server.ts';
import { node } from '#features/core/documents/content.fixture.ts';
import { createDocument } from '#features/core/documents/create-document.server.ts';
import { deleteChangesBefore, findDraft, findUndosTo } from '#features/core/documents/draft-store.server.ts';
import { editDocument } from '#features/core/documents/edit-document.server.ts';
import { findGermanBefore } from '#features/core/documents/find-german-before.server.ts';
import { fingerprint } from '#features/core/documents/fingerprint.ts';
import type { ContentTree } from '#features/core/documents/index.ts';
import type { Operation } from '#features/core/documents/operations/operation.ts';
import { findPublications, findPublished } from '#features/core/documents/publication-store.server.ts';
import {
  cancelPlan,
  publishDocument,
  unpublishDocument,
} from '#features/core/documents/publish-document.server.ts';
import { restoreVersion } from '#features/core/documents/restore-version.server.ts';
import { findVersions } from '#features/core/documents/version-store.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const cleaner = { richText: (html: string) => html };
const wrapsPageContent = async () => false;
const NOW = '2026-11-20T08:00:00.000Z';
const TOMORROW = '2026-11-21T08:00:00.000Z';
const MIA: Actor = { id: 1, role: 'editor' };
const NICO: Actor = { id: 2, role: 'editor' };
const text = (id: string, de: string) => node(id, { text: { de: { content: `<p>${de}</p>` }, en: {} } });
const BEGIN: ContentTree = { modules: [text('a', 'Eins'), text('b', 'Zwei'), text('c', 'Drei')] };
const say = (id: string, value: string, language: 'de' | 'en' = 'de'): Operation => ({
  op: 'set-field',
  id,
  language,
  field: 'content',
  value: `<p>${value}</p>`,
});

describeOnEngines('a document', (engine) => {
  let test: TestServices;
  let documentId: number;

  beforeEach(async () => {
    test = await openTestServices(engine, { now: NOW });
    documentId = await inTransaction(test.services.db, (trx) =>
      createDocument(trx, { at: NOW, by: null }, BEGIN),
    );
  });
  afterEach(() => test.close());

  const edit = (baseVersion: number, operations: Operation[], actor = MIA) =>
    editDocument({ ...test.services, definitions: MODULES, cleaner, wrapsPageContent }, actor, {
      documentId,
      baseVersion,
      operations,
    });
  const draft = async () => {
    const found = await findDraft(test.services.db, documentId);
    if (!found) throw new Error('no draft');
    return found;
  };
  const said = async (language: 'de' | 'en' = 'de') =>
    (await draft()).content.modules.map(({ text: texts }) => texts[language].content);
  const published = async (now = NOW) => (await findPublished(test.services.db, documentId, now)).byLanguage;
  const publish = async (languages: ('de' | 'en')[], at: string | null = null) => {
    const { version: baseVersion } = await draft();
    const done = await publishDocument({ ...test.services, definitions: MODULES }, MIA, {
      documentId,
      baseVersion,
      languages,
      at,
    });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return done.value.versionId;
  };

  it('changes one version at a time', async () => {
    expect(await edit(1, [say('a', 'Anders')])).toMatchObject({ ok: true, value: { draft: { version: 2 } } });
    expect(await said()).toEqual(['<p>Anders</p>', '<p>Zwei</p>', '<p>Drei</p>']);
  });

  it('brings together what two did to different modules, however far behind one is', async () => {
    for (let version = 1; version <= 5; version += 1) {
      expect((await edit(version, [say('a', `Mia ${version}`)])).ok).toBe(true);
    }
    expect(await edit(1, [say('b', 'Nico')], NICO)).toMatchObject({ ok: true, value: { isMerged: true } });
    // Merged drafts are a state that other editors may be behind, too.
    expect(await edit(5, [say('c', 'Drei neu')])).toMatchObject({ ok: true, value: { isMerged: true } });
    expect(await edit(7, [say('b', 'Nico 2', 'en')], NICO)).toMatchObject({
      ok: true,
      value: { isMerged: true },
    });
    expect(await said()).toEqual(['<p>Mia 5</p>', '<p>Nico</p>', '<p>Drei neu</p>']);
    expect(await said('en')).toEqual([undefined, '<p>Nico 2</p>', undefined]);
  });

  it('changes nothing where two wrote the same field, and tells both sides', async () => {
    await edit(1, [say('a', 'Mia')]);
    expect(await edit(1, [say('a', 'Nico'), say('b', 'Nico')], NICO)).toMatchObject({
      ok: false,
      error: {
        code: 'CONFLICT',
        draft: { version: 2 },
        conflicts: [{ kind: 'field', id: 'a', mine: '<p>Nico</p>', theirs: '<p>Mia</p>' }],
      },
    });
    expect(await said()).toEqual(['<p>Mia</p>', '<p>Zwei</p>', '<p>Drei</p>']);
    expect((await draft()).version).toBe(2);
  });

  it('refuses a base that never was, and one that nobody remembers', async () => {
    expect(await edit(7, [say('a', 'x')])).toMatchObject({ ok: false, error: { code: 'UNKNOWN_BASE' } });
    await edit(1, [say('a', 'x')]);
    await test.services.db.deleteFrom('document_changes').execute();
    expect(await edit(1, [say('b', 'x')])).toMatchObject({ ok: false, error: { code: 'UNKNOWN_BASE' } });
  });

  it('does all of a change or nothing', async () => {
    expect(await edit(1, [say('a', 'x'), { op: 'remove', id: 'nobody' }])).toMatchObject({
      ok: false,
      error: { code: 'REFUSED', error: { code: 'unknown-module' } },
    });
    expect((await draft()).content).toEqual(BEGIN);
  });

  it('restores a removed unknown module, and takes in nothing else of it', async () => {
    const strange = node('s', { type: 'from-tomorrow', data: { kept: [1, null, { deep: 'x' }] } });
    documentId = await inTransaction(test.services.db, (trx) =>
      createDocument(trx, { at: NOW, by: null }, { modules: [text('a', 'Eins'), strange] }),
    );
    expect((await edit(1, [{ op: 'remove', id: 's' }])).ok).toBe(true);
    const back = (module: typeof strange): Operation => ({
      op: 'insert',
      place: 'root/main',
      index: 1,
      node: module,
    });
    expect(await edit(2, [back({ ...strange, data: { kept: 'other' } })])).toMatchObject({
      error: { code: 'INVALID', errors: [{ id: 's', code: 'unknown-type' }] },
    });
    expect((await edit(2, [back(strange)])).ok).toBe(true);
    expect((await draft()).content.modules[1]).toEqual(strange);
  });

  it('is changed by today’s modules, and led back to its former state', async () => {
    const older = node('l', {
      type: 'link',
      version: 1,
      data: { link: '/de/produktionen', open_new_window: true },
      text: { de: { link_text: 'Zum Programm' }, en: {} },
    });
    const begin: ContentTree = { modules: [text('a', 'Eins'), older] };
    documentId = await inTransaction(test.services.db, (trx) =>
      createDocument(trx, { at: NOW, by: null }, begin),
    );
    const value = { to: 'url', url: 'https://buntspecht.example/' };
    expect((await edit(1, [{ op: 'set-field', id: 'l', language: null, field: 'link', value }])).ok).toBe(
      true,
    );
    const { content } = await draft();
    expect(content.modules[1]).toMatchObject({ version: 2, data: { link: value } });
    expect(content.modules[1]?.data).not.toHaveProperty('open_new_window');
    // Editors still at the first version who changed another module are merged with it.
    expect(await edit(1, [say('a', 'Anders')], NICO)).toMatchObject({ ok: true, value: { isMerged: true } });
    expect(await said()).toEqual(['<p>Anders</p>', undefined]);
    const undos = await findUndosTo(test.services.db, await draft(), 1);
    expect(undos?.at(-1)).toEqual({ before: begin });
  });

  it('needs permission', async () => {
    await expect(edit(1, [say('a', 'x')], { id: 3, role: 'visitor' })).rejects.toMatchObject({ status: 403 });
  });

  it('loses nothing of fifty who write at once', async () => {
    const writers = Array.from({ length: 50 }, (_, index) => index);
    await Promise.all(
      writers.map(async (index) => {
        const node = text(`w${index}`, `Wort ${index}`);
        const done = await edit(1, [{ op: 'insert', place: 'root/main', index: 0, node }], {
          id: 10 + index,
          role: 'editor',
        });
        expect(done.ok).toBe(true);
      }),
    );
    const ids = (await draft()).content.modules.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['a', 'b', 'c', ...writers.map((index) => `w${index}`)].toSorted());
    expect((await draft()).version).toBe(51);
  });

  it('keeps the state before somebody else’s sitting, once', async () => {
    await edit(1, [say('a', 'Mia')]);
    await edit(2, [say('a', 'Mia 2')]);
    await edit(3, [say('b', 'Nico')], NICO);
    await edit(4, [say('b', 'Nico 2')], NICO);
    test.clock.set('2026-11-20T09:00:00.000Z');
    await edit(5, [say('b', 'Nico 3')], NICO);
    const { versions } = await findVersions(test.services.db, documentId, { page: 1, pageSize: 10 });
    expect(versions.map(({ number, reason }) => [number, reason])).toEqual([
      [3, 'sitting'],
      [2, 'sitting'],
      [1, 'sitting'],
    ]);
  });

  it('is published language by language, in the state of that moment', async () => {
    await publish(['de']);
    await edit(1, [say('a', 'Danach'), { op: 'remove', id: 'c' }]);
    expect((await published()).de?.content).toEqual(BEGIN);
    expect((await published()).en).toBeUndefined();
    await publish(['en']);
    expect((await published()).de?.content).toEqual(BEGIN);
    expect((await published()).en?.content.modules).toHaveLength(2);
  });

  it('is not published by somebody who has not seen its current state', async () => {
    await edit(1, [say('a', 'Neu')]);
    const stale = { documentId, baseVersion: 1, languages: ['de'] as const };
    expect(await publishDocument({ ...test.services, definitions: MODULES }, NICO, stale)).toEqual({
      ok: false,
      error: { code: 'CHANGED', version: 2 },
    });
  });

  it('goes out and away at the moment that was planned, without a job', async () => {
    await publish(['de'], TOMORROW);
    await unpublishDocument(test.services, MIA, {
      documentId,
      languages: ['de'],
      at: '2026-11-22T08:00:00.000Z',
    });
    expect(await published()).toEqual({});
    expect(await published('2026-11-21T07:59:59.999Z')).toEqual({});
    expect((await published(TOMORROW)).de?.content).toEqual(BEGIN);
    expect(await published('2026-11-22T08:00:00.000Z')).toEqual({});
    expect((await findPublished(test.services.db, documentId, NOW)).changesAt).toBe(TOMORROW);
  });

  it('remains unchanged when a plan is cancelled, which a started one cannot be', async () => {
    await publish(['de']);
    await publish(['de'], TOMORROW);
    const [first, second] = await findPublications(test.services.db, documentId);
    if (!first || !second) throw new Error('no plans');
    expect(await cancelPlan(test.services, MIA, documentId, second.id)).toMatchObject({ ok: true });
    expect(await cancelPlan(test.services, MIA, documentId, second.id)).toMatchObject({ ok: false });
    expect(await cancelPlan(test.services, MIA, documentId, first.id)).toMatchObject({ ok: false });
    expect(await findPublications(test.services.db, documentId)).toHaveLength(1);
  });

  it('knows the German source of a translation: in versions, and in operations', async () => {
    const before = (value: string, module = 'a') =>
      findGermanBefore(test.services.db, documentId, { module, mark: fingerprint(`<p>${value}</p>`) });
    await edit(1, [say('a', 'Zwischendurch')]);
    await publish(['de']);
    await edit(2, [say('a', 'Nie veröffentlicht')]);
    await edit(3, [{ op: 'batch', operations: [say('a', 'Jetzt')] }]);
    await publish(['de']);
    for (const value of ['Eins', 'Zwischendurch', 'Nie veröffentlicht'])
      expect(await before(value)).toBe(`<p>${value}</p>`);
    expect(await before('Nie gesagt')).toBeNull();
    expect(await before('Eins', 'b')).toBeNull();

    // Changes are deleted after some weeks, stored versions are not.
    await deleteChangesBefore(test.services.db, TOMORROW);
    expect(await before('Zwischendurch')).toBe('<p>Zwischendurch</p>');
    expect(await before('Nie veröffentlicht')).toBeNull();
  });

  it('gets back what a version held: all of it, one language, or one module', async () => {
    await edit(1, [say('a', 'One', 'en')]);
    const versionId = await publish(['de']);
    await edit(2, [say('a', 'Anders'), say('a', 'Other', 'en'), say('b', 'Anders')]);
    const restore = async (scope: 'all' | { language: 'de' | 'en' } | { module: string }) => {
      const { version: baseVersion } = await draft();
      return restoreVersion(test.services, MIA, { documentId, versionId, baseVersion, scope });
    };
    await restore({ language: 'en' });
    expect([await said('de'), (await said('en'))[0]]).toEqual([
      ['<p>Anders</p>', '<p>Anders</p>', '<p>Drei</p>'],
      '<p>One</p>',
    ]);
    await restore({ module: 'b' });
    expect(await said()).toEqual(['<p>Anders</p>', '<p>Zwei</p>', '<p>Drei</p>']);
    expect(await restore({ module: 'nobody' })).toMatchObject({ error: { code: 'NO_SUCH_MODULE' } });
    await restore('all');
    expect(await said()).toEqual(['<p>Eins</p>', '<p>Zwei</p>', '<p>Drei</p>']);
    // Nothing that is published changed, and every state before is there.
    const { versions } = await findVersions(test.services.db, documentId, { page: 1, pageSize: 20 });
    expect(versions.filter(({ reason }) => reason === 'restored')).toHaveLength(3);
  });
});
