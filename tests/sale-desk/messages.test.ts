import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findPassKinds } from '#features/box-office/passes/index.server.ts';
import type { Order, OrderRequest } from '#features/box-office/ticketing/index.ts';
import { findAuditEntries, type Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import {
  cancelTickets,
  hasDueMessages,
  loadDeskOrderPage,
  loadDoorList,
  loadMessagePage,
  purgeOldMessages,
  rebookTickets,
  recordPayment,
  sellPass,
  sendMessage,
  takeMessageBack,
  writeMessageEmails,
} from '#features/shop/desk/index.server.ts';
import type { MessageScope, MessageTexts } from '#features/shop/desk/messages/message.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { againWhileBusy, HEIKE, NELE, RECEIPT } from '#tests/order-desk/desk.ts';
import { DIED, dyingAfter } from '#tests/ticketing/dying.ts';
import { openProgramme } from './programme.ts';

const TEXTS: MessageTexts = {
  subject: { de: 'Wir fangen später an', en: 'We start late' },
  text: { de: 'Erst um 15:20 Uhr.\n\nIm Foyer gibt es Tee.', en: 'At 3.20 pm.\n\nThere is tea.' },
};
const IN_GERMAN: MessageTexts = {
  subject: { ...TEXTS.subject, en: null },
  text: { ...TEXTS.text, en: null },
};

describeOnEngines('a message to everybody with a ticket', (engine) => {
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

  const as = { language: 'de', draft: null } as const;
  const buyFor = (date: number, email: string, more: Partial<OrderRequest> = {}) =>
    programme.buy(date, {
      customer: { firstName: 'Kim', lastName: `Gast ${email}`, email, userId: null },
      ...more,
    });
  const buy = (email: string, more: Partial<OrderRequest> = {}) => buyFor(jetId, email, more);
  interface Sending {
    scope?: MessageScope;
    by?: typeof HEIKE;
    key?: string;
    db?: Db;
  }
  function send(texts = TEXTS, { scope = 'date', by = HEIKE, key, db = services.db }: Sending = {}) {
    count += 1;
    return sendMessage(
      { ...services, db },
      by,
      { eventId: event },
      { key: key ?? `key-${count}`, scope, texts },
    );
  }
  async function writeAll(): Promise<number> {
    let all = 0;
    for (let written = -1; written !== 0; all += written) written = await writeMessageEmails(services);
    return all;
  }
  /** The addresses a message was written to. */
  const recipients = async (subject = /später|late/) =>
    (await services.db.selectFrom('outgoing_emails').select(['recipient', 'subject']).orderBy('id').execute())
      .filter((email) => subject.test(email.subject))
      .map(({ recipient }) => recipient)
      .sort();
  const lastTo = async (recipient: string) =>
    services.db
      .selectFrom('outgoing_emails')
      .selectAll()
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const page = async () => {
    const found = await loadMessagePage(services, { eventId: event }, as);
    if (!found) throw new Error('No such event');
    return found;
  };
  const withoutAddress = ({ number }: Order) =>
    services.db
      .updateTable('orders')
      .set({ first_name: '', last_name: '', email: '' })
      .where('number', '=', number)
      .execute();

  it('goes to each address once, in the language of its latest order, with event, date and orders', async () => {
    const one = await buy('a@post.example');
    const other = await buy('A@post.example', { language: 'en' });
    await buy('b@post.example');
    expect((await page()).choices[0]).toMatchObject({
      ...{ scope: 'date', dates: 1, tickets: 6, orders: 3 },
      ...{ addresses: 2, englishAddresses: 1, withoutAddress: 0 },
    });
    expect(await send()).toEqual({ ok: true, value: null });
    expect(await writeAll()).toBe(2);
    expect(await recipients()).toEqual(['A@post.example', 'b@post.example']);
    const english = await lastTo('A@post.example');
    expect(english.subject).toContain('We start late');
    expect(english.about).toBe(other.number);
    for (const said of ['At 3.20 pm.', 'There is tea.', `/orders/${one.secret}`, `/orders/${other.secret}`])
      expect(english.text).toContain(said);
    const { title, when } = (await page()).about;
    const german = await lastTo('b@post.example');
    expect(german.text).toContain(title.text);
    expect(german.text).toContain(when?.split(', ').at(-1));
    // Emails about orders name nobody.
    expect(german.text).not.toContain('Kim');
  });

  it('is in German where there is no English, and says so in English', async () => {
    await buy('a@post.example', { language: 'en' });
    await buy('b@post.example');
    await send(IN_GERMAN);
    await writeAll();
    const { text, html } = await lastTo('a@post.example');
    expect(text).toMatch(/^We only have this message in German\./);
    expect(text).toContain('Erst um 15:20 Uhr.');
    expect(html).toContain('<p lang="en"');
    expect((await lastTo('b@post.example')).text).not.toContain('We only have');
  });

  it('leaves out tickets that were cancelled, exchanged or a test, and orders that were anonymised', async () => {
    const { event: otherEvent, jetId: elsewhere } = await programme.stage();
    await services.db
      .updateTable('events')
      .set((eb) => ({
        production_id: eb
          .selectFrom('events as this')
          .select('this.production_id')
          .where('this.id', '=', event),
      }))
      .where('id', '=', otherEvent)
      .execute();
    await buy('stays@post.example');
    const test = await buy('test@post.example');
    await services.db
      .updateTable('orders')
      .set({ is_test: true })
      .where('number', '=', test.number)
      .execute();
    const cancelled = await buy('cancelled@post.example');
    await cancelTickets(services, HEIKE, cancelled.number, { positions: [1, 2], reason: 'krank' });
    const exchanged = await buy('exchanged@post.example');
    const cents = exchanged.due.totalCents;
    await recordPayment(services, HEIKE, exchanged.number, { ...RECEIPT, cents });
    const to = { jetId: elsewhere, blockId: null };
    const request = { positions: [1, 2], to, seenCents: cents };
    expect(await rebookTickets(services, HEIKE, exchanged.number, request)).toMatchObject({ ok: true });
    await withoutAddress(await buy('purged@post.example'));
    await buyFor(elsewhere, 'elsewhere@post.example');
    expect((await page()).choices[0]).toMatchObject({ orders: 2, addresses: 1, withoutAddress: 1 });
    await send();
    await writeAll();
    expect(await recipients()).toEqual(['stays@post.example']);
  });

  it('lists orders without an address for the door, until their tickets are cancelled', async () => {
    await buy('a@post.example');
    const nameless = await buy('b@post.example');
    await withoutAddress(nameless);
    expect((await page()).withoutAddress).toEqual([{ number: nameless.number, name: '' }]);
    const door = async () =>
      (await loadDoorList(services, event, { language: 'en', mayReadHealth: false }))?.messages;
    expect(await door()).toEqual([]);
    await send();
    expect(await door()).toMatchObject([
      { subject: { text: 'We start late' }, orders: [{ number: nameless.number, name: '' }] },
    ]);
    await cancelTickets(services, HEIKE, nameless.number, { positions: [1, 2], reason: 'krank' });
    expect(await door()).toEqual([]);
  });

  it('is refused where no order has an address, and without permission to sell', async () => {
    await withoutAddress(await buy('a@post.example'));
    expect(await send()).toEqual({ ok: false, error: { code: 'NOBODY' } });
    expect(await services.db.selectFrom('ticket_messages').selectAll().execute()).toEqual([]);
    await expect(send(TEXTS, { by: NELE })).rejects.toMatchObject({ status: 403 });
  });

  it('is about the upcoming dates of a production or series, and the chosen date in any case', async () => {
    const other = await programme.stage();
    const past = await programme.stage();
    await services.db
      .updateTable('events')
      .set({ id_jet: null })
      .where('id', 'not in', [event, other.event, past.event])
      .execute();
    const { production_id, series_id } = await services.db
      .selectFrom('events')
      .select(['production_id', 'series_id'])
      .where('id', '=', event)
      .executeTakeFirstOrThrow();
    const { id: series } = await services.db.selectFrom('series').select('id').executeTakeFirstOrThrow();
    await services.db.updateTable('events').set({ series_id: null }).where('id', '=', event).execute();
    await services.db
      .updateTable('events')
      .set({ production_id })
      .where('id', 'in', [other.event, past.event])
      .execute();
    await buy('this@post.example');
    await buyFor(other.jetId, 'other@post.example');
    await buyFor(past.jetId, 'past@post.example');
    await services.db
      .updateTable('events')
      .set({ date_start: '2026-01-01T10:00:00.000Z', date_end: '2026-01-01T11:00:00.000Z' })
      .where('id', '=', past.event)
      .execute();
    expect((await page()).choices.map(({ scope }) => scope)).toEqual(['date', 'production']);
    const sent = await send(TEXTS, { scope: 'production' });
    expect(sent.ok).toBe(true);
    await writeAll();
    expect(await recipients()).toEqual(['other@post.example', 'this@post.example']);
    expect(await send(TEXTS, { scope: 'series' })).toEqual({ ok: false, error: { code: 'NOBODY' } });
    await services.db
      .updateTable('events')
      .set({ series_id: series })
      .where('id', 'in', [event, other.event])
      .execute();
    expect((await page()).choices.map(({ scope }) => scope)).toContain('series');
    await services.db.updateTable('events').set({ series_id }).where('id', '=', event).execute();
  });

  it('is sent once, however often it is pressed at once', async () => {
    await buy('a@post.example');
    const presses = await Promise.all(
      Array.from({ length: 8 }, () => againWhileBusy(() => send(TEXTS, { key: 'same' }))),
    );
    expect(presses.every(({ ok }) => ok)).toBe(true);
    await Promise.all([writeMessageEmails(services), writeMessageEmails(services)]);
    await writeAll();
    expect(await recipients()).toEqual(['a@post.example']);
    const { entries } = await findAuditEntries(
      services.db,
      { entity: 'ticket-messages' },
      { page: 1, pageSize: 10 },
    );
    expect(entries[0]).toMatchObject({ action: 'created', actor: { id: HEIKE.id } });
    expect(entries.filter(({ entityId }) => entityId === entries[0]?.entityId)).toHaveLength(1);
  });

  it('goes to all or to nobody, wherever the process dies', async () => {
    await buy('a@post.example');
    await buy('b@post.example');
    let deaths = 0;
    for (; ; deaths += 1) {
      const db = services.db.withPlugin(dyingAfter(deaths));
      const outcome = await send(TEXTS, { key: 'dying', db }).catch((error: unknown) => error);
      if (outcome !== DIED) break;
      expect(await services.db.selectFrom('ticket_messages').select('id').execute()).toEqual([]);
      expect(await writeAll()).toBe(0);
    }
    expect(deaths).toBeGreaterThanOrEqual(5);
    for (let statements = 0; ; statements += 1) {
      const db = services.db.withPlugin(dyingAfter(statements));
      const outcome = await writeMessageEmails({ ...services, db }).catch((error: unknown) => error);
      if (outcome !== DIED) break;
      expect(await recipients()).toEqual([]);
    }
    expect(await recipients()).toEqual(['a@post.example', 'b@post.example']);
  });

  it('is written in slices, so that other emails do not wait behind it', async () => {
    const order = await buy('0@post.example');
    const row = await services.db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    const ticket = await services.db
      .selectFrom('order_tickets')
      .selectAll()
      .where('order_id', '=', row.id)
      .executeTakeFirstOrThrow();
    for (let each = 1; each <= 70; each += 1) {
      const { id: _, ...copy } = row;
      const { id } = await services.db
        .insertInto('orders')
        .values({
          ...(copy as object as typeof row),
          number: `BS-ZZZ-${100 + each}`,
          secret: `${row.secret.slice(0, -3)}${100 + each}`,
          email: `${each}@post.example`,
          hold_id: null,
        } as never)
        .returning('id')
        .executeTakeFirstOrThrow();
      const { id: __, ...ticketCopy } = ticket;
      await services.db
        .insertInto('order_tickets')
        .values({ ...ticketCopy, order_id: id, code: `${ticket.code}${each}`, replaces_id: null } as never)
        .execute();
    }
    await send();
    expect((await page()).sent[0]).toMatchObject({ emails: 71, waiting: 71 });
    expect(await writeMessageEmails(services)).toBe(50);
    expect((await page()).sent[0]).toMatchObject({ emails: 71, waiting: 21 });
    expect(await writeMessageEmails(services)).toBe(21);
    expect(await writeMessageEmails(services)).toBe(0);
    expect(await recipients()).toHaveLength(71);
  });

  it('is not written to a customer who cancelled after it was sent and before their turn', async () => {
    const order = await buy('a@post.example');
    await buy('b@post.example');
    await send();
    await cancelTickets(services, HEIKE, order.number, { positions: [1, 2], reason: 'krank' });
    expect(await writeAll()).toBe(1);
    expect(await recipients()).toEqual(['b@post.example']);
  });

  it('stands with every order it was sent to, and with the date, with emails that were given up', async () => {
    const one = await buy('a@post.example');
    const other = await buy('a@post.example');
    await send();
    await writeAll();
    for (const { number } of [one, other]) {
      const order = await loadDeskOrderPage(services, number, { ...as, staff: HEIKE as Principal });
      expect(order?.history.map(({ what }) => what)).toContainEqual({
        kind: 'message',
        subject: { text: 'Wir fangen später an', lang: undefined },
      });
    }
    expect((await page()).sent).toMatchObject([
      { emails: 1, waiting: 0, subject: { text: 'Wir fangen später an' }, undelivered: [] },
    ]);
    await services.db
      .updateTable('outgoing_emails')
      .set({ attempts: 100, due_at: null })
      .where('about', '=', other.number)
      .execute();
    expect((await page()).sent[0]?.undelivered).toMatchObject([
      { number: other.number, email: 'a@post.example', attempts: 100, isGivenUp: true },
    ]);
  });

  it('goes out at the moment it is planned for, and can be taken back until then', async () => {
    await buy('a@post.example');
    const dueAt = '2026-11-20T15:00:00.000Z';
    const plan = (key: string) =>
      sendMessage(services, HEIKE, { eventId: event }, { key, scope: 'date', texts: TEXTS, dueAt });
    await plan('planned-to-take-back');
    expect((await page()).sent[0]).toMatchObject({ waiting: 1, planned: expect.stringContaining('16:00') });
    expect(await writeMessageEmails(services)).toBe(0);
    const { id = 0 } = (await page()).sent[0] ?? {};
    expect(await takeMessageBack(services, HEIKE, id)).toEqual({ ok: true, value: null });
    expect(await takeMessageBack(services, HEIKE, id)).toEqual({ ok: false, error: 'ALREADY_SENT' });
    expect((await page()).sent).toEqual([]);

    await plan('planned-to-go-out');
    programme.site.test.clock.set('2026-11-20T15:00:00.000Z');
    expect(await hasDueMessages(services.db, programme.site.test.clock.now())).toBe(true);
    expect(await writeAll()).toBe(1);
    const sent = (await page()).sent[0];
    expect(sent).toMatchObject({ waiting: 0, planned: null });
    expect(await takeMessageBack(services, HEIKE, sent?.id ?? 0)).toEqual({
      ...{ ok: false, error: 'ALREADY_SENT' },
    });
    await expect(takeMessageBack(services, NELE, sent?.id ?? 0)).rejects.toMatchObject({ status: 403 });
  });

  it('is taken back whole or goes out whole, while a job writes it', async () => {
    await buy('a@post.example');
    await send();
    const { id = 0 } = (await page()).sent[0] ?? {};
    const [written, taken] = await Promise.all([
      writeMessageEmails(services),
      takeMessageBack(services, HEIKE, id),
    ]);
    expect(written).toBe(taken.ok ? 0 : 1);
    expect(await recipients()).toHaveLength(written);
  });

  it('goes to everybody whose pass of a kind is valid, with the pass and its last day', async () => {
    const [kind] = await findPassKinds(services.db, programme.site.test.clock.now());
    const passKindId = kind?.id ?? 0;
    const sell = async (email: string, language: 'de' | 'en' = 'de') => {
      count += 1;
      const sold = await sellPass(services, HEIKE, {
        ...{ kindId: passKindId, key: `pass-key-${count}`, language },
        customer: { firstName: 'Kim', lastName: 'Gast', email },
        payment: { ...RECEIPT, cents: kind?.cents ?? 0 },
      });
      if (!sold.ok) throw new Error(sold.error.code);
      return sold.value;
    };
    const before = await loadMessagePage(services, { passKindId }, as);
    const ended = await sell('vorbei@post.example');
    await sell('specht@post.example');
    await sell('SPECHT@post.example', 'en');
    await services.db
      .updateTable('passes')
      .set({ valid_until: '2026-11-01T00:00:00.000Z' })
      .where('order_id', 'in', (eb) =>
        eb.selectFrom('orders').select('id').where('number', '=', ended.number),
      )
      .execute();
    const after = await loadMessagePage(services, { passKindId }, as);
    expect(after?.about).toMatchObject({ when: null, doorListPath: null });
    expect(after?.choices).toHaveLength(1);
    const [orders = 0, addresses = 0] = [before?.choices[0]?.orders, before?.choices[0]?.addresses];
    expect(after?.choices[0]).toMatchObject({ scope: 'pass', orders: orders + 2, addresses: addresses + 1 });
    const sending = { key: 'to-passes', scope: 'pass', texts: TEXTS } as const;
    for (let times = 0; times < 2; times += 1)
      expect(await sendMessage(services, HEIKE, { passKindId }, sending)).toEqual({ ok: true, value: null });
    expect(await writeAll()).toBe(addresses + 1);
    const { text } = await lastTo('SPECHT@post.example');
    expect(text).toContain('This is about your pass:');
    expect(text).toMatch(/Valid until/);
    expect(await recipients()).not.toContain('vorbei@post.example');
    expect((await loadMessagePage(services, { passKindId }, as))?.sent).toHaveLength(1);

    // Ends between the message and its emails.
    await sendMessage(services, HEIKE, { passKindId }, { ...sending, key: 'to-ended-passes' });
    await services.db.updateTable('passes').set({ valid_until: '2026-11-01T00:00:00.000Z' }).execute();
    expect(await writeAll()).toBe(0);
    expect(await loadMessagePage(services, { passKindId: 999_999 }, as)).toBeNull();
  });

  it('is deleted after a year, with its recipients', async () => {
    await buy('a@post.example');
    await send();
    const { clock } = programme.site.test;
    await purgeOldMessages({ ...services, clock });
    expect((await page()).sent).toHaveLength(1);
    clock.set('2027-11-21T11:00:00.000Z');
    await purgeOldMessages({ ...services, clock });
    expect((await page()).sent).toEqual([]);
    expect(await services.db.selectFrom('ticket_message_recipients').selectAll().execute()).toEqual([]);
  });
});
