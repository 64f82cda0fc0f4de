import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { action as buy, loader as showShop } from '#app/routes/shop/gift-voucher.tsx';
import type { loader as showOrder } from '#app/routes/shop/order.tsx';
import { loader as showPayment } from '#app/routes/shop/payment.tsx';
import { loader as showPdf } from '#app/routes/shop/voucher-pdf.ts';
import { cancelVoucher } from '#features/shop/desk/index.server.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { HEIKE } from '#tests/order-desk/desk.ts';
import { openPayingSite, type PayingSite } from './paying-site.ts';
import { expectSoundPayments } from './sound-payments.ts';

const SITE = 'https://buntspecht.example';
const MEGABYTE = 'x'.repeat(1_000_000);
const FIELDS: Record<string, string> = {
  do: 'order',
  key: 'a-key-of-a-form',
  amount: '2500',
  ownAmount: '',
  recipient: 'Oma Hilde',
  greeting: 'Für dich',
  sendTo: 'me',
  recipientEmail: '',
  sendOn: '',
  firstName: 'Jule',
  lastName: 'Sommer',
  email: 'jule@post.example',
  paymentMethod: 'online',
  agreedCents: '2500',
};

describeOnEngines('the pages of gift vouchers', (engine) => {
  let site: PayingSite;

  beforeEach(async () => {
    site = await openPayingSite(engine);
  });
  afterEach(async () => {
    await expectSoundPayments(site);
    await site.close();
  });

  /** Returns the answer of the page's code, or what it threw: its status, where it leads, and its bytes. */
  async function answered(
    route: typeof buy | typeof showShop | typeof showOrder | typeof showPayment | typeof showPdf,
    {
      address = '/webshop/gift-voucher',
      secret = '',
      fields,
    }: {
      address?: string;
      secret?: string;
      fields?: [string, string][];
    } = {},
  ) {
    const url = new URL(address, SITE);
    url.searchParams.set('lang', 'en');
    const context = new RouterContextProvider();
    context.set(pageContextKey, {
      services: site.services,
      language: 'en',
      scope: new PageScope(0),
      staticParts: new Map(),
      url,
      clientIp: '192.0.2.7',
      principal: async () => null,
    } as unknown as PageContext);
    const body = new FormData();
    for (const [name, value] of fields ?? []) body.append(name, value);
    const request = new Request(url, fields ? { method: 'POST', body } : {});
    const answer = await (route as (args: never) => Promise<unknown>)({
      request,
      context,
      params: { secret },
      url,
      pattern: '',
    } as never).catch((thrown: unknown) => thrown);
    if (answer instanceof Error) throw answer;
    if (!(answer instanceof Response)) {
      const { init, html } = (answer ?? {}) as { init?: ResponseInit; html?: string };
      return { status: init?.status ?? 200, to: '', html: html ?? '', bytes: '' };
    }
    const { status, headers } = answer;
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    return { status, to: headers.get('location') ?? '', html: '', bytes };
  }
  const sent = (change: Record<string, string> = {}) =>
    answered(buy, { fields: Object.entries({ ...FIELDS, ...change }) });
  const payment = async () =>
    site.services.db.selectFrom('online_payments').selectAll().executeTakeFirstOrThrow();
  const secretOf = (to: string) => /\/(?:orders|payments)\/([\w-]+)/.exec(to)?.[1] ?? '';

  it('lead to the provider, and from there to an order with a sheet that tells nothing of it', async () => {
    const { status, to } = await sent();
    expect([status, to.startsWith(site.fake.origin)]).toEqual([303, true]);
    const { secret, session } = await payment();
    site.fake.pay(session ?? '');
    const back = await answered(showPayment, { address: `/webshop/payments/${secret}`, secret });
    const order = await site.ticketing.order(secretOf(back.to));
    expect(order).toMatchObject({ paidCents: 2500, voucher: { cents: 2500, greeting: 'Für dich' } });
    const pdf = await answered(showPdf, { secret: order?.voucher?.secret ?? '' });
    expect([pdf.status, pdf.bytes.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(pdf.bytes).toContain('/Lang (de-DE)');
    expect((await answered(showPdf, { secret: order?.secret ?? '' })).status).toBe(404);
    expect((await sent()).to).toBe(back.to);
    await cancelVoucher(site.services, HEIKE, order?.number ?? '', { reason: 'widerrufen' });
    expect((await answered(showPdf, { secret: order?.voucher?.secret ?? '' })).status).toBe(404);
  });

  it('have what was typed again when nothing is paid', async () => {
    await sent();
    const { secret } = await payment();
    const back = await answered(showPayment, { address: `/webshop/payments/${secret}?unpaid=1`, secret });
    expect(back.to).toContain('/webshop/gift-voucher?');
    expect((await answered(showShop, { address: back.to })).status).toBe(200);
    expect((await sent()).to.startsWith(site.fake.origin)).toBe(true);
    expect(await site.orders()).toEqual([]);
  });

  it('take no money for an amount that was not on the button', async () => {
    expect(await sent({ agreedCents: '1000' })).toMatchObject({ status: 200, to: '' });
    expect(await sent({ agreedCents: '' })).toMatchObject({ status: 200, to: '' });
    expect(await sent({ do: 'look' })).toMatchObject({ status: 200, to: '' });
    expect(await sent({ do: 'change' })).toMatchObject({ status: 200, to: '' });
    expect(await sent({ paymentMethod: 'on-account' })).toMatchObject({ status: 200, to: '' });
    expect(await sent({ paymentMethod: 'test' })).toMatchObject({ status: 409 });
    expect(await site.orders()).toEqual([]);
  });

  it.each([
    [{ amount: 'own', ownAmount: '9,99' }],
    [{ amount: 'own', ownAmount: '250,01' }],
    [{ amount: 'own', ownAmount: '1e3' }],
    [{ amount: 'own', ownAmount: MEGABYTE }],
    [{ amount: '2501' }],
    [{ greeting: MEGABYTE }],
    [{ recipient: MEGABYTE }],
    [{ firstName: MEGABYTE }],
    [{ email: MEGABYTE }],
    [{ email: 'jule@post.example\r\nbcc: all@post.example' }],
    [{ sendTo: 'recipient', recipientEmail: 'hilde' }],
    [{ sendTo: 'recipient', recipientEmail: 'hilde@post.example', sendOn: '2026-02-30' }],
    [{ sendTo: 'recipient', recipientEmail: 'hilde@post.example', sendOn: '2026-11-19' }],
    [{ sendTo: 'recipient', recipientEmail: 'hilde@post.example', sendOn: '2099-01-01' }],
  ])('refuse %o in words', async (change: Record<string, string>) => {
    expect(await sent(change)).toMatchObject({ status: 422 });
    expect(await site.orders()).toEqual([]);
  });

  it('refuse what no page of ours sends', async () => {
    expect((await sent({ key: '' })).status).toBe(400);
    expect((await sent({ key: '\u0000' })).status).toBe(400);
    const twice = [...Object.entries(FIELDS), ['email', 'other@post.example']] as [string, string][];
    expect((await answered(buy, { fields: twice })).status).toBe(400);
    for (const secret of ['', '\u0000', MEGABYTE, "' or 1=1"]) {
      expect((await answered(showPdf, { secret })).status).toBe(404);
      expect(
        (await answered(showShop, { address: `/webshop/gift-voucher?again=${encodeURIComponent(secret)}` }))
          .status,
      ).toBe(200);
    }
  });

  it('are slowed down where one network orders too many', async () => {
    const outcomes = [];
    for (let count = 0; count < 21; count += 1)
      outcomes.push((await sent({ paymentMethod: 'box-office', key: `another-form-${count}` })).status);
    expect(outcomes.slice(0, 20).every((status) => status === 303)).toBe(true);
    expect(outcomes[20]).toBe(429);
  });
});
