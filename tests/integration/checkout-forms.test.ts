import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formOutcome } from '#app/form-outcome.server.ts';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { action as who } from '#app/routes/shop/checkout.tsx';
import { action as repay } from '#app/routes/shop/order.tsx';
import { action as pay } from '#app/routes/shop/pay.tsx';
import type { Role } from '#features/core/access/index.server.ts';
import { customerCookie } from '#features/shop/checkout/index.server.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { signInAs } from './sign-in-as.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const SITE = 'https://buntspecht.example';
const SVENJA = { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example' };
const MEGABYTE = 'x'.repeat(1_000_000);

type Fields = [string, string][];
type Action = typeof who | typeof pay | typeof repay;

describeOnEngines('the forms of checkout', (engine) => {
  let test: TestServices;
  let jetIds: number[];
  let cart: { reference: string; contents: string };

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    // Two tickets are too few for a group price.
    await test.services.db.updateTable('prices').set({ group_from: null }).execute();
    const rows = await test.services.db
      .selectFrom('performances')
      .innerJoin('pools', 'pools.performance_id', 'performances.id')
      .select('performances.id')
      .distinct()
      .where('event_starts_at', '>', '2026-12-01')
      .where('event_state', '=', 'scheduled')
      .where('pools.block_id', 'is', null)
      .where('pools.sold', '=', 0)
      .orderBy('performances.id')
      .execute();
    jetIds = rows.map(({ id }) => id);
  });
  beforeEach(async () => {
    const { ticketing } = test.services;
    for (;;) {
      const jetId = jetIds.shift();
      if (jetId === undefined) throw new Error('No event is left');
      const [group] = (await ticketing.offer(jetId))?.seatGroups ?? [];
      const saleTypeId = group?.prices[0]?.saleTypeId;
      if (!group || saleTypeId === undefined) continue;
      const order = {
        jetId,
        seatGroup: group.seatGroup,
        blockId: null,
        tickets: [{ saleTypeId, quantity: 2 }],
      };
      const added = await ticketing.add(null, order);
      if (!added.ok) continue;
      const { reference } = added.value;
      cart = { reference, contents: (await ticketing.cart(reference))?.contents ?? '' };
      return;
    }
  });
  afterAll(() => test.close());

  function send(
    action: Action,
    fields: Fields,
    { cookie = cookies(), secret = '', principal = null as { id: number; role: Role } | null } = {},
    context = new RouterContextProvider(),
  ) {
    const url = new URL('/webshop/checkout?lang=en', SITE);
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    context.set(pageContextKey, {
      services: test.services,
      language: 'en',
      scope: new PageScope(0),
      url,
      clientIp: '192.0.2.7',
      principal: async () => principal,
    } as unknown as PageContext);
    const request = new Request(url, { method: 'POST', body, headers: { cookie } });
    return action({ request, context, params: { secret }, url, pattern: '' } as never);
  }
  /** Returns the action's answer, or what it threw. */
  async function answered(...sent: Parameters<typeof send>) {
    const answer = await send(...sent).catch((thrown: unknown) => thrown);
    if (answer instanceof Response)
      return {
        status: answer.status,
        to: answer.headers.get('location'),
        cookies: answer.headers.getSetCookie(),
      };
    return { status: (answer as { init: ResponseInit }).init.status, to: null, cookies: [] };
  }
  const cookies = (customer = SVENJA) =>
    [`cart=${cart.reference}`, customerCookie(customer, { secure: true }).split(';')[0]].join('; ');
  const paying = (more: Partial<Record<'contents' | 'paymentMethod', string>> = {}): Fields =>
    Object.entries({ contents: cart.contents, paymentMethod: 'box-office', ...more });
  const named = (more: Partial<typeof SVENJA> = {}): Fields => Object.entries({ ...SVENJA, ...more });
  const countOrders = async () => (await test.services.db.selectFrom('orders').select('id').execute()).length;

  it('take the customer on to paying', async () => {
    const { status, to, cookies: set } = await answered(who, named());
    expect([status, to]).toEqual([303, '/webshop/checkout/pay?lang=en']);
    expect(set.join()).toContain('checkout=');
  });

  it('place an order of nobody’s account in a session of the box office', async () => {
    const email = `${engine}@kasse.example`;
    await signInAs(test.services, 'box_office', email);
    const { db } = test.services;
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const principal = { id, role: 'box_office' as const };
    expect((await answered(pay, paying(), { principal })).status).toBe(303);
    expect(await countOrdersOfCart()).toBe(1);
    expect(await db.selectFrom('orders').select('id').where('user_id', '=', id).execute()).toEqual([]);
  });

  it.each(['firstName', 'lastName', 'email'] as const)(
    'refuse a megabyte as %s, and show little of it',
    async (field) => {
      const context = new RouterContextProvider();
      const answer = await send(who, named({ [field]: MEGABYTE }), {}, context);
      expect((answer as { init: ResponseInit }).init.status).toBe(422);
      const shown = formOutcome<{ draft: typeof SVENJA; errors: object }>().of(context);
      expect(shown?.draft[field].length).toBeLessThanOrEqual(500);
      expect(Object.keys(shown?.errors ?? {})).toEqual([field]);
    },
  );

  it('refuse a field that is repeated', async () => {
    expect((await answered(who, [...named(), ['email', 'other@post.example']])).status).toBe(400);
    expect((await answered(pay, [...paying(), ['paymentMethod', 'free']])).status).toBe(409);
    expect(await countOrdersOfCart()).toBe(0);
  });
  const countOrdersOfCart = async () => ((await test.services.ticketing.orderOfCart(cart.reference)) ? 1 : 0);

  it.each([
    { paymentMethod: 'free' },
    { paymentMethod: 'test' },
    { paymentMethod: 'on-account' },
    { paymentMethod: '' },
    { paymentMethod: MEGABYTE },
    { contents: '' },
    { contents: MEGABYTE },
    { contents: '\u0000' },
  ])('place no order that was not seen, or cannot be paid so: %#', async (more) => {
    expect((await answered(pay, paying(more))).status).toBe(409);
    expect(await countOrdersOfCart()).toBe(0);
  });

  it('ask for the customer again where the browser does not know it, or sends nonsense', async () => {
    const bare = `cart=${cart.reference}`;
    for (const cookie of [bare, `${bare}; checkout=${MEGABYTE}`, cookies({ ...SVENJA, email: 'svenja@' })]) {
      const { status, to } = await answered(pay, paying(), { cookie });
      expect([status, to]).toEqual([303, '/webshop/checkout?lang=en']);
    }
    expect(await countOrdersOfCart()).toBe(0);
  });

  it('lead to the cart without one', async () => {
    for (const action of [who, pay])
      expect((await answered(action, named(), { cookie: 'cart=bm8tc3VjaC1jYXJ0' })).to).toBe(
        '/webshop?lang=en',
      );
  });

  it('place one order, however often it is sent at once, and lead to it from every step', async () => {
    const before = await countOrders();
    const answers = await Promise.all(Array.from({ length: 20 }, () => answered(pay, paying())));
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
    expect(answers[0]?.to).toMatch(/^\/webshop\/orders\/[\w-]{22}\?lang=en$/);
    expect(await countOrders()).toBe(before + 1);
    expect((await answered(who, named())).to).toBe(answers[0]?.to);
    expect((await answered(pay, paying({ contents: 'other' }))).to).toBe(answers[0]?.to);
  });

  it('give a ticket back, and refuse what is none', async () => {
    await answered(pay, paying());
    const { secret = '' } = (await test.services.ticketing.orderOfCart(cart.reference)) ?? {};
    expect((await answered(repay, [['ticket', '1']], { secret })).status).toBe(303);
    expect((await answered(repay, [['ticket', '3']], { secret })).status).toBe(409);
    expect((await answered(repay, [['ticket', '1']], { secret: '\u0000' })).status).toBe(409);
    for (const ticket of ['', 'x', '1e9', '-1', '9'.repeat(400), MEGABYTE])
      expect((await answered(repay, [['ticket', ticket]], { secret })).status).toBe(400);
    const order = await test.services.ticketing.order(secret);
    expect(order?.tickets.map(({ state }) => state)).toEqual(['cancelled', 'valid']);
  });
});
