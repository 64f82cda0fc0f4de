import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { loader as showCart } from '#app/routes/shop/cart.tsx';
import { action as pay, loader as showPay } from '#app/routes/shop/pay.tsx';
import { action as onPayment, loader as showPayment } from '#app/routes/shop/payment.tsx';
import { customerCookie } from '#features/shop/checkout/index.server.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const SITE = 'https://buntspecht.example';
const SVENJA = { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example' };
const MEGABYTE = 'x'.repeat(1_000_000);

type Route = typeof pay | typeof showPayment | typeof onPayment | typeof showCart | typeof showPay;

describeOnEngines('the pages of a payment', (engine) => {
  let site: PayingSite;
  let reference: string;

  beforeEach(async () => {
    site = await openPayingSite(engine);
    reference = await site.fillCart();
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  interface Sent {
    address?: string;
    secret?: string;
    fields?: [string, string][];
    services?: object;
  }
  /** Returns the answer of the page's code, or what it threw. */
  async function answered(
    route: Route,
    { address = '/webshop', secret = '', fields, services = {} }: Sent = {},
  ) {
    const url = new URL(`${address}?lang=en`, SITE);
    if (address.includes('?')) url.search = new URL(address, SITE).search;
    const context = new RouterContextProvider();
    context.set(pageContextKey, {
      services: { ...site.services, ...services },
      language: 'en',
      scope: new PageScope(0),
      staticParts: new Map(),
      url,
      clientIp: '192.0.2.7',
      principal: async () => null,
    } as unknown as PageContext);
    const body = new FormData();
    for (const [name, value] of fields ?? []) body.append(name, value);
    const cookie = [`cart=${reference}`, customerCookie(SVENJA, { secure: true }).split(';')[0]].join('; ');
    const request = new Request(url, { headers: { cookie }, ...(fields ? { method: 'POST', body } : {}) });
    const answer = await (route as (args: never) => Promise<unknown>)({
      request,
      context,
      params: { secret },
      url,
      pattern: '',
    } as never).catch((thrown: unknown) => thrown);
    if (!(answer instanceof Response))
      return { status: statusOf(answer), to: null, cookies: '', shown: answer };
    const { status, headers } = answer;
    return { status, to: headers.get('location'), cookies: headers.getSetCookie().join('\n'), shown: null };
  }
  const statusOf = (answer: unknown) =>
    answer instanceof Error
      ? String(answer)
      : ((answer as { init?: ResponseInit } | null)?.init?.status ?? 200);
  const order = async (more: [string, string][] = [], services = {}) =>
    answered(pay, {
      address: '/webshop/checkout/pay',
      services,
      fields: [
        ['contents', (await site.ticketing.cart(reference))?.contents ?? ''],
        ['paymentMethod', 'online'],
        ...more,
      ],
    });
  const openPayment = async () => (await site.carts.openOf(reference))?.secret ?? '';
  const paid = async () => {
    await order();
    const secret = await openPayment();
    const { session } = (await site.carts.find(secret)) ?? {};
    site.fake.pay(session ?? '');
    return secret;
  };

  it('lead to the provider, once, however often the button is pressed at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => order()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    const [address, ...others] = new Set(answers.map(({ to }) => to));
    expect(others).toEqual([]);
    expect(address).toBe(`${site.fake.origin}/pay/${[...site.fake.sessions.keys()][0]}`);
    expect(answers[0]?.cookies).toMatch(/cartAmount=4; Max-Age=2160;/);
  });

  it('are led to from the cart and from checkout while somebody pays', async () => {
    await order();
    const secret = await openPayment();
    for (const route of [showCart, showPay])
      expect((await answered(route)).to).toBe(`/webshop/payments/${secret}?lang=en`);
    const address = `/webshop/payments/${secret}`;
    expect((await answered(showPayment, { address, secret })).shown).toMatchObject({
      standing: 'waiting',
      cents: 3300,
      paymentOrigin: site.fake.origin,
    });
    const { to } = await answered(onPayment, { address, secret, fields: [['do', 'continue']] });
    expect(to).toContain(`${site.fake.origin}/pay/`);
  });

  it('redirect to the paid order, however often, and clear the badge of the cart', async () => {
    const secret = await paid();
    const address = `/webshop/payments/${secret}`;
    const first = await answered(showPayment, { address, secret });
    expect(first.to).toMatch(/^\/webshop\/orders\/[\w-]+\?lang=en$/);
    expect(first.cookies).toMatch(/cartAmount=0; Max-Age=0;/);
    expect((await answered(showPayment, { address, secret })).to).toBe(first.to);
    expect((await answered(showPayment, { address: `${address}?lang=en&unpaid=1`, secret })).to).toBe(
      first.to,
    );
    expect((await order()).to).toBe(first.to);
  });

  it('restore the cart of a customer who cancels, in the page of the provider or here', async () => {
    await order();
    const secret = await openPayment();
    const address = `/webshop/payments/${secret}?lang=en&unpaid=1`;
    expect((await answered(showPayment, { address, secret })).to).toBe('/webshop?lang=en&message=NOT_PAID');
    await order();
    const again = await openPayment();
    expect(again).not.toBe(secret);
    const stopped = {
      address: `/webshop/payments/${again}`,
      secret: again,
      fields: [['do', 'stop']],
    } as Sent;
    expect((await answered(onPayment, stopped)).to).toBe('/webshop?lang=en&message=NOT_PAID');
    // Back in the browser, to a finished payment.
    expect((await answered(showPayment, { address, secret })).to).toBe('/webshop?lang=en&message=NOT_PAID');
  });

  it('leave a cart alone that was started meanwhile', async () => {
    const secret = await paid();
    const other = accepted(
      await site.ticketing.add(null, {
        jetId: 2,
        seatGroup: null,
        blockId: null,
        tickets: [{ saleTypeId: 1, quantity: 1 }],
      }),
    );
    reference = other.reference;
    const { to, cookies } = await answered(showPayment, { address: `/webshop/payments/${secret}`, secret });
    expect(to).toMatch(/^\/webshop\/orders\//);
    expect(cookies).toBe('');
  });

  it('say so when the provider does not answer, and lose nothing', async () => {
    site.fake.fault = () => 'error';
    expect((await order()).status).toBe(409);
    site.fake.fault = () => null;
    const secret = await paid();
    site.fake.fault = () => 'error';
    const address = `/webshop/payments/${secret}`;
    expect((await answered(showPayment, { address, secret })).shown).toMatchObject({ standing: 'unknown' });
    const stop: [string, string][] = [['do', 'stop']];
    expect((await answered(onPayment, { address, secret, fields: stop })).to).toBeNull();
    site.fake.fault = () => null;
    expect((await answered(showPayment, { address, secret })).to).toMatch(/\/orders\//);
  });

  it('say that money comes back', async () => {
    await order();
    const secret = await openPayment();
    site.wait(40);
    accepted(
      await site.ticketing.add(null, {
        jetId: 1,
        seatGroup: null,
        blockId: null,
        tickets: [{ saleTypeId: 1, quantity: 4 }],
      }),
    );
    const { session } = (await site.carts.find(secret)) ?? {};
    site.fake.pay(session ?? '');
    const address = `/webshop/payments/${secret}`;
    expect((await answered(showPayment, { address, secret })).shown).toMatchObject({ standing: 'returned' });
  });

  it('say that a bank has yet to confirm, free the browser for another cart, and say how it ended', async () => {
    await order();
    const secret = await openPayment();
    const { session = '' } = (await site.carts.find(secret)) ?? {};
    site.fake.submit(session ?? '');
    const address = `/webshop/payments/${secret}`;
    const { shown, to } = await answered(showPayment, { address, secret });
    expect(to).toBeNull();
    const { data, init } = shown as { data: object; init: ResponseInit };
    expect(data).toMatchObject({ standing: 'processing', cents: 3300, holdsPlaces: true });
    expect((init.headers as Headers).getSetCookie().join('\n')).toMatch(/^cart=; Max-Age=0;/);
    // Neither button does anything any more.
    for (const what of ['stop', 'continue'])
      expect((await answered(onPayment, { address, secret, fields: [['do', what]] })).to).toBe(
        `${address}?lang=en`,
      );
    const other = accepted(
      await site.ticketing.add(null, {
        jetId: 2,
        seatGroup: null,
        blockId: null,
        tickets: [{ saleTypeId: 1, quantity: 1 }],
      }),
    );
    reference = other.reference;
    expect((await answered(showPayment, { address, secret })).shown).toMatchObject({
      standing: 'processing',
    });
    site.fake.decline(session ?? '');
    expect((await answered(showPayment, { address, secret })).shown).toMatchObject({ standing: 'failed' });
  });

  it('of a test stand in the test shop', async () => {
    const { secret } = await site.startPaying(
      reference,
      orderRequest({
        contents: (await site.ticketing.cart(reference))?.contents ?? '',
        isTest: true,
      }),
    );
    const { to } = await answered(showPayment, { address: `/webshop/payments/${secret}`, secret });
    expect(to).toBe(`/testshop/payments/${secret}?lang=en`);
  });

  it.each(['nothing', '\u0000', MEGABYTE, 'cs_1', '../../orders'])('are not there for %#', async (secret) => {
    expect((await answered(showPayment, { secret })).status).toBe(404);
    expect((await answered(onPayment, { secret, fields: [['do', 'continue']] })).status).toBe(404);
  });

  it('take no field twice, and nothing in place of the displayed values', async () => {
    const secret = await paid();
    const twice: Sent = {
      secret,
      fields: [
        ['do', 'stop'],
        ['do', 'continue'],
      ],
    };
    expect((await answered(onPayment, twice)).status).toBe(400);
    await answered(showPayment, { address: `/webshop/payments/${secret}`, secret });
    reference = accepted(
      await site.ticketing.add(null, {
        jetId: 2,
        seatGroup: null,
        blockId: null,
        tickets: [{ saleTypeId: 1, quantity: 1 }],
      }),
    ).reference;
    for (const contents of ['', MEGABYTE, '\u0000'])
      expect(
        (
          await answered(pay, {
            fields: [
              ['contents', contents],
              ['paymentMethod', 'online'],
            ],
          })
        ).status,
      ).toBe(409);
  });

  it('are not offered where there is no provider', async () => {
    const payments = { sale: null, test: null };
    const { shown } = await answered(showPay, { services: { payments } });
    expect(shown).toMatchObject({ options: [{ method: 'box-office' }], paymentOrigin: null });
    expect((await order([], { payments })).status).toBe(409);
    expect((await answered(showPay)).shown).toMatchObject({
      options: [{ method: 'online' }, { method: 'box-office' }],
      paymentOrigin: site.fake.origin,
    });
  });
});
