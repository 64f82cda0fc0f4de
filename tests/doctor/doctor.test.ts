import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Tables } from '#features/database.server.ts';
import { systemClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { recordRun } from '#platform/jobs/job-store.server.ts';
import { examineSkew } from '#server/doctor/examine-clock.ts';
import { examineSite } from '#server/doctor/examine-site.ts';
import { type Finding, linesOf, sumOf } from '#server/doctor/finding.ts';
import { openServices } from '#server/services/services.server.ts';
import { openSignedS3 } from '#tests/fakes/signed-s3.ts';
import { startFakeStripe } from '#tests/fakes/stripe.ts';
import { startMailServer } from '#tests/resilience/mail-server.ts';
import { ofThisRun } from '#tests/resilience/start-node.ts';

let folder: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'doctor-'));
  env = { DATA_DIR: path.join(folder, 'data'), DEMO: '0', LOG_LEVEL: 'silent' };
  await (await openServices(parseConfig(env))).close();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const examine = (more: Record<string, string> = {}) => examineSite({ ...env, ...more }, systemClock);
const statesOf = (findings: Finding[], part: string) =>
  findings.filter((finding) => finding.part === part).map(({ state }) => state);

/** Works in the database of the site as something went wrong in it. */
async function inDatabase(work: (db: ReturnType<typeof openDatabase<Tables>>['db']) => Promise<unknown>) {
  const { db, close } = openDatabase<Tables>({ dataDir: env.DATA_DIR ?? '', onError: () => undefined });
  await work(db).finally(close);
}

function run(command: string, more: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [`server/process/${command}.ts`, ...args], {
    env: { ...ofThisRun(), ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  return once(child, 'exit').then(async ([code]) => ({ code, said: (await said).join('') }));
}

describe('the doctor of a site', () => {
  it('finds a new site on SQLite sound, and misses its backups', async () => {
    const findings = await examine();
    for (const part of ['configuration', 'Node', 'user', 'database', 'schema', 'books', 'emails'])
      expect(statesOf(findings, part), part).toEqual(['ok']);
    expect(findings.filter(({ state }) => state !== 'ok').map(({ part }) => part)).toEqual(['backup']);
    expect(sumOf(findings)).toEqual({ warnings: 1, faults: 0, code: 0 });
    expect(statesOf(await examine({ INSTANCE: 'production' }), 'backup')).toEqual(['fault']);
  });

  it('names each wrong variable and nothing of its value', async () => {
    const findings = await examine({ PORT: 'secret-one', METRICS_TOKEN: 'secret-two' });
    expect(findings).toHaveLength(2);
    expect(sumOf(findings).code).toBe(1);
    const said = linesOf(findings).join('\n');
    for (const name of ['PORT', 'METRICS_TOKEN']) expect(said).toContain(name);
    expect(said).not.toContain('secret');
  });

  it('tries bucket, mail server and payment provider, and names no secret, well or not', async () => {
    const [s3, mail, stripe] = [
      await openSignedS3('uploads'),
      await startMailServer(async () => undefined),
      await startFakeStripe({ webhookSecret: 'whsec_hidden_1' }),
    ];
    onTestFinished(() => mail.close());
    const neighbours = {
      ...{ S3_BUCKET: 'uploads', S3_ENDPOINT: s3.access.endpoint, S3_ACCESS_KEY_ID: 'S3RVER' },
      ...{ S3_SECRET_ACCESS_KEY: 'S3RVER', SMTP_URL: mail.url, MAIL_FROM: 'haus@buntspecht.example' },
      ...{ STRIPE_SECRET_KEY: 'sk_test_hidden_2', STRIPE_WEBHOOK_SECRET: 'whsec_hidden_1' },
      ...{ STRIPE_API_ORIGIN: stripe.origin, PUBLIC_ORIGIN: 'http://127.0.0.1:9' },
    };
    const well = await examine(neighbours);
    for (const part of ['bucket', 'mail', 'payment']) expect(statesOf(well, part), part).toEqual(['ok']);
    expect(statesOf(well, 'public address')).toEqual(['fault']);
    await s3.close();
    await stripe.close();
    const unwell = await examine({
      ...neighbours,
      ...{ S3_SECRET_ACCESS_KEY: 'hidden_3', SMTP_URL: 'smtp://svenja:hidden_4@127.0.0.1:9' },
    });
    for (const part of ['bucket', 'mail', 'payment']) expect(statesOf(unwell, part), part).toEqual(['fault']);
    expect(linesOf([...well, ...unwell]).join('\n')).not.toMatch(/hidden|S3RVER/);
    for (const { state, advice } of unwell) expect(advice !== undefined).toBe(state !== 'ok');
  }, 60_000);

  it('tells pending migrations, a newer database and an interrupted copy', async () => {
    await inDatabase((db) =>
      sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db),
    );
    expect(statesOf(await examine(), 'schema')).toEqual(['warning']);
    // The advice is a backup, whose books a build of another schema cannot judge.
    await inDatabase((db) => sql`alter table orders rename column due_cents to former_cents`.execute(db));
    const backup = await run('back-up', { BACKUP_TO: path.join(folder, 'backups') });
    expect(backup, backup.said).toMatchObject({ code: 0 });
    for (const [name, words] of [
      ['9998-from-tomorrow', /newer than this build/],
      ['9999-unfinished-copy', /interrupted/],
    ] as const) {
      await inDatabase((db) => sql`insert into kysely_migration values (${name}, '')`.execute(db));
      const [schema] = (await examine()).filter(({ part }) => part === 'schema');
      expect(schema).toMatchObject({ state: 'fault', text: expect.stringMatching(words) });
    }
  });

  it('tells jobs that fail, folders that are open, and a database that is none', async () => {
    const [startedAt, dueAt] = [systemClock.now(), '2999-01-01T00:00:00.000Z'];
    await inDatabase((db) =>
      recordRun(db, { name: 'emails', startedAt, endedAt: startedAt, dueAt, error: 'x' }),
    );
    await mkdir(path.join(env.DATA_DIR ?? '', 'outbox'), { recursive: true });
    expect(statesOf(await examine(), 'jobs')).toEqual(['warning']);
    await chmod(path.join(env.DATA_DIR ?? '', 'outbox'), 0o755);
    expect(
      statesOf(await examine({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:9/none' }), 'database'),
    ).toEqual(['fault']);
    expect(
      statesOf(await examine({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:9/none' }), 'data folder'),
    ).toEqual(['warning']);
  }, 60_000);

  it('follows backups: none, taken, restored on trial, old', async () => {
    const BACKUP_TO = path.join(folder, 'backups');
    expect(statesOf(await examine({ BACKUP_TO }), 'backup')).toEqual(['warning']);
    expect(await run('back-up', { BACKUP_TO })).toMatchObject({ code: 0 });
    const taken = await examine({ BACKUP_TO });
    expect([statesOf(taken, 'backup'), statesOf(taken, 'restore')]).toEqual([['ok'], ['warning']]);
    expect(await run('restore', { BACKUP_TO }, '--check')).toMatchObject({ code: 0 });
    expect(statesOf(await examine({ BACKUP_TO }), 'restore')).toEqual(['ok']);
    const inThreeDays = { ...systemClock, time: () => Date.now() + 3 * 86_400_000 };
    const old = await examineSite({ ...env, BACKUP_TO, INSTANCE: 'production' }, inThreeDays);
    expect(statesOf(old, 'backup')).toEqual(['fault']);
  }, 60_000);

  it('ends with 1 where there is a fault, and says the same as JSON', async () => {
    const { code, said } = await run('doctor', { INSTANCE: 'production' }, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(said)).toMatchObject({ faults: 1, findings: expect.any(Array) });
    expect(await run('doctor', {})).toMatchObject({
      code: 0,
      said: expect.stringMatching(/0 faults, 1 warnings/),
    });
    expect(await run('doctor', {}, '--jsno')).toMatchObject({
      code: 1,
      said: expect.stringContaining('--jsno'),
    });
  }, 60_000);
});

it('compares clocks in whole seconds', () => {
  const at = (seconds: number) => new Date(systemClock.time() - seconds * 1000).toUTCString();
  expect([0, 60, 600].map((seconds) => examineSkew('it', at(seconds), systemClock).state)).toEqual([
    'ok',
    'warning',
    'fault',
  ]);
});
