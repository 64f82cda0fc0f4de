import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFixedClock } from '#platform/clock.ts';
import { createLog } from '#platform/log.server.ts';
import { describeOnEngines, openTestDatabase, type TestDatabase } from '#tests/database/engines.ts';
import type { Email } from './email.ts';
import { purgeSentEmails, sendOutgoingEmails, writeEmail } from './outgoing-emails.server.ts';

const EMAIL = { to: 'svenja@post.example', subject: 'Bestellung', text: 'Hallo\n' };
const NOON = '2026-11-20T11:00:00.000Z';

describeOnEngines('emails in the transaction of their cause', (engine) => {
  let database: TestDatabase;
  const clock = createFixedClock(NOON);
  let sent: Email[];
  let isDown: boolean;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    clock.set(NOON);
    sent = [];
    isDown = false;
  });
  afterEach(() => database.close());

  const mailer = {
    async send(email: Email) {
      if (isDown) throw new Error('sending to the mail server failed: ECONNREFUSED');
      sent.push(email);
    },
  };
  const send = () =>
    sendOutgoingEmails({ db: database.db, mailer, log: createLog('silent'), now: async () => clock.now() });
  const write = () => database.db.transaction().execute((trx) => writeEmail(trx, EMAIL, clock.now()));

  it('are sent once, however many nodes are at it', async () => {
    await write();
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(sent).toEqual([EMAIL]);
    clock.advance(24 * 3600);
    expect(await send()).toBe(0);
  });

  it('are sent with both parts where there are two', async () => {
    const both = { ...EMAIL, html: '<p>Hallo</p>' };
    await database.db.transaction().execute((trx) => writeEmail(trx, both, clock.now()));
    await send();
    expect(sent).toEqual([both]);
  });

  it('are not sent when what they tell was undone', async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await writeEmail(trx, EMAIL, clock.now());
      throw new Error('the process died');
    });
    await expect(undone).rejects.toThrow('died');
    expect(await send()).toBe(0);
  });

  it('wait for a mail server that is down for an hour, and arrive once', async () => {
    await write();
    isDown = true;
    for (let minute = 0; minute < 60; minute += 1) {
      await send();
      clock.advance(60);
    }
    const { attempts } = await database.db
      .selectFrom('outgoing_emails')
      .select('attempts')
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(5);
    isDown = false;
    clock.advance(3600);
    expect(await send()).toBe(1);
    expect(sent).toEqual([EMAIL]);
  });

  it('are sent again by a process that took over from one that crashed', async () => {
    await write();
    const dying = {
      send: () => {
        throw new Error('killed');
      },
    };
    await sendOutgoingEmails({
      db: database.db,
      mailer: dying,
      log: createLog('silent'),
      now: async () => clock.now(),
    });
    expect(await send()).toBe(0);
    clock.advance(60);
    expect(await send()).toBe(1);
  });

  it('are deleted a week after they were sent, and retained while they wait', async () => {
    await write();
    await send();
    await write();
    clock.advance(8 * 24 * 3600);
    expect(await purgeSentEmails(database.db, clock.now())).toBe(1);
    expect(await database.db.selectFrom('outgoing_emails').select('sent_at').execute()).toEqual([
      { sent_at: null },
    ]);
  });
});
