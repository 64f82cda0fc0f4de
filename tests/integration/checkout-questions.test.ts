import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formOutcome } from '#app/form-outcome.server.ts';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { action as who } from '#app/routes/shop/checkout.tsx';
import { action as orderForm } from '#app/routes/shop/order.tsx';
import { action as pay, loader as payPage } from '#app/routes/shop/pay.tsx';
import { findAuditEntries } from '#features/core/access/index.server.ts';
import { insertUser } from '#features/people/accounts/index.server.ts';
import { customerCookie } from '#features/shop/checkout/index.server.ts';
import { loadDoorList } from '#features/shop/desk/index.server.ts';
import { loadDeskOrderPage } from '#features/shop/desk/orders/load-desk-order-page.server.ts';
import { toOrderView } from '#features/shop/orders/index.server.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { runRetention } from '#server/services/retention.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openApi } from './api-app.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const SITE = 'https://buntspecht.example';
const SVENJA = { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example' };
const MEGABYTE = 'x'.repeat(1_000_000);
const DAY_SECONDS = 24 * 3600;
const QUESTION = {
  label: { de: 'Wie heißt das Kind?', en: 'What is the child called?' },
  help: null,
  kind: 'text',
  options: [] as { de: string; en: string | null }[],
  asked_per: 'ticket',
  is_required: false,
  is_health: false,
  position: 0,
  is_active: true,
  events: [] as number[],
  event_types: [] as number[],
};
const ALLERGIES = {
  ...QUESTION,
  label: { de: 'Allergien?', en: 'Allergies?' },
  is_health: true,
  position: 1,
};
const COLLECTS = {
  ...QUESTION,
  label: { de: 'Wer darf abholen?', en: 'Who may collect?' },
  asked_per: 'order',
  position: 2,
};

type Fields = Record<string, string>;

describeOnEngines('questions at checkout', (engine) => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;
  let seller: Record<string, string>;
  let events: { id: number; jetId: number; endsAt: string }[];
  let event: (typeof events)[number];
  let cart: string;

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    // Two tickets are bought at the first price of an event, which must not be one for groups.
    await test.services.db.updateTable('prices').set({ group_from: null }).execute();
    app = openApi(test.services);
    seller = await signInAs(test.services, 'box_office');
    const rows = await test.services.db
      .selectFrom('performances')
      .innerJoin('events', 'events.id_jet', 'performances.id')
      .innerJoin('pools', 'pools.performance_id', 'performances.id')
      .select(['events.id', 'performances.id as jetId', 'performances.event_ends_at as endsAt'])
      .distinct()
      .where('event_starts_at', '>', '2026-12-01')
      .where('event_state', '=', 'scheduled')
      .where('pools.block_id', 'is', null)
      .where('pools.sold', '=', 0)
      .orderBy('performances.id')
      .execute();
    events = rows.map(({ id, jetId, endsAt }) => ({ id, jetId, endsAt: endsAt ?? '' }));
  });
  beforeEach(async () => {
    // Only what a test asks itself is asked.
    await test.services.db.updateTable('questions').set({ is_active: false }).execute();
    for (;;) {
      const next = events.shift();
      if (!next) throw new Error('No event is left');
      const reference = await begin(next.jetId, 2);
      if (reference === null) continue;
      event = next;
      cart = reference;
      return;
    }
  });
  afterAll(() => test.close());

  /** A cart with tickets of the first price of an event; `null` where it has none. */
  async function begin(jetId: number, quantity: number): Promise<string | null> {
    const { ticketing } = test.services;
    const [group] = (await ticketing.offer(jetId))?.seatGroups ?? [];
    const saleTypeId = group?.prices[0]?.saleTypeId;
    if (!group || saleTypeId === undefined) return null;
    const tickets = [{ saleTypeId, quantity }];
    const added = await ticketing.add(null, { jetId, seatGroup: group.seatGroup, blockId: null, tickets });
    return added.ok ? added.value.reference : null;
  }
  async function write(body: unknown, as = seller) {
    const answer = await app.request(`${SITE}/questions`, {
      method: 'POST',
      headers: { ...as, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      json: (await answer.json()) as { id: number; fields?: { field: string }[] },
    };
  }
  /** Asks for the event of this test alone. */
  const ask = async (question: typeof QUESTION): Promise<number> =>
    (await write({ ...question, events: [event.id] })).json.id;

  function requestOf(method: string, fields: [string, string][] = []) {
    const url = new URL('/webshop/checkout?lang=en', SITE);
    const cookie = [`cart=${cart}`, customerCookie(SVENJA, { secure: true }).split(';')[0]].join('; ');
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    return {
      url,
      request: new Request(url, { method, headers: { cookie }, ...(method === 'POST' ? { body } : {}) }),
    };
  }
  function contextOf(url: URL, userId: number | null = null) {
    const context = new RouterContextProvider();
    context.set(pageContextKey, {
      services: test.services,
      language: 'en',
      scope: new PageScope(0),
      url,
      clientIp: '192.0.2.7',
      principal: async () => (userId === null ? null : { id: userId, role: 'visitor' }),
    } as unknown as PageContext);
    return context;
  }
  async function send(
    action: typeof who | typeof pay | typeof orderForm,
    fields: [string, string][],
    { userId = null as number | null, secret = '' } = {},
  ) {
    const { url, request } = requestOf('POST', fields);
    const context = contextOf(url, userId);
    const args = { request, context, params: { secret }, url, pattern: '' } as never;
    const answer = await action(args).catch((thrown: unknown) => thrown);
    const shown = formOutcome<{ errors: Fields; given: { answers: Fields } }>().of(context);
    if (answer instanceof Response)
      return { status: answer.status, to: answer.headers.get('location'), shown };
    return { status: (answer as { init?: ResponseInit }).init?.status ?? 200, to: null, shown };
  }
  const answering = (answers: Fields, more: Fields = {}) =>
    send(who, Object.entries({ ...SVENJA, ...answers, ...more }));
  const agreed = { healthConsent: 'on' };

  /** The fields of a question for the tickets of the cart, in their order. */
  async function fieldsOf(questionId: number): Promise<string[]> {
    const asked = (await test.services.ticketing.questions(cart))?.asked ?? [];
    return asked.filter(({ question }) => question.id === questionId).map(({ field }) => field);
  }
  async function place(userId: number | null = null) {
    const contents = (await test.services.ticketing.cart(cart))?.contents ?? '';
    return send(
      pay,
      [
        ['contents', contents],
        ['paymentMethod', 'box-office'],
      ],
      { userId },
    );
  }
  /** PostgreSQL has its own clock: the end of the carts is moved instead. */
  const letCartsEnd = () =>
    test.services.db
      .updateTable('holds')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('status', '=', 'active')
      .execute();
  async function placed() {
    const receipt = await test.services.ticketing.orderOfCart(cart);
    const order = receipt && (await test.services.ticketing.order(receipt.secret));
    if (!order) throw new Error('Nothing was ordered');
    return order;
  }
  async function viewed() {
    return (await toOrderView(test.services, await placed(), 'en')).answers;
  }
  const atDesk = async () => {
    const staff = { id: 1, role: 'box_office' } as never;
    const room = await loadDeskOrderPage(test.services, (await placed()).number, {
      staff,
      language: 'en',
      draft: null,
    });
    return room?.answers.map(({ position, question, answer }) => [position, question.text, answer.text]);
  };
  const atDoor = async (mayReadHealth: boolean) => {
    const list = await loadDoorList(test.services, event.id, { language: 'en', mayReadHealth });
    const { number } = await placed();
    const lines = list?.lines.filter(({ ticket }) => ticket.startsWith(number)) ?? [];
    return lines.map(({ answers }) =>
      answers.map(({ question, answer }) => `${question.text} ${answer.text}`),
    );
  };
  const stored = async () =>
    (await test.services.db.selectFrom('order_answers').select('id').execute()).length;
  const consents = async () =>
    (await test.services.db.selectFrom('answer_consents').selectAll().execute()).length;

  /** Two children with an allergy between them and somebody who collects, ordered. */
  async function orderWithAnswers(userId: number | null = null) {
    const [name, allergies, collects] = [await ask(QUESTION), await ask(ALLERGIES), await ask(COLLECTS)];
    const [first = '', second = ''] = await fieldsOf(name);
    const [, draft = ''] = await fieldsOf(allergies);
    const answers = { [first]: 'Mia', [second]: 'Ole', [draft]: 'Nüsse', [`q${collects}`]: 'Oma Hilde' };
    expect((await answering(answers, agreed)).status).toBe(303);
    expect((await place(userId)).status).toBe(303);
    return placed();
  }

  it('ask nothing where the venue asks nothing', async () => {
    expect(await test.services.ticketing.questions(cart)).toBeNull();
    expect((await answering({})).to).toBe('/webshop/checkout/pay?lang=en');
  });

  it('are asked for the events they are for, for all of a type, and for all where none is named', async () => {
    const { db } = test.services;
    const { type_id } = await db
      .selectFrom('events')
      .select('type_id')
      .where('id', '=', event.id)
      .executeTakeFirstOrThrow();
    const other = await db
      .selectFrom('event_types')
      .select('id')
      .where('id', '<>', type_id)
      .executeTakeFirstOrThrow();
    const ids = {
      event: await ask(QUESTION),
      type: (await write({ ...QUESTION, event_types: [type_id] })).json.id,
      all: (await write(QUESTION)).json.id,
    };
    await write({ ...QUESTION, event_types: [other.id] });
    await write({ ...QUESTION, events: [(events[0] ?? event).id] });
    await write({ ...QUESTION, is_active: false });
    const asked = (await test.services.ticketing.questions(cart))?.asked ?? [];
    expect(new Set(asked.map(({ question }) => question.id))).toEqual(new Set(Object.values(ids)));
    expect(asked).toHaveLength(6);
  });

  it('hold up an order until what must be answered is', async () => {
    const id = await ask({ ...QUESTION, is_required: true });
    const [first = '', second = ''] = await fieldsOf(id);
    const refused = await answering({ [first]: 'Mia' });
    expect([refused.status, Object.keys(refused.shown?.errors ?? {})]).toEqual([422, [second]]);
    expect(await place()).toMatchObject({ status: 303, to: '/webshop/checkout?lang=en' });
    const { url, request } = requestOf('GET');
    const asked = await payPage({
      request,
      context: contextOf(url),
      params: {},
      url,
      pattern: '',
    } as never).catch((thrown: Response) => thrown.headers.get('location'));
    expect(asked).toBe('/webshop/checkout?lang=en');

    expect((await answering({ [first]: 'Mia', [second]: 'Ole' })).status).toBe(303);
    expect((await place()).to).toMatch(/^\/webshop\/orders\//);
  });

  it('are refused as paid online, too, while something is missing', async () => {
    await ask({ ...QUESTION, is_required: true });
    const contents = (await test.services.ticketing.cart(cart))?.contents ?? '';
    const started = await test.services.ticketing.onlinePayments?.begin(cart, {
      customer: { ...SVENJA, userId: null },
      language: 'en',
      paymentMethod: 'online',
      isTest: false,
      contents,
    });
    expect(started).toEqual({ ok: false, error: { code: 'QUESTIONS_OPEN' } });
  });

  it('belong to the order that was paid online, whatever the venue asks since paying began', async () => {
    const [first = ''] = await fieldsOf(await ask(QUESTION));
    await answering({ [first]: 'Mia' });
    const contents = (await test.services.ticketing.cart(cart))?.contents ?? '';
    const { onlinePayments } = test.services.ticketing;
    const started = await onlinePayments?.begin(cart, {
      customer: { ...SVENJA, userId: null },
      language: 'en',
      paymentMethod: 'online',
      isTest: false,
      contents,
    });
    if (!started?.ok) throw new Error('No payment was begun');
    expect(await test.services.ticketing.answer(cart, { answers: {}, consent: null })).toEqual({
      ok: false,
      error: { code: 'IN_PAYMENT' },
    });
    await ask({ ...COLLECTS, is_required: true });
    const { secret, cents } = started.value;
    const money = { providerPayment: `money-${secret}`, cents, currency: 'EUR' };
    await onlinePayments?.settle(secret, money);
    expect(await atDesk()).toEqual([[1, 'What is the child called?', 'Mia']]);
  });

  it('restore the input of a visitor who comes back, and valid answers beside invalid ones', async () => {
    const [name, age] = [await ask(QUESTION), await ask({ ...QUESTION, kind: 'number' })];
    const [first = ''] = await fieldsOf(name);
    const [years = ''] = await fieldsOf(age);
    const refused = await answering({ [first]: 'Mia', [years]: 'sieben' });
    expect(refused.shown?.given.answers).toMatchObject({ [first]: 'Mia', [years]: 'sieben' });
    expect((await test.services.ticketing.questions(cart))?.given.answers).toEqual({ [first]: 'Mia' });
  });

  it('keep input when an expired cart is restored, and for a ticket less', async () => {
    const name = await ask(QUESTION);
    const [first = '', second = ''] = await fieldsOf(name);
    await answering({ [first]: 'Mia', [second]: 'Ole' });
    await letCartsEnd();
    expect((await test.services.ticketing.restore(cart)).ok).toBe(true);
    const line = (await test.services.ticketing.cart(cart))?.lines[0];
    expect((await test.services.ticketing.change(cart, line?.id ?? '', 1)).ok).toBe(true);
    expect((await place()).status).toBe(303);
    expect((await viewed())?.groups).toMatchObject([
      { positions: [1], lines: [{ answer: { text: 'Mia' } }] },
    ]);
  });

  it('come into the new cart with the tickets of one that is over', async () => {
    const name = await ask(QUESTION);
    const [first = ''] = await fieldsOf(name);
    await answering({ [first]: 'Mia' });
    await letCartsEnd();
    const offer = await test.services.ticketing.offer(event.jetId);
    const group = offer?.seatGroups[0];
    const added = await test.services.ticketing.add(cart, {
      jetId: event.jetId,
      seatGroup: group?.seatGroup ?? null,
      blockId: null,
      tickets: [{ saleTypeId: group?.prices[0]?.saleTypeId ?? 0, quantity: 1 }],
    });
    expect(added.ok && added.value.restoredCount).toBe(2);
    const given = added.ok ? await test.services.ticketing.questions(added.value.reference) : null;
    expect(given?.given.answers).toEqual({ [first]: 'Mia' });
  });

  it('reject a megabyte, a repeated field and answers to other questions', async () => {
    const name = await ask(QUESTION);
    const [first = ''] = await fieldsOf(name);
    const long = await answering({ [first]: MEGABYTE });
    expect([long.status, Object.keys(long.shown?.errors ?? {})]).toEqual([422, [first]]);
    expect(long.shown?.given.answers[first]?.length).toBeLessThanOrEqual(500);
    const twice: [string, string][] = [...Object.entries({ ...SVENJA, [first]: 'Mia' }), [first, 'Ole']];
    expect((await send(who, twice)).status).toBe(400);
    expect((await answering({ q999999: 'x', [first]: 'Mia' })).status).toBe(303);
    expect((await test.services.ticketing.questions(cart))?.given.answers).toEqual({ [first]: 'Mia' });
  });

  it('keep nothing about health that nobody agreed to, and ask for the consent', async () => {
    const id = await ask(ALLERGIES);
    const [first = ''] = await fieldsOf(id);
    const refused = await answering({ [first]: 'Nüsse' });
    expect([refused.status, Object.keys(refused.shown?.errors ?? {})]).toEqual([422, ['healthConsent']]);
    expect(await test.services.db.selectFrom('answer_drafts').selectAll().execute()).not.toContainEqual(
      expect.objectContaining({ answers: expect.objectContaining({ [first]: 'Nüsse' }) }),
    );
    expect((await answering({})).status).toBe(303);
    expect((await place()).status).toBe(303);
    expect(await viewed()).toBeNull();
  });

  it('need no consent for an ordinary answer whose question becomes one about health later, and are not stored then', async () => {
    const id = await ask(QUESTION);
    const [first = ''] = await fieldsOf(id);
    await answering({ [first]: 'Nüsse' });
    await test.services.db.updateTable('questions').set({ is_health: true }).where('id', '=', id).execute();
    expect((await place()).to).toBe('/webshop/checkout?lang=en');
    const before = await stored();
    await test.services.db.updateTable('questions').set({ is_active: false }).where('id', '=', id).execute();
    expect((await place()).to).toMatch(/^\/webshop\/orders\//);
    expect(await stored()).toBe(before);
  });

  it('are answered in the words of the order, whatever the venue asks later; about health for the staff alone', async () => {
    const { number } = await orderWithAnswers();
    await test.services.db.updateTable('questions').set({ label_de: 'Anders', label_en: 'Other' }).execute();
    const order = await viewed();
    expect(JSON.stringify(order)).not.toContain('Nüsse');
    expect(order).toMatchObject({
      groups: [
        {
          positions: [1],
          lines: [{ question: { text: 'What is the child called?' }, answer: { text: 'Mia' } }],
        },
        {
          positions: [2],
          lines: [{ answer: { text: 'Ole' } }, { question: { text: 'Allergies?' }, answer: null }],
        },
        { positions: [], lines: [{ answer: { text: 'Oma Hilde' } }] },
      ],
      consent: expect.stringContaining('I agree to my answers about health being kept'),
    });
    expect(await atDesk()).toEqual([
      [1, 'What is the child called?', 'Mia'],
      [2, 'What is the child called?', 'Ole'],
      [2, 'Allergies?', 'Nüsse'],
      [null, 'Who may collect?', 'Oma Hilde'],
    ]);
    expect(await atDoor(true)).toEqual([
      ['What is the child called? Mia', 'Who may collect? Oma Hilde'],
      ['What is the child called? Ole', 'Allergies? Nüsse'],
    ]);
    expect((await atDoor(false)).flat().join()).not.toContain('Nüsse');
    // Nothing of it is in a mail or in the audit.
    const mails = await test.services.db.selectFrom('outgoing_emails').select(['text', 'html']).execute();
    expect(JSON.stringify(mails)).not.toMatch(/Nüsse|Oma Hilde/);
    const { entries } = await findAuditEntries(
      test.services.db,
      { entity: 'orders', entityId: number },
      { page: 1, pageSize: 10 },
    );
    expect(JSON.stringify(entries)).not.toContain('Nüsse');
  });

  it('are stored once of twenty orders that are sent at once', async () => {
    const id = await ask(QUESTION);
    const [first = ''] = await fieldsOf(id);
    await answering({ [first]: 'Mia' });
    const before = await stored();
    const contents = (await test.services.ticketing.cart(cart))?.contents ?? '';
    const fields: [string, string][] = [
      ['contents', contents],
      ['paymentMethod', 'box-office'],
    ];
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(pay, fields)));
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
  });

  it('lose those about health when the consent is withdrawn, however often it is sent, and the audit knows', async () => {
    const { secret, number } = await orderWithAnswers();
    const [before, others] = [await stored(), await consents()];
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => send(orderForm, [['consent', 'withdraw']], { secret })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect([await stored(), await consents()]).toEqual([before - 1, others - 1]);
    expect(await viewed()).toMatchObject({ consent: null });
    expect(await atDesk()).not.toContainEqual([2, 'Allergies?', 'Nüsse']);
    const { entries } = await findAuditEntries(
      test.services.db,
      { entity: 'orders', entityId: number },
      { page: 1, pageSize: 10 },
    );
    expect(entries.map(({ actor, changes }) => [actor, changes])).toEqual([
      [{ system: 'who ordered' }, { health_answers: { before: 1, after: 0 } }],
    ]);
    expect((await send(orderForm, [['consent', 'withdraw']], { secret: 'none' })).status).toBe(404);
    expect((await send(orderForm, [['consent', MEGABYTE]], { secret })).status).toBe(400);
  });

  it('are deleted with a returned ticket, and those about the order with the last one', async () => {
    const { secret } = await orderWithAnswers();
    const all = await stored();
    await send(orderForm, [['ticket', '2']], { secret });
    expect(await stored()).toBe(all - 2);
    expect((await viewed())?.consent).toBeNull();
    await send(orderForm, [['ticket', '1']], { secret });
    expect(await stored()).toBe(all - 4);
    expect(await viewed()).toBeNull();
  });

  it('go with the account they were ordered with', async () => {
    const { db, clock } = test.services;
    const email = `jule-${engine}@post.example`;
    const userId = await insertUser(db, {
      ...SVENJA,
      email,
      role: 'visitor',
      passwordHash: '',
      createdAt: clock.now(),
    });
    await orderWithAnswers(userId);
    expect(await viewed()).not.toBeNull();
    await db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await viewed()).toBeNull();
    expect((await placed()).tickets).toHaveLength(2);
  });

  it('are written by the box office, with answers to choose from, and voluntary where they are about health', async () => {
    const fields = async (body: unknown) => {
      const { status, json } = await write(body);
      return [status, json.fields?.map(({ field }) => field)];
    };
    expect(await fields({ ...ALLERGIES, is_required: true })).toEqual([400, ['is_required']]);
    expect(await fields({ ...QUESTION, kind: 'choice' })).toEqual([400, ['options']]);
    const twice = { ...QUESTION, kind: 'choice', options: ['a', ' a '].map((de) => ({ de, en: null })) };
    expect(await fields(twice)).toEqual([400, ['options']]);
    expect((await write({ ...QUESTION, label: { de: MEGABYTE, en: null } })).status).toBe(413);
    expect((await write({ ...QUESTION, events: [999_999] })).status).toBe(400);
    const door = await signInAs(test.services, 'door');
    expect((await write(QUESTION, door)).status).toBe(403);
    await ask(QUESTION);
    const editor = await signInAs(test.services, 'editor');
    const deleted = await app.request(`${SITE}/events/${event.id}`, {
      method: 'DELETE',
      headers: { ...editor, 'if-match': '*' },
    });
    expect(deleted.status).toBe(409);
  });

  // The last one: afterwards nobody is signed in any more.
  it('are deleted seven days after the event, with the consent, and not before', async () => {
    await orderWithAnswers();
    const ended = (Date.parse(event.endsAt) - Date.parse(test.clock.now())) / 1000;
    test.clock.advance(ended + 7 * DAY_SECONDS - 60);
    await runRetention(test.services);
    expect((await viewed())?.groups).toHaveLength(3);
    test.clock.advance(120);
    const { db } = test.services;
    // Postponed events have yet to take place.
    await db
      .updateTable('performances')
      .set((eb) => ({ postponed_from: eb.ref('event_starts_at') }))
      .execute();
    await runRetention(test.services);
    expect((await viewed())?.groups).toHaveLength(3);
    await db.updateTable('performances').set({ postponed_from: null }).execute();
    await runRetention(test.services);
    expect(await viewed()).toBeNull();
    expect(
      await test.services.db
        .selectFrom('answer_consents')
        .innerJoin('orders', 'orders.id', 'answer_consents.order_id')
        .select('order_id')
        .where('orders.number', '=', (await placed()).number)
        .execute(),
    ).toEqual([]);
  });
});
