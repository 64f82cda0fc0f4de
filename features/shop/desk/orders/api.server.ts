import { type Context, Hono } from 'hono';
import {
  findBillingDocuments,
  findDisputes,
  findOrderByNumber,
  findOrders,
  findPayments,
} from '#features/box-office/order-store/index.server.ts';
import type { Order, PaymentError, StaffCancellationError } from '#features/box-office/ticketing/index.ts';
import {
  type Permission,
  requirePermission,
  type WithPrincipal,
} from '#features/core/access/index.server.ts';
import type { Language } from '#lib/localized.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import type { Result } from '#lib/result.ts';
import { download } from '#platform/http/download.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { readId, readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { findEmailsAbout } from '#platform/mail/outgoing-emails.server.ts';
import { cancelPassOfOrder } from './cancel-pass.server.ts';
import { cancelTickets } from './cancel-tickets.server.ts';
import { cancelVoucher } from './cancel-voucher.server.ts';
import { exportOrders } from './export-orders.server.ts';
import { wordsOf } from './load-desk-orders-page.server.ts';
import { orderDetailsJson, orderJson } from './order-json.ts';
import { passProblem } from './pass-problem.server.ts';
import { passSaleOf } from './pass-sale-of.ts';
import { prolongPassOfOrder } from './prolong-pass.server.ts';
import { type RebookingServices, rebookTickets } from './rebook-tickets.server.ts';
import { rebookingProblem } from './rebooking-problem.server.ts';
import { recordPayment, recordRefund, recordReversal } from './record-payment.server.ts';
import { type ResendError, resendTickets } from './resend-tickets.server.ts';
import {
  cancellationBody,
  ordersQuery,
  passProlongationBody,
  passSaleBody,
  paymentBody,
  reasonBody,
  rebookingBody,
  refundBody,
} from './schema.ts';
import { sellPass } from './sell-pass.server.ts';

type DeskError = PaymentError | StaffCancellationError | ResendError;
type Env = { Variables: WithPrincipal['Variables'] & { language: Language } };

/** `/admin/orders/…`: the orders, and what the box office does with them (docs/product/box-office.md#orders). */
export function orderDeskApi(services: RebookingServices) {
  const one = '/admin/orders/:number';
  const { db } = services;
  return new Hono<Env>({ strict: false })
    .get('/admin/orders', async (c) => {
      await allowed(c, 'sell');
      const { q, state, performance: performanceId } = parseInput(ordersQuery, c.req.query());
      const paging = readPaging(c);
      const { orders, total } = await findOrders(db, { words: wordsOf(q), state, performanceId }, paging);
      c.header('cache-control', 'private, no-store');
      return c.json(pageOfList(new URL(c.req.url), { total, ...paging }, orders.map(orderJson)));
    })
    .get('/admin/orders/export.csv', async (c) => {
      const staff = await allowed(c, 'export-personal-data');
      const { q, state, performance: performanceId } = parseInput(ordersQuery, c.req.query());
      const lines = await exportOrders(
        services,
        staff,
        { words: wordsOf(q), state, performanceId },
        c.get('language'),
      );
      return download(c, lines, { name: 'orders.csv', type: 'text/csv' });
    })
    .get(one, async (c) => {
      await allowed(c, 'sell');
      const order = await findOrderByNumber(db, numberOf(c));
      if (!order) throw problemOf({ code: 'UNKNOWN_ORDER' });
      c.header('cache-control', 'private, no-store');
      const [disputes, payments, documents, emails] = await Promise.all([
        findDisputes(db, order.number),
        findPayments(db, order.number),
        findBillingDocuments(db, order.number),
        findEmailsAbout(db, order.number),
      ]);
      return c.json(orderDetailsJson(order, { disputes, payments, documents, emails }));
    })
    .post(`${one}/payments`, async (c) => {
      const staff = await allowed(c, 'sell');
      const {
        amount_cents: cents,
        open_cents: openCents,
        ...request
      } = parseInput(paymentBody, await readJson(c));
      const seen = openCents === undefined ? {} : { openCents };
      return answer(c, await recordPayment(services, staff, numberOf(c), { cents, ...request, ...seen }));
    })
    .post(`${one}/refunds`, async (c) => {
      const staff = await allowed(c, 'refund');
      const { amount_cents: cents, ...request } = parseInput(refundBody, await readJson(c));
      return answer(c, await recordRefund(services, staff, numberOf(c), { cents, ...request }));
    })
    .post(`${one}/payments/:id/reversal`, async (c) => {
      const staff = await allowed(c, 'refund');
      const { reason } = parseInput(reasonBody, await readJson(c));
      return answer(c, await recordReversal(services, staff, numberOf(c), { paymentId: readId(c), reason }));
    })
    .post(`${one}/cancellations`, async (c) => {
      const staff = await allowed(c, 'sell');
      const { tickets: positions, reason } = parseInput(cancellationBody, await readJson(c));
      return answer(c, await cancelTickets(services, staff, numberOf(c), { positions, reason }));
    })
    .post(`${one}/voucher-cancellation`, async (c) => {
      const staff = await allowed(c, 'sell');
      const { reason } = parseInput(reasonBody, await readJson(c));
      return answer(c, await cancelVoucher(services, staff, numberOf(c), { reason }));
    })
    .post(`${one}/pass-cancellation`, async (c) => {
      const staff = await allowed(c, 'refund');
      const { reason } = parseInput(reasonBody, await readJson(c));
      return answer(c, await cancelPassOfOrder(services, staff, numberOf(c), { reason }));
    })
    .post(`${one}/pass-prolongation`, async (c) => {
      const staff = await allowed(c, 'sell');
      const { last_day: lastDay, reason } = parseInput(passProlongationBody, await readJson(c));
      const done = await prolongPassOfOrder(services, staff, numberOf(c), {
        lastDay,
        reason,
      });
      if (!done.ok) throw passProblem(done.error);
      return answer(c, done);
    })
    .post('/admin/passes', async (c) => {
      const staff = await allowed(c, 'sell');
      const sold = await sellPass(services, staff, passSaleOf(parseInput(passSaleBody, await readJson(c))));
      if (!sold.ok) throw passProblem(sold.error);
      return answer(c, sold);
    })
    .post(`${one}/rebookings`, async (c) => {
      const staff = await allowed(c, 'sell');
      const body = parseInput(rebookingBody, await readJson(c));
      const { tickets: positions, event_jet_id: jetId, block_id: blockId, amount_cents: seenCents } = body;
      const seen = body.starts_at === undefined ? {} : { seenStartsAt: body.starts_at };
      const request = { positions, to: { jetId, blockId }, seenCents, ...seen };
      const done = await rebookTickets(services, staff, numberOf(c), request);
      if (!done.ok) throw rebookingProblem(done.error);
      return answer(c, done);
    })
    .post(`${one}/tickets-email`, async (c) => {
      const staff = await allowed(c, 'sell');
      return answer(c, await resendTickets(services, staff, numberOf(c)));
    });
}

const allowed = (c: Context<Env>, permission: Permission) =>
  requirePermission(c.get('principal'), permission);
const numberOf = (c: Context) => c.req.param('number') ?? '';

function answer(c: Context, outcome: Result<Order, DeskError>) {
  if (!outcome.ok) throw problemOf(outcome.error);
  c.header('cache-control', 'private, no-store');
  return c.json(orderJson(outcome.value));
}

function problemOf(error: DeskError): Problem {
  const code = error.code.toLowerCase();
  switch (error.code) {
    case 'UNKNOWN_ORDER':
    case 'UNKNOWN_PAYMENT':
    case 'UNKNOWN_TICKET':
      return new Problem(404, code, { detail: 'There is none of this number.' });
    case 'AMOUNT_DIFFERS':
      return new Problem(409, code, {
        detail: `It is another amount: ${error.cents} cents.`,
        extra: { amount_cents: error.cents },
      });
    case 'OPEN_CHANGED':
      return new Problem(409, code, {
        detail: `The order changed since: ${error.cents} cents are open now, below zero owed.`,
        extra: { open_cents: error.cents },
      });
    case 'ON_ITS_WAY':
      return new Problem(409, code, {
        detail: `${error.cents} cents are on their way back online already: only the rest can be given back.`,
        extra: { on_its_way_cents: error.cents },
      });
    case 'TAKES_NO_MONEY':
      return new Problem(409, code, { detail: 'This order takes no money.' });
    case 'NOTHING_OPEN':
      return new Problem(409, code, { detail: 'Nothing is open: it is paid, or nothing of it is left.' });
    case 'NOTHING_OWED':
      return new Problem(409, code, { detail: 'The house owes nothing for this order.' });
    case 'SPENT':
      return new Problem(409, code, { detail: 'It was given back meanwhile: take that back first.' });
    case 'PAID_ONLINE':
      return new Problem(409, code, {
        detail: 'It came over the payment provider: it is given back instead.',
      });
    case 'PAID_WITH_CREDIT':
      return new Problem(409, code, { detail: 'It is booked as credit, and was no mistake.' });
    case 'NO_ACCOUNT':
      return new Problem(409, code, { detail: 'Who ordered has no account that could have credit.' });
    case 'NOT_PAID_ONLINE':
      return new Problem(409, code, { detail: 'Not so much of it was paid online.' });
    case 'DISPUTED':
      return new Problem(409, code, {
        detail: 'The payment is disputed: nothing is taken or given back before that is decided.',
      });
    case 'REFUND_FAILED':
      return new Problem(409, code, {
        detail: 'The bank did not take it: the money is with the house again.',
      });
    case 'PAYMENT_PROVIDER_DOWN':
      return new Problem(503, code, {
        detail: 'The payment provider does not answer, or refuses. Nothing is lost.',
      });
    case 'VOUCHER_REDEEMED':
      return new Problem(409, code, { detail: 'The gift voucher was redeemed: it is credit of somebody.' });
    case 'PASS_USED':
      return new Problem(409, code, { detail: 'Somebody came with the pass, or is about to.' });
    case 'VOUCHER_AS_MONEY':
      return new Problem(409, code, {
        detail: 'What was paid for a gift voucher goes back as money, not as credit.',
      });
    case 'CANCELLATION_CLOSED':
      return new Problem(409, code, { detail: 'Tests are not cancelled: they end by themselves.' });
    case 'NO_TICKETS':
      return new Problem(409, code, {
        detail: 'The order has no tickets: it is not paid, or they are cancelled.',
      });
  }
}
