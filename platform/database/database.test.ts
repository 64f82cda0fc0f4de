import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import { openDatabase } from './open-database.server.ts';
import { inTransaction } from './transaction.server.ts';

describeOnEngines('a database', (engine) => {
  let database: TestDatabase;
  const warnings: string[] = [];
  const onWarning = (warning: Error) => void warnings.push(warning.message);

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    warnings.length = 0;
    process.on('warning', onWarning);
  });
  afterEach(async () => {
    process.off('warning', onWarning);
    await database.close();
  });

  const genre = (slug: string) => ({ slug, name_de: slug, name_en: null, position: 1 });

  it('takes several statements of one transaction at once, one after the other and without a warning', async () => {
    await inTransaction(database.db, async (trx) => {
      await Promise.all(
        ['eins', 'zwei', 'drei'].map((slug) => trx.insertInto('genres').values(genre(slug)).execute()),
      );
      const counted = await Promise.all([1, 2, 3].map(() => trx.selectFrom('genres').select('id').execute()));
      expect(counted.map((rows) => rows.length)).toEqual([3, 3, 3]);
    });
    expect(warnings).toEqual([]);
  });

  it('undoes a transaction whose statement failed, others of the same moment included', async () => {
    const failing = inTransaction(database.db, async (trx) => {
      await Promise.all([
        trx.insertInto('genres').values(genre('eins')).execute(),
        trx.insertInto('genres').values(genre('eins')).execute(),
      ]);
    });
    await expect(failing).rejects.toThrow();
    expect(await database.db.selectFrom('genres').select('id').execute()).toEqual([]);
  });

  it('shows a reader what was committed before, and nothing that is not', async () => {
    await database.db.insertInto('genres').values(genre('eins')).execute();
    expect(await database.db.selectFrom('genres').select('slug').execute()).toEqual([{ slug: 'eins' }]);
    const refused = inTransaction(database.db, async (trx) => {
      await trx.insertInto('genres').values(genre('zwei')).execute();
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await database.db.selectFrom('genres').select('slug').execute()).toEqual([{ slug: 'eins' }]);
  });

  it('reads by prepared statements, also after a migration changed the columns', async () => {
    const { db } = database;
    await db.insertInto('genres').values(genre('eins')).execute();
    const read = async () => (await sql<{ slug: string }>`select * from genres`.execute(db)).rows;
    for (let time = 0; time < 20; time += 1) expect(await read()).toMatchObject([{ slug: 'eins' }]);
    await sql`alter table genres add column added integer`.execute(db);
    for (let time = 0; time < 20; time += 1)
      expect(await read()).toMatchObject([{ slug: 'eins', added: null }]);
  });

  it('writes by prepared statements, in transactions and outside, also after a migration changed the columns', async () => {
    const { db } = database;
    const insert = async (within: typeof db, slug: string) =>
      (
        await sql<object>`insert into genres (slug, name_de, position) values (${slug}, ${slug}, 1) returning *`.execute(
          within,
        )
      ).rows[0];
    const read = async (within: typeof db, slug: string) =>
      (await sql<object>`select * from genres where slug = ${slug}`.execute(within)).rows[0];
    const both = (slug: string) =>
      inTransaction(db, async (trx) => {
        await read(trx, 'no genre');
        await insert(trx, slug);
        return read(trx, slug);
      });
    for (let time = 0; time < 20; time += 1) {
      await insert(db, `outside-${time}`);
      await both(`within-${time}`);
    }
    await sql`alter table genres add column added integer`.execute(db);
    for (let time = 20; time < 40; time += 1) {
      expect(await both(`within-${time}`)).toMatchObject({ slug: `within-${time}`, added: null });
      expect(await insert(db, `outside-${time}`)).toMatchObject({ added: null });
    }
    await sql`alter table genres add column again integer`.execute(db);
    expect(await insert(db, 'outside')).toMatchObject({ added: null, again: null });
    expect(await db.selectFrom('genres').select('id').execute()).toHaveLength(81);
  });

  it('tells of each statement, of one that failed too, and not of its values', async () => {
    const statements: string[] = [];
    const { db, close } = openDatabase({
      ...(database.url === null ? {} : { url: database.url }),
      dataDir: ':memory:',
      onError: (error) => expect.unreachable(error.message),
      onStatement: (statement) => void statements.push(statement.sql),
    });
    await sql`select ${'secret'} as word`.execute(db);
    await expect(sql`select word from nowhere`.execute(db)).rejects.toThrow('nowhere');
    expect(statements).toEqual([
      expect.stringMatching(/^select (\?|\$1) as word$/),
      'select word from nowhere',
    ]);
    await close();
  });
});
