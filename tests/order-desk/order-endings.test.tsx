import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cancelByStaff } from '#features/box-office/sale/index.server.ts';
import type { Order } from '#features/box-office/ticketing/index.ts';
import { cancelTickets } from '#features/shop/desk/orders/cancel-tickets.server.ts';
import { changeOrder } from '#features/shop/desk/orders/change-order.server.ts';
import { recordPayment, recordRefund } from '#features/shop/desk/orders/record-payment.server.ts';
import { remindOrCancelUnpaidOrders } from '#features/shop/desk/orders/unpaid-orders.server.ts';
import { findTicketView, toOrderListing, toOrderView } from '#features/shop/orders/index.server.ts';
import { OrderScreen } from '#features/shop/orders/screens/order-screen.tsx';
import { TicketScreen } from '#features/shop/orders/screens/ticket-screen.tsx';
import { succeed } from '#lib/result.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { expectSoundBooks } from '#tests/ticketing/invariants.ts';
import { type Desk, HEIKE, openDesk, RECEIPT } from './desk.ts';

describeOnEngines('an order without valid tickets', (engine) => {
  let desk: Desk;

  beforeEach(async () => {
    desk = await openDesk(engine);
  });
  afterEach(async () => {
    await expectSoundBooks(desk.services.db);
    await desk.close();
  });

  const words = (page: React.ReactNode) =>
    renderToStaticMarkup(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{page}</I18nProvider>,
    )
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  async function pageOf(order: Order): Promise<string> {
    const view = await toOrderView(desk.services, await desk.orderNow(order), 'en');
    return words(<OrderScreen order={view} steps={null} message={null} />);
  }
  async function ticketOf(order: Order): Promise<string> {
    const asked = { position: 1, language: 'en' } as const;
    const view = await findTicketView(desk.services, await desk.orderNow(order), asked);
    if (!view) throw new Error('There is no such ticket');
    return words(<TicketScreen ticket={view} />);
  }
  const pay = (order: Order) =>
    recordPayment(desk.services, HEIKE, order.number, { ...RECEIPT, cents: 1500 });

  it('says that the customer returned them, with the amounts paid and owed', async () => {
    const order = await desk.order();
    await pay(order);
    for (const position of [1, 2]) await desk.services.ticketing.cancelTicket(order.secret, position);
    const page = await pageOf(order);
    expect(page).toContain('Returned.');
    expect(page).toContain('You’ll get 15 € back.');
    expect(page).toContain('(returned)');
    expect(page).toMatch(/Paid 15 € /);
    expect(await ticketOf(order)).toContain('This ticket has been returned');
  });

  it('says that staff cancelled them, with the refund', async () => {
    const order = await desk.order();
    await pay(order);
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [1, 2], reason: 'ill' });
    await recordRefund(desk.services, HEIKE, order.number, { ...RECEIPT, cents: 1500 });
    const page = await pageOf(order);
    expect(page).toContain('Cancelled.');
    expect(page).toContain('We’ve refunded 15 €.');
    expect(page).toContain('(cancelled by us)');
    expect(page).toMatch(/Paid 15 € Refunded 15 €/);
    expect(page).not.toMatch(/[Rr]eturned/);
    expect(page).not.toMatch(/\b0 €/);
    expect(await ticketOf(order)).toContain('We’ve cancelled this ticket');
  });

  it('says that the event was cancelled', async () => {
    const order = await desk.order();
    await changeOrder(desk.services, HEIKE, { number: order.number, permission: 'sell' }, async (write) => {
      const positions = [1, 2];
      const done = await cancelByStaff(write, { positions, cause: 'event-cancelled' });
      return done.ok ? succeed({ news: 'event-cancelled', jetId: 1 }) : done;
    });
    expect(await pageOf(order)).toContain('Event cancelled.');
    expect(await ticketOf(order)).toContain('This event has been cancelled');
  });

  it('says that it was not paid in time', async () => {
    const order = await desk.order();
    desk.clock.set('2026-12-20T13:50:00.000Z');
    await remindOrCancelUnpaidOrders(desk.services);
    const page = await pageOf(order);
    expect(page).toContain('Not paid.');
    expect(page).toContain('(not paid in time)');
    expect(page).not.toContain('You’ll get');
    expect(await ticketOf(order)).toContain('This ticket wasn’t paid for in time');
  });

  it('names each cause with its tickets in the personal area', async () => {
    const order = await desk.order();
    await desk.services.ticketing.cancelTicket(order.secret, 1);
    await cancelTickets(desk.services, HEIKE, order.number, { positions: [2], reason: 'ill' });
    expect(toOrderListing(await desk.orderNow(order), 'en').visits).toMatchObject([
      {
        valid: 0,
        cancelled: [
          { cause: 'returned', quantity: 1 },
          { cause: 'by-house', quantity: 1 },
        ],
      },
    ]);
    expect(await pageOf(order)).toContain('No longer valid.');
  });
});
