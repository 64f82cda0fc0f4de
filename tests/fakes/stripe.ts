import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import Stripe from 'stripe';
import { fakeDisputes } from './stripe-disputes.ts';

/** Failure of a call. `lose`: it takes effect, but no answer arrives. `hang`: it is never answered. */
export type Fault = 'error' | 'refuse' | 'lose' | 'hang' | null;

interface Call {
  method: string;
  path: string;
}

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  /** Ways to pay that the page offers, by the provider's names. */
  allowed_payment_method_types: string[];
  expires_at: number;
  success_url: string;
  cancel_url: string;
  customer_email: string;
  url: string;
}

interface Refund {
  id: string;
  amount: number;
  status: string;
  payment_intent: string;
  created: number;
}

export interface FakeStripe {
  origin: string;
  sessions: Map<string, Session>;
  refunds: Refund[];
  /** Customer's bank and its handling of payments they dispute. */
  bank: ReturnType<typeof fakeDisputes>;
  /** Calls as they came in. */
  calls: Call[];
  /** Returns the failure of each call from now on. */
  fault: (call: Call) => Fault;
  /** Somebody pays; gives the name of the money. */
  pay(session: string, more?: Partial<Pick<Session, 'amount_total' | 'currency'>>): string;
  /** Somebody pays by direct debit, which their bank confirms later. */
  submit(session: string): void;
  /** The bank's answer to what was submitted; gives the name of the money. */
  confirm(session: string): string;
  decline(session: string): void;
  /** Ways to pay that the account has not: a checkout that offers one is refused. */
  refusedMethods: string[];
  /** The time to pay is over. */
  expire(session: string): void;
  /** A refund made at the provider itself. */
  refundThere(paymentIntent: string, cents: number, at: string): void;
  /** The bank rejects a refund: the provider has the money again. */
  failRefund(refund: string): void;
  /** Outcome of refunds from now on. */
  refundsAre: 'succeeded' | 'failed';
  /** Returns the notice the provider would send about a checkout, signed; `at` in seconds. */
  notice(session: string, options?: { type?: string; at?: number }): Notice;
  /** The same about anything else it knows. */
  noticeAbout(type: string, object: object, options?: { at?: number }): Notice;
  reset(): void;
  close(): Promise<void>;
}

interface Notice {
  body: string;
  signature: string;
}

interface Options {
  port?: number;
  webhookSecret: string;
  /** Address that notices are sent to when a customer has paid on the page. */
  webhookUrl?: string;
}

/** Stripe as far as the shop knows it: checkouts, refunds, idempotency keys, a page to pay on, and signed notices. */
export async function startFakeStripe({ port = 0, webhookSecret, webhookUrl }: Options): Promise<FakeStripe> {
  /** States of payments that a bank confirms later. */
  const intents = new Map<string, string>();
  const answers = new Map<string, { request: string; body: object; status: 200 | 400 | 402 | 404 }>();
  let counted = 0;
  const next = (kind: string) => {
    counted += 1;
    return `${kind}_${counted}`;
  };
  const app = new Hono();
  const cut = new Set<() => void>();

  const fake: FakeStripe = {
    origin: '',
    sessions: new Map(),
    refunds: [],
    bank: fakeDisputes(next),
    calls: [],
    refundsAre: 'succeeded',
    refusedMethods: [],
    fault: () => null,
    pay(id, more = {}) {
      const session = sessionAt(id);
      if (session.status !== 'open') throw new Error(`The checkout is ${session.status}`);
      const payment_intent = next('pi');
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent, ...more });
      return payment_intent;
    },
    submit(id) {
      const session = sessionAt(id);
      if (session.status !== 'open') throw new Error(`The checkout is ${session.status}`);
      const payment_intent = next('pi');
      intents.set(payment_intent, 'processing');
      Object.assign(session, { status: 'complete', payment_intent });
    },
    confirm(id) {
      const session = sessionAt(id);
      if (session.payment_intent === null) throw new Error('Nobody has paid');
      intents.set(session.payment_intent, 'succeeded');
      session.payment_status = 'paid';
      return session.payment_intent;
    },
    decline: (id) => void intents.set(sessionAt(id).payment_intent ?? '', 'requires_payment_method'),
    expire: (id) => void Object.assign(sessionAt(id), { status: 'expired' }),
    refundThere: (payment_intent, amount, at) =>
      void fake.refunds.push({ ...refundOf(payment_intent, amount), created: Date.parse(at) / 1000 }),
    failRefund(id) {
      const refund = fake.refunds.find((each) => each.id === id);
      if (!refund) throw new Error(`There is no refund ${id}`);
      refund.status = 'failed';
    },
    notice: (id, { type = 'checkout.session.completed', at } = {}) =>
      fake.noticeAbout(type, sessionAt(id), at === undefined ? {} : { at }),
    noticeAbout(type, object, { at } = {}) {
      const body = JSON.stringify({ id: next('evt'), object: 'event', type, data: { object } });
      const timestamp = at ?? Math.floor(Date.now() / 1000);
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
        timestamp,
        scheme: 'v1',
        signature: '',
        cryptoProvider: Stripe.createNodeCryptoProvider(),
      });
      return { body, signature };
    },
    reset() {
      fake.sessions.clear();
      fake.refunds.length = 0;
      fake.bank.disputes.clear();
      fake.refundsAre = 'succeeded';
      fake.refusedMethods = [];
      intents.clear();
      fake.calls.length = 0;
      fake.fault = () => null;
      answers.clear();
    },
    close: () => Promise.resolve(),
  };

  const sessionAt = (id: string): Session => {
    const session = fake.sessions.get(id);
    if (!session) throw new Error(`There is no checkout ${id}`);
    return session;
  };
  const refundOf = (payment_intent: string, amount: number): Refund => ({
    id: next('re'),
    amount,
    status: fake.refundsAre,
    payment_intent,
    created: Math.floor(Date.now() / 1000),
  });
  const problem = (message: string, code: string) => ({
    error: { type: 'invalid_request_error', message, code },
  });

  /** Stripe answers the same key with the same, and refuses it for another request. */
  async function once(c: Context, act: (form: URLSearchParams) => Answer): Promise<Answer> {
    const body = await c.req.text();
    const key = c.req.header('idempotency-key') ?? next('key');
    const request = createHash('sha256').update(`${c.req.path} ${body}`).digest('hex');
    const known = answers.get(key);
    if (known && known.request !== request) return [problem('Other parameters', 'idempotency_error'), 400];
    if (known) return [known.body, known.status];
    const [answer, status] = act(new URLSearchParams(body));
    answers.set(key, { request, body: answer, status });
    return [answer, status];
  }
  type Answer = [body: object, status: 200 | 400 | 402 | 404];

  app.use('/v1/*', async (c, following) => {
    const call = { method: c.req.method, path: c.req.path };
    fake.calls.push(call);
    const fault = fake.fault(call);
    if (fault === 'error') return c.json({ error: { type: 'api_error', message: 'Broken' } }, 500);
    if (fault === 'refuse') return c.json(problem('No', 'not_allowed'), 402);
    await following();
    if (fault === 'lose' || fault === 'hang') await new Promise<void>((resolve) => cut.add(resolve));
    return undefined;
  });
  app.post('/v1/checkout/sessions', async (c) => {
    const [body, status] = await once(c, (form) => {
      if (/[^\x20-\x7e]/.test(form.get('customer_email') ?? '')) {
        const { error } = problem('Invalid email address', 'email_invalid');
        return [{ error: { ...error, param: 'customer_email' } }, 400];
      }
      const methods = [...form].flatMap(([name, value]) =>
        name.startsWith('allowed_payment_method_types') ? [value] : [],
      );
      if (methods.some((method) => fake.refusedMethods.includes(method))) {
        const { error } = problem('Unknown payment method', 'parameter_invalid');
        return [{ error: { ...error, param: 'allowed_payment_method_types[1]' } }, 400];
      }
      const id = next('cs');
      const session: Session = {
        id,
        status: 'open',
        payment_status: 'unpaid',
        client_reference_id: form.get('client_reference_id'),
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]') ?? '',
        payment_intent: null,
        allowed_payment_method_types: methods,
        expires_at: Number(form.get('expires_at')),
        success_url: form.get('success_url') ?? '',
        cancel_url: form.get('cancel_url') ?? '',
        customer_email: form.get('customer_email') ?? '',
        url: `${fake.origin}/pay/${id}`,
      };
      fake.sessions.set(id, session);
      return [{ ...session }, 200];
    });
    return c.json(body, status);
  });
  app.get('/v1/checkout/sessions/:id', (c) => {
    const session = fake.sessions.get(c.req.param('id'));
    if (!session) return c.json(problem('No such checkout', 'resource_missing'), 404);
    const { payment_intent: id } = session;
    const isWhole = id !== null && c.req.query('expand[0]') === 'payment_intent';
    const intent = { id, object: 'payment_intent', status: intents.get(id ?? '') ?? 'succeeded' };
    return c.json(isWhole ? { ...session, payment_intent: intent } : session);
  });
  app.post('/v1/checkout/sessions/:id/expire', (c) => {
    const session = fake.sessions.get(c.req.param('id'));
    if (session?.status !== 'open') return c.json(problem('It is not open', 'not_open'), 400);
    session.status = 'expired';
    return c.json(session);
  });
  app.post('/v1/refunds', async (c) => {
    const [body, status] = await once(c, (form) => {
      const intent = form.get('payment_intent') ?? '';
      const cents = Number(form.get('amount'));
      const paid = [...fake.sessions.values()].find(({ payment_intent }) => payment_intent === intent);
      const given = fake.refunds
        .filter(({ payment_intent, status: state }) => payment_intent === intent && state !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0);
      if (fake.bank.isDisputed(intent)) return [problem('Disputed', 'charge_disputed'), 400];
      if (!paid || given + cents > paid.amount_total)
        return [problem('Too much', 'charge_already_refunded'), 400];
      const refund = refundOf(intent, cents);
      fake.refunds.push(refund);
      return [refund, 200];
    });
    return c.json(body, status);
  });
  app.get('/v1/refunds', (c) => {
    const intent = c.req.query('payment_intent');
    const since = Number(c.req.query('created[gte]') ?? 0);
    const data = fake.refunds.filter(
      ({ payment_intent, created }) => (intent ? payment_intent === intent : true) && created >= since,
    );
    return c.json({ object: 'list', data, has_more: false, url: '/v1/refunds' });
  });

  app.get('/v1/refunds/:id', (c) => {
    const refund = fake.refunds.find(({ id }) => id === c.req.param('id'));
    return refund ? c.json(refund) : c.json(problem('No such refund', 'resource_missing'), 404);
  });
  app.get('/v1/disputes/:id', (c) => {
    const dispute = fake.bank.disputes.get(c.req.param('id'));
    return dispute ? c.json(dispute) : c.json(problem('No such dispute', 'resource_missing'), 404);
  });
  app.get('/v1/disputes', (c) => {
    const since = Number(c.req.query('created[gte]') ?? 0);
    const data = [...fake.bank.disputes.values()].filter(({ created }) => created >= since);
    return c.json({ object: 'list', data, has_more: false, url: '/v1/disputes' });
  });

  app.get('/health', (c) => c.text('ok'));
  app.get('/pay/:id', (c) => {
    const session = sessionAt(c.req.param('id'));
    const { amount_total, cancel_url, status } = session;
    const isDebit = session.allowed_payment_method_types.includes('sepa_debit');
    if (status !== 'open') return c.html('<h1>This checkout is over</h1>');
    return c.html(
      `<h1>Payment page</h1><p>${amount_total} cents</p><form method="post"><button>Pay</button>${isDebit ? '<button name="by" value="debit">Pay by direct debit</button>' : ''}</form><a href="${cancel_url.replaceAll('&', '&amp;')}">Cancel</a>`,
    );
  });
  const sendNotice = async ({ body, signature }: Notice) => {
    if (!webhookUrl) return;
    await fetch(webhookUrl, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    }).catch(() => undefined);
  };
  app.post('/pay/:id', async (c) => {
    const id = c.req.param('id');
    const { by } = await c.req.parseBody();
    if (by === 'debit') fake.submit(id);
    else fake.pay(id);
    // It comes when it comes: nobody waits for it.
    void sendNotice(fake.notice(id));
    return c.redirect(sessionAt(id).success_url, 303);
  });
  // A bank answers days later; journeys do not wait for it.
  app.post('/bank/:id/:answer', async (c) => {
    const { id, answer } = c.req.param();
    const isPaid = answer === 'confirm';
    if (isPaid) fake.confirm(id);
    else fake.decline(id);
    const type = `checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`;
    await sendNotice(fake.notice(id, { type }));
    return c.text('ok');
  });

  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => (server.listening ? resolve() : server.once('listening', resolve)));
  fake.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.close = () =>
    new Promise<void>((resolve) => {
      for (const end of cut) end();
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close(() => resolve());
    });
  return fake;
}
