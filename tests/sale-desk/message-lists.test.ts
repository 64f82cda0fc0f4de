import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OrderRequest } from '#features/box-office/ticketing/index.ts';
import {
  beginMessage,
  cancelEvent,
  cancelTickets,
  hasDueMessages,
  loadMessagePage,
  sendMessage,
  takeMessageBack,
  writeMessageEmails,
} from '#features/shop/desk/index.server.ts';
import {
  MESSAGE_LISTS,
  type MessageList,
  messageFaults,
  PLACEHOLDER,
} from '#features/shop/desk/messages/message.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { openProgramme } from './programme.ts';

const TEXTS = {
  subject: { de: 'Wir fangen später an', en: 'We start late' },
  text: { de: 'Erst um 15:20 Uhr.', en: 'At 3.20 pm.' },
};
const MANY = 1000;

describeOnEngines('a message to people without a ticket', (engine) => {
  let programme: Awaited<ReturnType<typeof openProgramme>>;
  let services: (typeof programme)['services'];
  let event: number;
  let jetId: number;
  let count = 0;

  beforeAll(async () => {
    programme = await openProgramme(engine);
    services = programme.services;
  });
  beforeEach(async () => {
    ({ event, jetId } = await programme.stage());
    await services.db.deleteFrom('outgoing_emails').execute();
  });
  afterEach(async () => {
    await services.db.deleteFrom('ticket_messages').execute();
  });
  afterAll(() => programme.site.test.close());

  const buy = (email: string, more: Partial<OrderRequest> = {}) =>
    programme.buy(jetId, { customer: { firstName: 'Kim', lastName: 'Gast', email, userId: null }, ...more });
  const giveBack = async (email: string, more: Partial<OrderRequest> = {}) => {
    const order = await buy(email, more);
    await cancelTickets(services, HEIKE, order.number, { positions: [1, 2], reason: 'krank' });
    return order;
  };
  async function wait(email: string, language: 'de' | 'en' = 'de'): Promise<void> {
    const { id: poolId } = await services.db
      .selectFrom('pools')
      .select('id')
      .where('performance_id', '=', jetId)
      .executeTakeFirstOrThrow();
    count += 1;
    await services.db
      .insertInto('waiting_entries')
      .values({
        ...{ secret: `place-${count}`, performance_id: jetId, pool_id: poolId, state: 'waiting' },
        ...{ wanted: '[]', tickets: 1, least_units: 1, only_together: false, language, email },
        joined_at: '2026-11-20T11:00:00.000Z',
      })
      .execute();
  }
  const send = (lists: readonly MessageList[], dueAt?: string) => {
    count += 1;
    const request = { key: `list-key-${count}`, scope: 'date' as const, lists, texts: TEXTS };
    return sendMessage(services, HEIKE, { eventId: event }, dueAt ? { ...request, dueAt } : request);
  };
  async function writeAll(): Promise<number> {
    let all = 0;
    for (let written = -1; written !== 0; all += written) written = await writeMessageEmails(services);
    return all;
  }
  const recipients = async () =>
    (await services.db.selectFrom('outgoing_emails').select(['recipient', 'subject']).execute())
      .filter(({ subject }) => /später|late/.test(subject))
      .map(({ recipient }) => recipient)
      .sort();
  const textTo = async (recipient: string) =>
    (
      await services.db
        .selectFrom('outgoing_emails')
        .select('text')
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    ).text;
  const draft = (lists: readonly MessageList[] = []) => ({
    ...{ scope: 'date' as const, lists, key: 'draft', seen: '', sendAt: '' },
    ...{ subjectDe: '', textDe: '', subjectEn: '', textEn: '', isOnTicket: false },
  });
  const page = async (lists: readonly MessageList[] = []) => {
    const found = await loadMessagePage(
      services,
      { eventId: event },
      { language: 'de', draft: draft(lists) },
    );
    if (!found) throw new Error('No such event');
    return found;
  };

  it('reaches who gave their tickets back and who waits, where that was chosen, each address once', async () => {
    await buy('holder@post.example');
    await giveBack('HOLDER@post.example');
    await giveBack('back@post.example', { language: 'en' });
    await wait('back@post.example');
    await wait('holder@post.example');
    await wait('waits@post.example', 'en');
    const { lists, total } = await page(MESSAGE_LISTS);
    expect(lists).toEqual({ returned: 1, waiting: 2 });
    expect(total).toEqual({ de: 1, en: 2 });
    expect((await page(['waiting'])).total).toEqual({ de: 2, en: 1 });
    expect((await page()).total).toEqual({ de: 1, en: 0 });
    await send(MESSAGE_LISTS);
    expect((await page()).sent[0]).toMatchObject({ emails: 3, waiting: 3 });
    expect(await writeAll()).toBe(3);
    expect(await recipients()).toEqual(['back@post.example', 'holder@post.example', 'waits@post.example']);
    expect(await textTo('back@post.example')).toContain('returned them');
    expect(await textTo('waits@post.example')).toContain('on the waiting list');
    expect(await textTo('holder@post.example')).not.toContain('Warteliste');
    expect((await page()).sent[0]).toMatchObject({ emails: 3, waiting: 0 });
    expect(await writeAll()).toBe(0);
  });

  it('reaches holders of tickets alone where no list was chosen', async () => {
    await buy('holder@post.example');
    await giveBack('back@post.example');
    await wait('waits@post.example');
    await send([]);
    await writeAll();
    expect(await recipients()).toEqual(['holder@post.example']);
  });

  it('reaches a waiting list of a date that nobody has a ticket for', async () => {
    await wait('waits@post.example');
    expect(await send([])).toMatchObject({ ok: false, error: { code: 'NOBODY' } });
    expect(await send(['waiting'])).toMatchObject({ ok: true });
    expect(await writeAll()).toBe(1);
  });

  it('leaves out who bought again, left the list, or whose date was cancelled before it went out', async () => {
    await giveBack('again@post.example');
    await giveBack('back@post.example');
    await wait('left@post.example');
    await wait('waits@post.example');
    const dueAt = '2026-11-21T11:00:00.000Z';
    await send(MESSAGE_LISTS, dueAt);
    await buy('again@post.example');
    await services.db
      .updateTable('waiting_entries')
      .set({ state: 'left', ended_at: '2026-11-20T12:00:00.000Z' })
      .where('email', '=', 'left@post.example')
      .execute();
    expect(await hasDueMessages(services.db, '2026-11-20T12:00:00.000Z')).toBe(false);
    programme.site.test.clock.set('2026-11-21T11:00:01.000Z');
    await writeAll();
    expect(await recipients()).toEqual(expect.arrayContaining(['back@post.example', 'waits@post.example']));
    expect(await recipients()).not.toContain('left@post.example');

    await services.db.deleteFrom('outgoing_emails').execute();
    await send(MESSAGE_LISTS, '2026-11-22T11:00:00.000Z');
    expect(await cancelEvent(services, HEIKE, event, 'krank')).toMatchObject({
      ok: true,
    });
    programme.site.test.clock.set('2026-11-22T11:00:01.000Z');
    await writeAll();
    expect(await recipients()).toEqual([]);
  });

  it('can be taken back until the first email is written', async () => {
    await wait('waits@post.example');
    await send(['waiting'], '2026-11-22T11:00:00.000Z');
    const id = (await page()).sent[0]?.id ?? 0;
    expect(await takeMessageBack(services, HEIKE, id)).toMatchObject({ ok: true });
    await send(['waiting']);
    await writeAll();
    const sent = (await page()).sent[0]?.id ?? 0;
    expect(await takeMessageBack(services, HEIKE, sent)).toMatchObject({ ok: false });
  });

  it(`goes to ${MANY} people, each once`, async () => {
    await buy('holder@post.example');
    for (let each = 0; each < MANY; each += 1) await wait(`waits-${each}@post.example`);
    await send(['waiting']);
    expect(await writeAll()).toBe(MANY + 1);
    expect(new Set(await recipients()).size).toBe(MANY + 1);
  }, 120_000);

  it('begins with a text that names the date, and replaces what is typed only on a second press', async () => {
    const begin = (typed: object, mayReplace = false) =>
      beginMessage(
        services,
        { eventId: event },
        { draft: { ...draft(), ...typed }, beginning: 'later', mayReplace },
      );
    const started = await begin({});
    const { title } = (await page()).about;
    expect(started?.textDe).toContain(title.text);
    expect(started?.textEn).toContain(PLACEHOLDER);
    expect(messageFaults(started as never, '2026-11-20T11:00:00.000Z')).toMatchObject({ textDe: 'gap' });
    expect(await begin({ textDe: 'Getippt' })).toMatchObject({ textDe: 'Getippt', beginning: 'later' });
    expect((await begin({ textDe: 'Getippt' }, true))?.textDe).toBe(started?.textDe);
    expect((await begin(started ?? {}))?.beginning).toBeUndefined();
  });
});
