import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveSettings } from '#features/core/settings/save-settings.server.ts';
import { countFile } from '#features/website/forms/temp-files.server.ts';
import { recordMissingPage } from '#features/website/pages/missing-pages/record-missing-page.server.ts';
import { countKeyword } from '#features/website/search/count-keyword.server.ts';
import { createFixedClock } from '#platform/clock.ts';
import { emptyOutbox } from '#platform/mail/outbox.server.ts';
import { RETENTION, runRetention } from '#server/services/retention.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

describeOnEngines('the promises of the privacy page', (engine) => {
  let test: TestServices;
  beforeEach(async () => {
    test = await openTestServices(engine);
  });
  afterEach(async () => {
    await test.close();
  });

  const rows = async (
    table: 'attempts' | 'verifications' | 'sessions' | 'users' | 'missing_pages' | 'audit_entries',
  ) => (await test.services.db.selectFrom(table).selectAll().execute()).length;
  async function later(seconds: number): Promise<void> {
    test.clock.advance(seconds);
    await runRetention(test.services);
  }

  it('attempts are deleted after an hour, without anybody signing in', async () => {
    const { db, clock } = test.services;
    await db
      .insertInto('attempts')
      .values({ key: 'x', count: 3, last_request: Date.parse(clock.now()) })
      .execute();
    await later(59 * 60);
    expect(await rows('attempts')).toBe(1);
    await later(2 * 60);
    expect(await rows('attempts')).toBe(0);
  });

  it('files of forms are counted by their bytes for an hour, and then deleted', async () => {
    for (let n = 0; n < 20; n += 1)
      expect(await countFile(test.services, '192.0.2.0', 20_000_000)).toBe(true);
    expect(await countFile(test.services, '192.0.2.0', 1)).toBe(false);
    expect(await countFile(test.services, '192.0.2.1', 20_000_000)).toBe(true);
    await later(HOUR + 1);
    expect(await countFile(test.services, '192.0.2.0', 1)).toBe(true);
    await later(3 * HOUR);
    expect(await rows('attempts')).toBe(0);
  });

  it('links and sessions that have ended, and accounts nobody confirmed', async () => {
    const { db, clock } = test.services;
    const times = { created_at: clock.now(), updated_at: clock.now() };
    const soon = new Date(Date.parse(clock.now()) + HOUR * 1000).toISOString();
    await db
      .insertInto('verifications')
      .values({ identifier: 'a', value: '1', expires_at: soon, ...times })
      .execute();
    const { id } = await db
      .insertInto('users')
      .values({
        name: 'Kim K',
        first_name: 'Kim',
        last_name: 'K',
        email: 'kim@example.org',
        email_verified: false,
        role: 'visitor',
        ...times,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sessions')
      .values({ user_id: id, token: 't', expires_at: soon, ...times })
      .execute();
    await later(HOUR + 60);
    expect([await rows('verifications'), await rows('sessions'), await rows('users')]).toEqual([0, 0, 1]);
    await later(30 * DAY);
    expect(await rows('users')).toBe(0);
  });

  it('counts after 90 days', async () => {
    await recordMissingPage(test.services, '/de/weg');
    await countKeyword(test.services, { query: 'käfer', language: 'de', results: 3 });
    await later(91 * DAY);
    expect(await rows('missing_pages')).toBe(0);
    expect(await test.services.db.selectFrom('search_keywords').selectAll().execute()).toEqual([]);
  });

  it('the library’s trash after 30 days, with the files, and files that nothing names', async () => {
    const { db, storage, clock } = test.services;
    const now = clock.now();
    const file = path.join(test.files, 'file');
    writeFileSync(file, 'x');
    for (const key of ['trashed', 'kept', 'orphan'])
      await storage.write(`originals/${key}`, { path: file, bytes: 1, contentType: 'text/plain' });
    const facts = { kind: 'file', name: 'a.pdf', content_type: 'application/pdf', bytes: 1 } as const;
    const dates = { created_at: now, updated_at: now };
    await db
      .insertInto('assets')
      .values([
        { ...facts, storage_key: 'trashed', deleted_at: now, ...dates },
        { ...facts, storage_key: 'kept', ...dates },
      ])
      .execute();
    const files = () => readdirSync(path.join(test.files, 'originals')).toSorted();
    await later(DAY);
    expect(files()).toContain('trashed');
    // Files are as old as the machine says, whose clock is not the test's.
    await later(3650 * DAY);
    expect(files()).toEqual(['kept']);
    expect(await db.selectFrom('assets').select('storage_key').execute()).toEqual([{ storage_key: 'kept' }]);
  });

  it('audit entries after a year', async () => {
    await saveSettings(test.services, { system: 'test' }, { siteName: 'Kleiber' });
    await later(364 * DAY);
    expect(await rows('audit_entries')).toBe(1);
    await later(2 * DAY);
    expect(await rows('audit_entries')).toBe(0);
  });

  it('one failure to delete does not keep the rest', async () => {
    const { db, clock } = test.services;
    await db
      .insertInto('attempts')
      .values({ key: 'x', count: 3, last_request: Date.parse(clock.now()) })
      .execute();
    test.clock.advance(2 * HOUR);
    const broken = { broken: () => Promise.reject(new Error('broken')), ...RETENTION };
    await expect(runRetention(test.services, broken)).rejects.toThrow('retention failed for: broken');
    expect(await rows('attempts')).toBe(0);
  });
});

it('emails in the outbox are deleted after a week, other files are not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const files = ['2026-11-12T08-00-00.000Z-a.json', '2026-11-19T08-00-00.000Z-b.json', 'notes.txt'];
  for (const name of files) writeFileSync(path.join(folder, name), '{}');
  expect(await emptyOutbox(folder, createFixedClock('2026-11-20T08:00:00.000Z'))).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual(files.slice(1));
  rmSync(folder, { recursive: true });
});
