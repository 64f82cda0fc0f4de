import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { inWorkingFolder } from '#features/core/media/index.server.ts';
import { exportArchive, importArchive } from '#features/operations/transfer/index.server.ts';
import { CONTENTS, keyOfEntry } from '#features/operations/transfer/venue-archive/archive-format.ts';
import { ARCHIVED } from '#features/operations/transfer/venue-archive/archive-tables.ts';
import { readEntries } from '#features/operations/transfer/venue-archive/read-archive.server.ts';
import { parseConfig } from '#platform/config.server.ts';
import { openVenueServices } from '#server/process/venue-services.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import { openTestServices } from '#tests/integration/site-services.ts';
import { holdPipe } from './held-pipe.ts';
import { ofThisRun } from './start-node.ts';

type VenueServices = Awaited<ReturnType<typeof openVenueServices>>;

/** A tar is written in pieces of this length, a head and its file. */
const BLOCK = 512;

let folder: string;
let place: string;
let pictures: number;
/** Offsets in the archive at which its pictures begin, and the data behind them does, in bytes. */
let begin: { pictures: number; contents: number };
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'killed-import-'));
  place = path.join(folder, 'house.tar');
  const demo = await openTestServices('sqlite', { demo: true });
  await pipeline(await exportArchive(demo.services, { system: 'test' }), createWriteStream(place));
  pictures = (await readdir(path.join(demo.files, 'originals'))).length;
  begin = await beginnings();
  await demo.close();
}, 120_000);

async function beginnings(): Promise<typeof begin> {
  const found = { pictures: 0, contents: 0 };
  let at = 0;
  for await (const { name, bytes } of readEntries(place)) {
    if (keyOfEntry(name) !== null) found.pictures ||= at;
    if (name === CONTENTS) found.contents = at;
    at += BLOCK * (1 + Math.ceil(bytes / BLOCK));
  }
  return found;
}

afterAll(() => rm(folder, { recursive: true, force: true }));

describeOnEngines('an archive of a venue', (engine) => {
  let site: string;
  let database: TestDatabase | null = null;

  beforeEach(async () => {
    site = await mkdtemp(path.join(folder, 'house-'));
    await mkdir(env().TMPDIR);
    await database?.close();
    database = engine === 'postgres' ? await openTestDatabase('postgres') : null;
    if (!database) await copyFile(inject('migratedSqlite'), path.join(site, 'buntspecht.sqlite'));
  });
  afterAll(async () => {
    await database?.close();
  });

  const env = () => ({
    ...{ DATA_DIR: site, TMPDIR: path.join(site, 'tmp'), DEMO: '0', LOG_LEVEL: 'silent' },
    ...(database?.url ? { DATABASE_URL: database.url } : {}),
  });
  function run(command: 'import' | 'export', ...args: string[]) {
    const program = [`server/process/${command}-venue.ts`, ...args];
    const child = spawn(process.execPath, program, {
      env: { ...ofThisRun(), NODE_ENV: 'production', ...env() },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const said = text(child.stderr);
    return { child, ended: once(child, 'exit').then(async ([code]) => ({ code, said: await said })) };
  }
  /** Works in the venue as its commands do. */
  async function withSite<T>(work: (services: VenueServices) => Promise<T>): Promise<T> {
    const services = await openVenueServices(parseConfig(env()), { isAlone: true, onError: () => undefined });
    try {
      return await work(services);
    } finally {
      await services.close();
    }
  }
  /** Reads all archived tables, and the audit history. */
  const rows = () =>
    withSite(async ({ db }) => {
      const all: Record<string, unknown[]> = {};
      for (const name of [...ARCHIVED.map((table) => table.name), 'audit_entries'] as const)
        all[name] = await db.selectFrom(name).selectAll().execute();
      return all;
    });
  const filesIn = async (name: string) => {
    const found = await readdir(path.join(site, name), { recursive: true }).catch(() => []);
    return found.length;
  };
  const stored = () => filesIn(path.join('uploads', 'originals'));
  async function connect() {
    const client = new pg.Client({ connectionString: database?.url ?? '' });
    await client.connect();
    return client;
  }
  /** Tells if a transaction has written, has not committed, and waits for another. */
  async function isHeld(): Promise<boolean> {
    const client = await connect();
    const { rows: found } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and backend_xid is not null and wait_event_type = 'Lock'`,
    );
    await client.end();
    return found.length > 0;
  }
  /** Holds a row of the last table: imports get as far as that table, and wait there for the outcome of this transaction. */
  async function holdLastRows(): Promise<Held> {
    const client = await connect();
    await client.query('begin');
    await client.query(`insert into search_synonyms (id, language, words) values (1, 'de', '')`);
    return { path: place, [Symbol.asyncDispose]: () => client.end() };
  }
  const pipe = (reading: 1 | 2, bytes: number) =>
    holdPipe(place, path.join(site, 'held.tar'), { reading, bytes });

  async function killImport(from: string, isThere: () => Promise<boolean>): Promise<void> {
    const { child, ended } = run('import', `--from=${from}`);
    let wasThere = false;
    while (child.exitCode === null && !wasThere) {
      wasThere = await isThere();
      if (!wasThere) await wait(1);
    }
    child.kill('SIGKILL');
    const { code, said } = await ended;
    expect([wasThere, code], said).toEqual([true, null]);
  }

  // An archive is read twice: for its rows, and for its files. The importer is suspended where it is to be killed.
  type Held = AsyncDisposable & { path: string };
  const moments: [string, () => Promise<Held>, () => Promise<boolean>][] = [
    ['while it is read', () => pipe(1, begin.pictures), async () => (await filesIn('tmp')) > 3],
    [
      'while its files are stored',
      () => pipe(2, Math.round((begin.pictures + begin.contents) / 2)),
      async () => (await stored()) > 2,
    ],
    [
      'when its files are stored and its rows are not',
      () => pipe(2, begin.contents),
      async () => (await stored()) >= pictures,
    ],
  ];
  if (engine === 'postgres') moments.splice(1, 0, ['while its rows are tried', holdLastRows, isHeld]);

  it.each(moments)(
    'whose import is killed %s leaves every table unchanged, and comes in whole when it is sent again',
    async (_, hold, isThere) => {
      const before = await rows();
      {
        await using held = await hold();
        await killImport(held.path, isThere);
      }
      expect(await rows()).toEqual(before);

      const again = await withSite(async (services) => {
        const imported = await inWorkingFolder((working) =>
          importArchive(services, { system: 'test' }, { place, folder: working }),
        );
        expect(imported).toMatchObject({ ok: true });
        return buffer(await exportArchive(services, { system: 'test' }));
      });
      expect(again.equals(await readFile(place))).toBe(true);
    },
    180_000,
  );

  it('comes in and goes out by the commands, byte for byte', async () => {
    expect(await run('import', `--from=${place}`).ended).toMatchObject({ code: 0 });
    const again = path.join(site, 'again.tar');
    expect(await run('export', `--to=${again}`).ended).toMatchObject({ code: 0 });
    expect((await readFile(again)).equals(await readFile(place))).toBe(true);
  }, 180_000);
});
