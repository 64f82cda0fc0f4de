import { Hono } from 'hono';
import { redeemVoucher } from '#features/box-office/credit/index.server.ts';
import type { PaymentRequest, RebookingRequest } from '#features/box-office/ticketing/index.ts';
import { sendInvitations } from '#features/people/accounts/index.server.ts';
import { recordPayment } from '#features/shop/desk/orders/record-payment.server.ts';
import type { Services } from '#server/services/services.server.ts';
import { order, orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';

/**
 * Serves the calls that pages and jobs make on a node, for tests that let several nodes do it at once: a node here has
 * neither.
 */
export function saleCalls(services: Services): Hono {
  const { rebooking, waitingList } = services.ticketing;
  return new Hono()
    .post('/order', async (c) => {
      const { jetId } = await c.req.json<{ jetId: number }>();
      const { reference } = accepted(await services.ticketing.add(null, order(jetId, 2)));
      const contents = (await services.ticketing.cart(reference))?.contents ?? '';
      return c.json(accepted(await services.ticketing.placeOrder(reference, orderRequest({ contents }))));
    })
    .post('/rebook', async (c) => {
      const { secret, request } = await c.req.json<{ secret: string; request: RebookingRequest }>();
      return c.json(await rebooking?.rebook(secret, request));
    })
    .post('/redeem', async (c) => {
      const { userId, code } = await c.req.json<{ userId: number; code: string }>();
      return c.json(await redeemVoucher(services, userId, code));
    })
    .post('/record-payment', async (c) => {
      const { number, request } = await c.req.json<{ number: string; request: PaymentRequest }>();
      return c.json(await recordPayment(services, { id: 1, role: 'box_office' }, number, request));
    })
    .post('/send-invitations', async (c) => {
      await sendInvitations(services);
      return c.json({ ok: true });
    })
    .post('/offer-free', async (c) => c.json({ ok: true, value: await waitingList?.offerFree() }))
    .post('/leave', async (c) => {
      const { secret } = await c.req.json<{ secret: string }>();
      return c.json(await waitingList?.leave(secret));
    });
}
