import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAllMessages } from '#app/all-messages.server.ts';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { loader } from '#app/routes/shop/ticket.tsx';
import type { Order } from '#features/box-office/ticketing/index.ts';
import type { WholeSeriesSale } from '#features/box-office/ticketing/whole-series.ts';
import type { Language } from '#lib/localized.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { orderRequest } from '#tests/ticketing/box-office.ts';
import { accepted } from '#tests/ticketing/outcomes.ts';
import { openTestServices, type TestServices } from './site-services.ts';

addAllMessages();

describe('the page of a ticket', () => {
  let test: TestServices;
  let order: Order;

  beforeAll(async () => {
    test = await openTestServices('sqlite', { demo: true });
    order = await bought();
  });
  afterAll(() => test.close());

  /** A whole series of the demo venue, in the test shop. */
  async function bought(): Promise<Order> {
    const { db, ticketing } = test.services;
    const { id: seriesId } = await db
      .selectFrom('series')
      .select('id')
      .where('slug', '=', 'ferienspaene')
      .executeTakeFirstOrThrow();
    const sale = ticketing.wholeSeries as WholeSeriesSale;
    const [price] = (await sale.offer(seriesId))?.prices ?? [];
    if (!price) throw new Error('The demo venue sells no such series');
    const tickets = [{ priceId: price.priceId, quantity: 1, cents: price.cents }];
    const { reference } = accepted(await sale.add(null, { seriesId, tickets }));
    const contents = (await ticketing.cart(reference))?.contents ?? '';
    const request = orderRequest({ contents, isTest: true, paymentMethod: 'test' });
    const { secret } = accepted(await ticketing.placeOrder(reference, request));
    return (await ticketing.order(secret)) as Order;
  }

  /** Returns the text of the page of its first ticket, with the actual order or a variant of it. */
  async function wordsOf(language: Language, shown = order): Promise<string> {
    const url = new URL(`https://buntspecht.example/testshop/orders/x/tickets/1.data?lang=${language}`);
    const context = new RouterContextProvider();
    const services = { ...test.services, ticketing: { order: async () => shown } };
    const settings = { pricePage: null };
    const page = { services, language, scope: new PageScope(0), url, settings };
    context.set(pageContextKey, page as unknown as PageContext);
    const params = { secret: order.secret, position: '1' };
    const { html } = await loader({ request: new Request(url), context, params } as never);
    return String(html)
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  }

  it.each([
    ['de', 'Reihe', 'Ferienspäne'],
    ['en', 'Series', 'Holiday Shavings'],
  ] as const)(
    'names in %s the series it was bought with as a whole, and no other',
    async (language, word, title) => {
      expect(await wordsOf(language)).toContain(`${word} ${title}`);
      const tickets = order.tickets.map((ticket) => ({ ...ticket, seriesId: null }));
      expect(await wordsOf(language, { ...order, tickets })).not.toContain(title);
    },
  );
});
