import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseExpiredHolds } from '#features/box-office/sale/index.server.ts';
import { createFixedClock } from '#platform/clock.ts';
import { databaseClockFor } from '#platform/database/database-clock.server.ts';
import { createLocalEventBus } from '#platform/events/event-bus.server.ts';
import { randomIds } from '#platform/ids.server.ts';
import { createLog } from '#platform/log.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';

/** More than a venue ever has: carts that ended keep their rows for a day, half are alive, and some of these are overdue. */
const HOLDS = 320_000;
const ACTIVE = 160_000;
const OVERDUE = 600;
const LARGE_TABLES = 'holds|hold_lines|pool_claims|idempotency_keys';

describeOnEngines('sweeping at 320,000 carts', (engine) => {
  let database: TestDatabase;
  const statements = new Map<string, CompiledQuery>();

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await fillIn(database);
    const { db } = database;
    // On PostgreSQL the sweeper asks the database for the time.
    const databaseClock = databaseClockFor(engine, createFixedClock(new Date().toISOString()));
    const dependencies = {
      engine,
      databaseClock,
      ids: randomIds,
      bus: createLocalEventBus(),
      log: createLog('silent'),
    };
    const recorder: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        const compiled = db.getExecutor().compileQuery(node, queryId);
        statements.set(compiled.sql, compiled);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    expect(await releaseExpiredHolds({ ...dependencies, db: db.withPlugin(recorder) })).toBe(OVERDUE);
  }, 180_000);
  afterAll(() => database.close());

  async function planOf(statement: CompiledQuery): Promise<string> {
    const explain = sql.raw(engine === 'postgres' ? 'explain ' : 'explain query plan ');
    const parts = statement.sql.split(engine === 'postgres' ? /\$\d+/ : '?');
    const query = sql.join(
      parts.flatMap((part, index) =>
        index === 0 ? [sql.raw(part)] : [sql`${statement.parameters[index - 1]}`, sql.raw(part)],
      ),
      sql``,
    );
    const { rows } = await sql<Record<string, string>>`${explain}${query}`.execute(database.db);
    return rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n');
  }

  it('has places released, and the oldest carts deleted', async () => {
    const { held } = await database.db.selectFrom('pools').select('held').executeTakeFirstOrThrow();
    expect(held).toBe(ACTIVE - OVERDUE);
    expect(statements.size).toBeGreaterThan(5);
  });

  it('finds everything by an index', async () => {
    const scan = engine === 'postgres' ? `Seq Scan on (${LARGE_TABLES})\\b` : `SCAN (${LARGE_TABLES})\\b`;
    for (const statement of statements.values()) {
      const about = new RegExp(`"(${LARGE_TABLES})"`).test(statement.sql);
      if (about) expect(await planOf(statement), statement.sql).not.toMatch(new RegExp(scan));
    }
  });
});

async function fillIn({ db, engine }: TestDatabase): Promise<void> {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const numbers =
    engine === 'postgres'
      ? sql`generate_series(1, ${sql.lit(HOLDS)}) as numbers(i)`
      : sql`(with recursive counted(i) as (select 1 union all select i + 1 from counted where i < ${sql.lit(HOLDS)}) select i from counted) as numbers`;
  await sql`insert into price_lists (id, name) values (1, 'All')`.execute(db);
  await sql`insert into seat_groups (id, price_list_id, code, position, name_de) values (1, 1, 'A', 0, 'Alle')`.execute(
    db,
  );
  await sql`insert into prices (id, seat_group_id, sale_type_id, cents, units, position, name_de) values (1, 1, 1, 500, 1, 0, 'Voll')`.execute(
    db,
  );
  await sql`insert into performances (id, price_list_id) values (1, 1)`.execute(db);
  await sql`insert into pools (id, performance_id, seat_group_id, capacity, held) values (1, 1, 1, ${HOLDS}, ${ACTIVE})`.execute(
    db,
  );
  await sql`
    insert into holds (id, token_hash, status, first_at, expires_at)
    select i, 'token ' || i,
      case when i <= ${sql.lit(ACTIVE)} then 'active' when i % 3 = 0 then 'released' else 'expired' end,
      ${at(-60)},
      case when i <= ${sql.lit(OVERDUE)} then ${at(-5)} when i <= ${sql.lit(ACTIVE)} then ${at(10)} else ${at(-600)} end
    from ${numbers}`.execute(db);
  await sql`
    insert into hold_lines (id, hold_id, performance_id, pool_id, price_id, cents, units, quantity)
    select i, i, 1, 1, 1, 500, 1, 1 from ${numbers}`.execute(db);
  await sql`
    insert into pool_claims (hold_line_id, pool_id, units)
    select i, 1, 1 from ${numbers} where i <= ${sql.lit(ACTIVE)}`.execute(db);
  await sql`
    insert into idempotency_keys (key_hash, request_hash, expires_at)
    select 'key ' || i, 'request', ${at(60)} from ${numbers}`.execute(db);
  if (engine === 'postgres') await sql`vacuum analyze`.execute(db);
}
