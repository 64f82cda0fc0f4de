import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resetPassword, sendInvitations } from '#features/people/accounts/index.server.ts';
import { createFixedClock, systemClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import { openServices, type Services } from '#server/services/services.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import { openApi } from '#tests/integration/api-app.ts';
import { signInAs } from '#tests/integration/sign-in-as.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startNode } from './start-node.ts';

const ORIGIN = 'https://buntspecht.example';
const PAUSE_MS = 5 * 60_000;
const CALLER = {
  address: '192.0.2.1',
  cookie: null,
  userAgent: null,
  origin: ORIGIN,
  language: 'de',
} as const;
const KIM = { first_name: 'Kim', last_name: 'Kleiber', email: 'kim@haus.example', role: 'editor' };

describeOnEngines('an invitation whose process is killed while the mail server has it', (engine) => {
  let folder: string;
  let database: TestDatabase | null;
  let mail: MailServer;
  /** Called when an email arrives; it is accepted when this settles. */
  let taking: () => Promise<void>;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'killed-invitation-'));
    database = engine === 'postgres' ? await openTestDatabase('postgres') : null;
    mail = await startMailServer(() => taking());
  });
  afterEach(async () => {
    mail.close();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const env = () => ({
    ...{ DATA_DIR: folder, DATABASE_URL: database?.url ?? '', DEMO: '0', LOG_LEVEL: 'silent' },
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'haus@buntspecht.example', PUBLIC_ORIGIN: ORIGIN },
  });

  /** Opens the data as another process would, some time later. */
  async function withServices<T>(work: (services: Services) => Promise<T>, laterMs = 0): Promise<T> {
    const at = new Date(Date.parse(systemClock.now()) + laterMs).toISOString();
    const clock = laterMs === 0 ? systemClock : createFixedClock(at);
    const services = await openServices(parseConfig(env()), { clock });
    return work(services).finally(() => services.close());
  }
  const invitation = () =>
    withServices(({ db }) => db.selectFrom('invitations').selectAll().executeTakeFirstOrThrow());
  const tokenIn = (letter = '') => /token=([\w.-]+)/.exec(letter)?.[1] ?? '';

  it('remains due and is sent again, with a link that invalidates the former', async () => {
    taking = async () => undefined;
    await withServices(async (services) => {
      const headers = { ...(await signInAs(services, 'administrator')), 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(KIM) };
      const made = await openApi(services).request(`${ORIGIN}/accounts`, init);
      expect(made.status).toBe(201);
    });
    const before = mail.emails.length;

    const node = await startNode(env());
    taking = () => {
      node.kill('SIGKILL');
      return new Promise(() => undefined);
    };
    await expect(fetch(`${node.url}/sale-calls/send-invitations`, { method: 'POST' })).rejects.toThrow();
    expect(await node.ended).toBeNull();
    const [first] = mail.emails.slice(before);
    expect(tokenIn(first)).not.toBe('');
    expect(await invitation()).toMatchObject({ sent_at: null, due_at: expect.any(String) });

    taking = async () => undefined;
    // The email may have been accepted: the next one waits a while.
    await withServices(sendInvitations);
    expect(mail.emails).toHaveLength(before + 1);
    await withServices(sendInvitations, PAUSE_MS);
    expect(mail.emails).toHaveLength(before + 2);
    expect(await invitation()).toMatchObject({ due_at: null, sent_at: expect.any(String) });

    const links = [first, mail.emails.at(-1)].map(tokenIn);
    const outcomes = await withServices(async (services) => {
      const set = [];
      for (const token of links)
        set.push(
          await resetPassword(services, { token, newPassword: 'sieben bunte Federn im Wind' }, CALLER),
        );
      return set;
    });
    expect(outcomes.map(({ ok }) => ok)).toEqual([false, true]);
  }, 60_000);
});
