import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RESPONSE_CODES, type TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { order, orderRequest } from './box-office.ts';
import { accepted, refused } from './outcomes.ts';

/** Set-up of the suite: a provider that sells ten places of one event, and nothing for the event after it. */
export interface ProviderUnderTest {
  tickets: TicketingProvider;
  jetId: number;
  close(): Promise<void>;
}

/** Tests the common behaviour of every adapter of the port. Features it lacks are declared and refused. */
export function describeProvider(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`${name} as a ticketing provider`, () => {
    let given: ProviderUnderTest;

    beforeEach(async () => {
      given = await open();
    });
    afterEach(() => given.close());

    it('says what is on sale, and nothing of events without tickets', async () => {
      const { tickets, jetId } = given;
      expect([...(await tickets.summaries([jetId, jetId + 1])).keys()]).toEqual([jetId]);
      expect(await tickets.offer(jetId)).toMatchObject({ jetId, availability: 'many', fromCents: 600 });
      expect(await tickets.offer(jetId + 1)).toBeNull();
      expect((await tickets.summaries([])).size).toBe(0);
    });

    it('begins a cart, and adds to it by its reference', async () => {
      const { tickets, jetId } = given;
      const first = accepted(await tickets.add(null, order(jetId, 2)));
      const second = accepted(await tickets.add(first.reference, order(jetId, 3)));
      expect(first).toMatchObject({ quantity: 2 });
      expect(second).toMatchObject({ quantity: 5, reference: first.reference });
      expect(Date.parse(first.expiresAt) - Date.parse(first.now)).toBe(15 * 60_000);
      expect(first.reference).toMatch(/^[\w-]+$/);
      expect(first.cartUrl === null).toBe(tickets.capabilities.handoff === 'embedded');
    });

    it('keeps the carts of two visitors apart', async () => {
      const { tickets, jetId } = given;
      const one = accepted(await tickets.add(null, order(jetId, 2)));
      const other = accepted(await tickets.add(null, order(jetId, 3)));
      expect(other).toMatchObject({ quantity: 3 });
      expect(other.reference).not.toBe(one.reference);
    });

    it('refuses what is not there with an error that has a number in the cart contract', async () => {
      const { tickets, jetId } = given;
      accepted(await tickets.add(null, order(jetId, 8)));
      const tooMany = refused(await tickets.add(null, order(jetId, 3)));
      expect(RESPONSE_CODES[tooMany.code]).toBe(-214);
      const unknown = refused(await tickets.add(null, order(jetId + 1, 1)));
      expect(RESPONSE_CODES[unknown.code]).toBeLessThan(0);
      accepted(await tickets.add(null, order(jetId, 2)));
    });

    it('begins a new cart for a reference it does not know', async () => {
      const outcome = await given.tickets.add('bm8tc3VjaC1jYXJ0', order(given.jetId, 1));
      expect(accepted(outcome)).toMatchObject({ quantity: 1 });
    });

    it('sells what a cart holds, or says that it cannot', async () => {
      const { tickets, jetId } = given;
      const { reference } = accepted(await tickets.add(null, order(jetId, 2)));
      const contents = (await tickets.cart(reference))?.contents ?? '';
      const placed = await tickets.placeOrder(reference, orderRequest({ contents }));
      if (!tickets.capabilities.orders) {
        expect(refused(placed)).toEqual({ code: 'NOT_SUPPORTED' });
        expect(refused(await tickets.cancelTicket('a-secret', 1))).toEqual({ code: 'NOT_SUPPORTED' });
        expect(await tickets.orderOfCart(reference)).toBeNull();
        expect(await tickets.order('a-secret')).toBeNull();
        expect(await tickets.ordersOf(1)).toEqual([]);
        expect(await tickets.countOrdersOf(1)).toBe(0);
        return;
      }
      const { secret, number, isTest } = accepted(placed);
      expect(isTest).toBe(false);
      expect(await tickets.orderOfCart(reference)).toEqual({ secret, number, isTest });
      expect(await tickets.order(secret)).toMatchObject({ number, tickets: [{ jetId }, { jetId }] });
      expect(await tickets.cart(reference)).toBeNull();
    });

    it('is paid online where it says so: then the cart becomes its order when money came in', async () => {
      const { tickets, jetId } = given;
      const carts = tickets.onlinePayments;
      expect(carts === null || tickets.capabilities.orders).toBe(true);
      if (!carts) return;
      const { reference } = accepted(await tickets.add(null, order(jetId, 2)));
      const contents = (await tickets.cart(reference))?.contents ?? '';
      const started = accepted(
        await carts.begin(reference, orderRequest({ contents, paymentMethod: 'online' })),
      );
      expect(accepted(await carts.begin(reference, orderRequest())).secret).toBe(started.secret);
      const money = { providerPayment: 'money-1', cents: started.cents, currency: 'EUR' };
      const { order: placed } = accepted(await carts.settle(started.secret, money));
      expect(await tickets.orderOfCart(reference)).toEqual(placed);
      expect(accepted(await carts.end(started.secret, { isBack: true }))?.state).toBe('paid');
    });

    it('keeps the places of a cart while a bank confirms its payment, where it is paid online', async () => {
      const { tickets, jetId } = given;
      const carts = tickets.onlinePayments;
      if (!carts) return;
      const { reference } = accepted(await tickets.add(null, order(jetId, 2)));
      const contents = (await tickets.cart(reference))?.contents ?? '';
      const request = orderRequest({ contents, paymentMethod: 'online' });
      const { secret } = accepted(await carts.begin(reference, request));
      const noted = accepted(await carts.noteProcessing(secret));
      expect(noted).toMatchObject({ state: 'processing', holdsPlaces: true });
      expect(accepted(await carts.noteProcessing(secret))?.submittedAt).toBe(noted?.submittedAt);
      expect((await tickets.cart(reference))?.state).toBe('in-payment');
      const failed = accepted(await carts.end(secret, { isBack: false, hasFailed: true }));
      expect(failed?.state).toBe('ended');
      // News that come late change nothing.
      expect(accepted(await carts.noteProcessing(secret))?.state).toBe('ended');
      expect((await tickets.cart(reference))?.state).not.toBe('in-payment');
    });

    it('keeps answers with a cart, or says that it asks nothing', async () => {
      const { tickets, jetId } = given;
      const { reference } = accepted(await tickets.add(null, order(jetId, 2)));
      expect(await tickets.questions(reference)).toBeNull();
      const answered = await tickets.answer(reference, { answers: { q1: 'Mia' }, consent: null });
      if (tickets.capabilities.questions) expect(accepted(answered)).toEqual({});
      else expect(refused(answered)).toEqual({ code: 'NOT_SUPPORTED' });
    });

    it('does what it says it can do, and refuses the rest', async () => {
      const { tickets, jetId } = given;
      const { reference } = accepted(await tickets.add(null, order(jetId, 2)));
      const cart = await tickets.cart(reference);
      expect(cart !== null).toBe(tickets.capabilities.change);
      const outcomes = {
        change: await tickets.change(reference, cart?.lines[0]?.id ?? '', 1),
        renew: await tickets.renew(reference),
        restore: await tickets.restore(reference),
      };
      for (const [what, outcome] of Object.entries(outcomes)) {
        if (tickets.capabilities[what as keyof typeof outcomes]) expect(accepted(outcome).quantity).toBe(1);
        else expect(refused(outcome)).toEqual({ code: 'NOT_SUPPORTED' });
      }
    });
  });
}
