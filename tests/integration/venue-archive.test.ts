import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#features/all-resources.server.ts';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { findSettings } from '#features/core/settings/index.server.ts';
import { offerSetUp } from '#features/operations/setup/index.server.ts';
import { exportArchive, faultSentence, importArchive } from '#features/operations/transfer/index.server.ts';
import { ARCHIVED, EXCLUDED_TABLES } from '#features/operations/transfer/venue-archive/archive-tables.ts';
import { readSchema } from '#migrations/data-model.ts';
import { toJson } from '#platform/database/columns.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { Problem, problemResponse } from '#platform/http/problem.server.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openCalls } from './api-routes.ts';
import { formWith } from './picture-files.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const BY_HAND = { system: 'test' };
const DESCRIBED = { name: 'vor dem Umzug', note: 'Erstens\nZweitens' };

interface Entry {
  name: string;
  content: Buffer;
  type?: 'symlink' | 'directory';
}

/** The files of an archive, to be changed and packed again. */
async function unpacked(archive: Buffer): Promise<Entry[]> {
  const reader = extract();
  const entries: Entry[] = [];
  reader.on('entry', (header, stream, next) => {
    void buffer(stream).then((content) => {
      entries.push({ name: header.name, content });
      next();
    });
  });
  const ended = new Promise<void>((resolve) => reader.on('finish', () => resolve()));
  reader.end(archive);
  await ended;
  return entries;
}

/** Packed unchecked, with fingerprints that fit: the archive of an attacker. */
async function packed(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  const sums = entries
    .filter(({ name }) => name !== 'contents.json')
    .map(({ name, content }) => ({
      name,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    }));
  for (const { name, content, type } of entries) {
    const { missing } = name === 'contents.json' ? JSON.parse(content.toString()) : { missing: [] };
    const body = name === 'contents.json' ? JSON.stringify({ entries: sums, missing }) : content;
    archive.entry({ name, ...(type ? { type } : {}) }, type ? '' : body);
  }
  archive.finalize();
  return buffer(archive);
}

describe('the contents of an archive', () => {
  const inside = new Set<string>(ARCHIVED.map(({ name }) => name));
  const outside = new Set<string>(EXCLUDED_TABLES.flatMap(({ tables }) => tables));

  it('is decided for every table', async () => {
    const tables = (await readSchema()).map(({ name }) => name);
    expect([...inside, ...outside].toSorted()).toEqual(tables);
  });

  it('stands behind what it refers to, and refers to nothing that is left out', async () => {
    const order = ARCHIVED.map(({ name }) => name as string);
    for (const { name, columns } of (await readSchema()).filter((table) => inside.has(table.name))) {
      const table = ARCHIVED.find((one) => one.name === name);
      for (const column of columns.filter(({ refersTo }) => refersTo !== null)) {
        const other = column.refersTo?.split('.')[0] ?? '';
        const what = `${name}.${column.name}`;
        if (other === name) expect(column.name, what).toBe(table?.parent);
        else if (outside.has(other)) expect(table?.emptied, what).toContain(column.name);
        else expect(order.indexOf(other), what).toBeLessThan(order.indexOf(name));
      }
    }
  });

  it('names no account', async () => {
    const named = (await readSchema())
      .filter(({ name }) => inside.has(name))
      .flatMap(({ name, columns }) => columns.map((column) => ({ table: name, ...column })))
      .filter(({ name }) => /(_by|user_id|actor|token|secret|password|hash)$/.test(name))
      .filter(({ table, name }) => !ARCHIVED.find((one) => one.name === table)?.emptied?.includes(name));
    expect(named.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
  });
});

describeOnEngines('the archive of a venue', (engine) => {
  let folder: string;
  let workSite: TestServices;
  let archive: Buffer;
  const opened: TestServices[] = [];

  const open = async (on: Engine, demo = false) => {
    const test = await openTestServices(on, { demo });
    opened.push(test);
    return test;
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'archives-'));
    workSite = await open(engine, true);
    await workSite.services.db
      .updateTable('document_versions')
      .set(DESCRIBED)
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('document_versions').select(({ fn }) => fn.min<number>('id').as('first')),
      )
      .execute();
    archive = await taken(workSite);
  });
  afterAll(async () => {
    await Promise.all(opened.map((test) => test.close()));
    await rm(folder, { recursive: true, force: true });
  });

  async function taken({ services }: TestServices): Promise<Buffer> {
    const place = path.join(await mkdtemp(path.join(folder, 'out-')), 'house.tar');
    await pipeline(await exportArchive(services, BY_HAND), createWriteStream(place));
    return readFile(place);
  }
  async function broughtIn({ services }: TestServices, bytes: Buffer) {
    const work = await mkdtemp(path.join(folder, 'in-'));
    const place = path.join(work, 'upload');
    await writeFile(place, bytes);
    return importArchive({ ...services, resources: RESOURCES }, BY_HAND, { place, folder: work });
  }
  /** Reads everything stored in a venue, for comparison. */
  async function everythingIn({ services, files }: TestServices) {
    const rows: Record<string, unknown[]> = {};
    for (const { name } of ARCHIVED) rows[name] = await services.db.selectFrom(name).selectAll().execute();
    return { rows, files: await readdir(files, { recursive: true }) };
  }
  const audited = async ({ services }: TestServices) =>
    (await findAuditEntries(services.db, { entity: 'venue-archive' }, { page: 1, pageSize: 9 })).entries;

  it('moves a whole venue: exported again it is the same, byte for byte', async () => {
    const empty = await open(engine);
    expect(await broughtIn(empty, archive)).toMatchObject({ ok: true, value: { missing: [] } });
    expect(empty.tags).toContain('*');
    expect((await audited(empty))[0]).toMatchObject({ action: 'created', actor: { system: 'test' } });
    expect((await audited(workSite))[0]).toMatchObject({ action: 'changed' });
    const again = await taken(empty);
    expect(again.equals(archive)).toBe(true);
    const files = (await unpacked(archive)).filter(({ name }) => name.startsWith('files/'));
    expect(files.length).toBeGreaterThan(10);
    for (const { name, content } of files)
      expect(content.equals(await readFile(path.join(empty.files, 'originals', name.slice(6))))).toBe(true);
    const described = await empty.services.db
      .selectFrom('document_versions')
      .select(['name', 'note'])
      .where('note', 'is not', null)
      .execute();
    expect(described).toEqual([DESCRIBED]);
    // Numbers go on behind those that came.
    const genre = { slug: 'neu', name_de: 'Neu', name_en: null, position: 9 };
    const { id } = await empty.services.db
      .insertInto('genres')
      .values(genre)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(1);
  });

  it('moves between the engines without a byte that differs', async () => {
    const other = await open(engine === 'sqlite' && process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite');
    expect(await broughtIn(other, archive)).toMatchObject({ ok: true });
    expect((await taken(other)).equals(archive)).toBe(true);
  });

  it('holds nobody: no account, no order, no code, no key', async () => {
    const text = archive.toString('latin1');
    const { db } = workSite.services;
    // The box office reads its mail at the address visitors write to.
    const users = await db
      .selectFrom('users')
      .select('email')
      .where('email', 'not in', db.selectFrom('venues').select('email').where('email', 'is not', null))
      .execute();
    const passwords = await db.selectFrom('credentials').select('password').execute();
    const vouchers = await db.selectFrom('gift_vouchers').select('code').execute();
    const secrets = await db.selectFrom('secrets').select('value').execute();
    const remainingRows = [
      ...users.map(({ email }) => email),
      ...passwords.flatMap(({ password }) => password ?? []),
      ...vouchers.map(({ code }) => code),
      ...secrets.map(({ value }) => value),
    ];
    expect(remainingRows.length).toBeGreaterThan(5);
    expect(remainingRows.filter((each) => text.includes(each))).toEqual([]);
    const names = (await unpacked(archive)).map(({ name }) => name);
    expect(names.filter((name) => /users|orders|coupons|sessions/.test(name))).toEqual([]);
  });

  it('comes into an empty venue alone', async () => {
    const before = await everythingIn(workSite);
    const refused = await broughtIn(workSite, archive);
    expect(refused).toMatchObject({ ok: false, error: { code: 'NOT_EMPTY' } });
    if (!refused.ok) {
      expect(faultSentence(refused.error, 'en')).toMatch(/^This site isn’t empty: \d+ dates on sale, /);
      expect(faultSentence(refused.error, 'de')).toMatch(
        /^Dieses Haus ist nicht leer: \d+ Termine im Verkauf, /,
      );
    }
    expect(await everythingIn(workSite)).toEqual(before);
  });

  it('replaces the rows of set-up, before anybody has sent anything with its forms', async () => {
    const fresh = await open(engine);
    await offerSetUp(fresh.services);
    const { db } = fresh.services;
    const form = await db.selectFrom('forms').select('id').executeTakeFirstOrThrow();
    const entry = {
      form_id: form.id,
      sent_at: '2026-11-20T08:00:00.000Z',
      language: 'de' as const,
      email: null,
      values: toJson({ message: 'Kein Licht im Aufzug.' }),
      consents: toJson([]),
      token: 'sent',
    };
    await db.insertInto('form_entries').values(entry).execute();
    expect(await broughtIn(fresh, archive)).toMatchObject({
      ok: false,
      error: { code: 'NOT_EMPTY', there: [{ table: 'form_entries', count: 1 }] },
    });
    await db.deleteFrom('form_entries').execute();
    expect(await broughtIn(fresh, archive)).toMatchObject({ ok: true });
    const settings = await findSettings(db);
    expect([settings.isSiteOnline, settings.isOpened]).toEqual([false, false]);
    // Somebody opens it after a look at it.
    await db.updateTable('site_settings').set({ is_site_online: true, is_opened: true }).execute();
    expect((await taken(fresh)).equals(archive)).toBe(true);
  });

  it('is not brought in where somebody has written the pages', async () => {
    const empty = await open(engine);
    await empty.services.db.updateTable('documents').set({ changed_by: 1 }).execute();
    expect(await broughtIn(empty, archive)).toMatchObject({ ok: false, error: { code: 'PAGES_WRITTEN' } });
  });

  it('comes in once, however often it is sent at the same moment', async () => {
    const empty = await open(engine);
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => broughtIn(empty, archive)));
    const stored = outcomes.filter((one) => one.status === 'fulfilled' && one.value.ok);
    expect(stored).toHaveLength(1);
    const thrown = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []));
    expect(thrown.filter((name) => name !== 'DatabaseBusyError')).toEqual([]);
    expect((await taken(empty)).equals(archive)).toBe(true);
  });

  it('names files its venue had lost, and moves the rest', async () => {
    const [first, second] = [await open(engine), await open(engine)];
    await broughtIn(first, archive);
    const [lost = ''] = await readdir(path.join(first.files, 'originals'));
    await rm(path.join(first.files, 'originals', lost));
    const rest = await taken(first);
    expect(await broughtIn(second, rest)).toMatchObject({ ok: true, value: { missing: [lost] } });
    expect((await taken(second)).equals(rest)).toBe(true);
  });

  describe('that is damaged or hostile leaves the venue unchanged, and says why', () => {
    let empty: TestServices;
    let before: Awaited<ReturnType<typeof everythingIn>>;
    let entries: Entry[];
    beforeAll(async () => {
      empty = await open(engine);
      before = await everythingIn(empty);
      entries = await unpacked(archive);
    });

    async function refuses(bytes: Buffer, words: RegExp) {
      const refused = await broughtIn(empty, bytes);
      if (refused.ok) throw new Error('It was brought in');
      expect(faultSentence(refused.error, 'en')).toMatch(words);
      expect(faultSentence(refused.error, 'de')).toMatch(/[.]$/);
      expect(await everythingIn(empty)).toEqual(before);
    }
    const withEntry = (name: string, change: (content: string) => string | Buffer) =>
      packed(
        entries.map((entry) =>
          entry.name === name
            ? { ...entry, content: Buffer.from(change(entry.content.toString()) as string) }
            : entry,
        ),
      );
    /** Changes a value in the first row of a table. */
    const withValue = (table: string, column: string, value: unknown) =>
      withEntry(`tables/${table}.jsonl`, (content) => {
        const head = JSON.parse(entries[0]?.content.toString() ?? '') as {
          tables: Record<string, { columns: string[] }>;
        };
        const place = head.tables[table]?.columns.indexOf(column) ?? -1;
        const [first = '', ...rest] = content.split('\n');
        const row = JSON.parse(first) as unknown[];
        expect(place).toBeGreaterThanOrEqual(0);
        row[place] = value;
        return [JSON.stringify(row), ...rest].join('\n');
      });

    it.each([
      ['nothing', Buffer.alloc(0)],
      ['any file', Buffer.from('Dear house, '.repeat(500))],
      ['zeros', Buffer.alloc(100_000)],
      ['one letter a million times', Buffer.alloc(1_000_000, 'a')],
    ])('%s', async (_what, bytes) => {
      await refuses(bytes, /isn’t a site archive/);
    });

    it('one that is packed, however much would come out of it', async () => {
      await refuses(gzipSync(Buffer.alloc(50_000_000)), /uncompressed tar file/);
    });

    it('one that ends anywhere too early', async () => {
      const whole = archive.length;
      for (const length of [700, 2000, whole / 4, whole / 2, whole * 0.9, whole - 40_000].map(Math.floor))
        await refuses(archive.subarray(0, length), /damaged|isn’t a site archive/);
    });

    it('with one changed byte', async () => {
      for (const name of [
        'tables/persons.jsonl',
        entries.find((one) => one.name.startsWith('files/'))?.name ?? '',
      ]) {
        const bytes = Buffer.from(archive);
        const at = archive.indexOf(name) + 512 + 40;
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        await refuses(bytes, /damaged: “|isn’t allowed there/);
      }
    });

    it('one with anything that belongs in none', async () => {
      const content = Buffer.from('[]\n');
      const [head, ...rest] = entries as [Entry, ...Entry[]];
      for (const name of [
        '../../etc/passwd',
        '/etc/passwd',
        'tables/users.jsonl',
        'tables/../x',
        'files/a/b',
        'files/unknown',
      ])
        await refuses(
          await packed([head, ...rest.slice(0, -1), { name, content }, ...rest.slice(-1)]),
          /doesn’t belong there: “/,
        );
      await refuses(await packed([head, { name: 'tables/users.jsonl', content }, ...rest]), /users/);
      await refuses(await packed([head, { name: 'link', content, type: 'symlink' }, ...rest]), /“link”/);
      await refuses(await packed([...entries, { name: 'more', content }]), /“more”/);
      await refuses(await packed([head, ...rest, ...rest]), /doesn’t belong/);
      await refuses(await packed([{ name: 'first', content }, ...entries]), /isn’t a site archive/);
    });

    it('one of another version, or with tables or columns that are others', async () => {
      const other = (change: (head: { version: number; tables: Record<string, unknown> }) => void) =>
        withEntry('archive.json', (content) => {
          const head = JSON.parse(content);
          change(head);
          return JSON.stringify(head);
        });
      await refuses(await other((head) => Object.assign(head, { version: 2 })), /different version/);
      await refuses(await other((head) => void delete head.tables.genres), /different version/);
      await refuses(
        await other((head) => Object.assign(head.tables, { users: { columns: ['id'], rows: 0 } })),
        /different version/,
      );
      await refuses(
        await other((head) => Object.assign(head.tables, { genres: { columns: ['id', 'slug'], rows: 1 } })),
        /different version/,
      );
    });

    it('one that refers to nothing, or says the same twice', async () => {
      await refuses(await withValue('events', 'room_id', 99_999), /^Dates: one of them belongs to something/);
      await refuses(await withValue('rooms', 'venue_id', 99_999), /^Rooms: /);
      await refuses(await withValue('pages', 'parent_id', 99_999), /^Pages: one of them belongs/);
      await refuses(
        await withEntry('tables/genres.jsonl', (content) => content.replace(/\[(\d+)/g, '[1')),
        /Genres|genres/,
      );
      await refuses(
        await withEntry('tables/assets.jsonl', (content) => content.replace(/^.*\n/, '')),
        /damaged|doesn’t belong|missing/,
      );
    });

    it('one with values that no form takes', async () => {
      const long = 'x'.repeat(1_000_000);
      await refuses(
        await withValue('persons', 'name', long),
        /^People: line 1, field “name”, contains a text of more/,
      );
      await refuses(
        await withValue('persons', 'name', 'x'.repeat(5000)),
        /^People: number \d+ .*“name” that no form accepts/,
      );
      await refuses(await withValue('persons', 'name', 'a\0b'), /isn’t allowed there/);
      await refuses(await withValue('persons', 'name', '\ud800'), /isn’t allowed there/);
      await refuses(await withValue('persons', 'name', 7), /isn’t allowed there/);
      await refuses(await withValue('persons', 'name', null), /isn’t allowed there/);
      await refuses(await withValue('persons', 'id', 9e15), /isn’t allowed there/);
      await refuses(
        await withValue('persons', 'biography_de', '<p>Hi<script>alert(1)</script></p>'),
        /biography/,
      );
      await refuses(await withValue('events', 'status', 'gone'), /status/);
      await refuses(await withValue('events', 'is_online', 'yes'), /isn’t allowed there/);
      await refuses(await withValue('assets', 'storage_key', '../../../etc/passwd'), /“storage_key”/);
      await refuses(await withValue('assets', 'content_type', 'text/html'), /“content_type”/);
      await refuses(await withValue('assets', 'created_by', 1), /“created_by”/);
      await refuses(await withValue('events', 'id_jet', 1), /“id_jet”/);
      await refuses(await withValue('documents', 'draft', '{"modules":7}'), /isn’t made of modules/);
      const deep = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
      await refuses(
        await withEntry('tables/productions.jsonl', (content) => content.replace('[', `[${deep},`)),
        /isn’t allowed there/,
      );
    });

    it('one that lacks a file, a row or a line', async () => {
      await refuses(
        await packed(entries.filter(({ name }, place) => !name.startsWith('files/') || place % 2 === 0)),
        /is missing from the archive/,
      );
      await refuses(await withEntry('tables/persons.jsonl', (content) => content.trimEnd()), /damaged/);
      await refuses(
        await withEntry('tables/persons.jsonl', (content) => content.replace(/^.*\n/, '')),
        /damaged: “tables\/persons.jsonl”/,
      );
      await refuses(
        await withEntry('tables/persons.jsonl', () => `${'x'.repeat(17_000_000)}\n`),
        /damaged|isn’t/,
      );
      await refuses(await withEntry('tables/persons.jsonl', () => '\n\n\n'), /isn’t allowed there/);
    });

    it('and the whole one is brought in after all of them', async () => {
      expect(await broughtIn(empty, archive)).toMatchObject({ ok: true });
    });
  });

  it('is taken and brought in through the API, by administrators alone', async () => {
    const empty = await open(engine);
    const siteOf = ({ services }: TestServices) => {
      const calls = openCalls(services);
      calls.onError((error, c) => {
        if (error instanceof Problem) return problemResponse(c, error);
        throw error;
      });
      return calls;
    };
    const address = 'http://localhost/de/api/admin/venue-archive/';
    const administrator = await signInAs(workSite.services, 'administrator');
    const editor = await signInAs(workSite.services, 'html_editor');
    const site = siteOf(workSite);
    expect((await site.request(address)).status).toBe(401);
    expect((await site.request(address, { headers: editor })).status).toBe(403);
    const answer = await site.request(address, { headers: administrator });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-tar']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="haus-2026-11-20.tar"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.equals(archive)).toBe(true);

    const send = (test: TestServices, headers: Record<string, string>, body: Buffer) =>
      siteOf(test).request(address, { method: 'POST', headers, body: formWith(body, 'house.tar') });
    const taken = await send(workSite, administrator, bytes);
    expect([taken.status, ((await taken.json()) as { detail: string }).detail]).toEqual([
      409,
      expect.stringMatching(/^Dieses Haus ist nicht leer: /),
    ]);
    const headers = await signInAs(empty.services, 'administrator');
    expect((await send(empty, editor, bytes)).status).toBe(401);
    expect((await send(empty, { cookie: headers.cookie ?? '' }, bytes)).status).toBe(403);
    const faulty = await send(empty, headers, bytes.subarray(0, 50_000));
    expect(faulty.status).toBe(422);
    const stored = await send(empty, headers, bytes);
    expect([stored.status, await stored.json()]).toEqual([
      200,
      { rows: expect.any(Number), files: expect.any(Number), missing_files: [] },
    ]);
    // User who ran the import is still signed in.
    expect((await siteOf(empty).request('http://localhost/de/api/user-details/', { headers })).status).toBe(
      200,
    );
  });

  it('leaves nothing in the work folder when its reader disconnects', async () => {
    const folders = async () =>
      (await readdir(os.tmpdir())).filter((name) => name.startsWith('buntspecht-media-'));
    const before = await folders();
    const reading = await exportArchive(workSite.services, BY_HAND);
    for await (const _ of reading) break;
    await expect.poll(folders).toEqual(before);
  });

  it('leaves nothing there when its reader stops without going away', async () => {
    const folders = async () =>
      (await readdir(os.tmpdir())).filter((name) => name.startsWith('buntspecht-media-'));
    const before = await folders();
    const reading = await exportArchive(workSite.services, BY_HAND, { stalledMs: 200 });
    const pieces = reading[Symbol.asyncIterator]();
    await pieces.next();
    expect(await folders()).not.toEqual(before);
    await expect.poll(folders, { timeout: 5000 }).toEqual(before);
    const goOn = async () => {
      while (!(await pieces.next()).done);
    };
    await expect(goOn()).rejects.toThrow('export aborted: no data was read for 0.2 s');
  });
});
