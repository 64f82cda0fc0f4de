import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTicketingProvider } from '#features/box-office/sale/index.server.ts';
import { openBoxOffice, order, type TestBoxOffice } from './box-office.ts';
import { createFakeShop } from './fake-shop.ts';
import { accepted, refused } from './outcomes.ts';

describe('the adapter of an outside shop', () => {
  let boxOffice: TestBoxOffice;

  beforeEach(async () => {
    boxOffice = await openBoxOffice('sqlite');
  });
  afterEach(() => boxOffice.close());

  const adapter = (fetch: typeof globalThis.fetch, timeoutMs = 1000) =>
    createTicketingProvider({
      ...boxOffice.dependencies,
      config: { shopUrl: 'https://shop.example' },
      fetch,
      timeoutMs,
    });
  const answering = (body: string, status = 200) =>
    adapter(async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }));

  it('fulfils the cart contract', async () => {
    const shop = createFakeShop({ jetId: 1, places: 10 });
    const receipt = accepted(
      await adapter(shop.fetch).add(null, order(1, 2, { seatGroup: 'HALL', blockId: 3 })),
    );
    expect(shop.bodies).toEqual([
      { quantities: [2], event_jet_id: 1, sale_type_ids: [1], seat_group: 'HALL', block_id: 3 },
    ]);
    expect(receipt.cartUrl).toBe('https://shop.example/basket/session-1');
  });

  it.each([
    ['-214', '{"response_code":-214}', 409, 'NOT_ENOUGH_ADJACENT'],
    ['-204', '{"response_code":-204}', 409, 'NO_ACTIVE_RESERVATION'],
    ['a refusal that says 200', '{"response_code":-214}', 200, 'NOT_ENOUGH_ADJACENT'],
    ['a number nobody knows', '{"response_code":-999}', 409, 'PROVIDER_DOWN'],
    ['something that is no JSON', '<h1>Wartung</h1>', 200, 'PROVIDER_DOWN'],
    ['an answer without a cart', '{"tickets_quantity":2}', 200, 'PROVIDER_DOWN'],
    ['a broken server', '{"tickets_quantity":2,"cart_url":"/"}', 500, 'PROVIDER_DOWN'],
  ])('takes %s for what it is', async (_case, body, status, code) => {
    expect(refused(await answering(body, status).add(null, order(1, 1)))).toEqual({ code });
  });

  it('says that the shop is down when it cannot be reached, or takes too long', async () => {
    const unreachable = adapter(async () => Promise.reject(new TypeError('fetch failed')));
    expect(refused(await unreachable.add(null, order(1, 1)))).toEqual({ code: 'PROVIDER_DOWN' });
    const { fetch } = createFakeShop({ jetId: 1, places: 10 });
    const slow: typeof fetch = async (input, init) => {
      await wait(100, undefined, { signal: init?.signal ?? undefined });
      return fetch(input, init);
    };
    expect(refused(await adapter(slow, 20).add(null, order(1, 1)))).toEqual({ code: 'PROVIDER_DOWN' });
    expect(accepted(await adapter(slow).add(null, order(1, 1)))).toMatchObject({ quantity: 1 });
  });

  it('has one effect when the network delivers its call twice', async () => {
    const shop = createFakeShop({ jetId: 1, places: 10 });
    const twice: typeof fetch = async (input, init) => {
      await shop.fetch(input, init);
      return shop.fetch(input, init);
    };
    await adapter(twice).add(null, order(1, 2));
    expect([...shop.carts.values()]).toEqual([2]);
  });

  it('keeps the session when the shop only sets another cookie', async () => {
    const answers = [['session=1; Path=/', 'language=de'], ['language=en'], []];
    const sent: (string | null)[] = [];
    const shop = adapter(async (input, init) => {
      sent.push(new Request(input, init).headers.get('cookie'));
      const response = Response.json({ tickets_quantity: 1, cart_url: '/basket' });
      for (const cookie of answers.shift() ?? []) response.headers.append('set-cookie', cookie);
      return response;
    });
    let reference: string | null = null;
    for (let call = 0; call < 3; call += 1)
      ({ reference } = accepted(await shop.add(reference, order(1, 1))));
    expect(sent).toEqual([null, 'session=1; language=de', 'session=1; language=en']);
  });

  it('passes on nothing but a session from a reference somebody made up', async () => {
    const sent: (string | null)[] = [];
    const shop = createFakeShop({ jetId: 1, places: 10 });
    const listening: typeof fetch = async (input, init) => {
      sent.push(new Request(input, init).headers.get('cookie'));
      return shop.fetch(input, init);
    };
    for (const text of ['a=b\r\nx-admin: 1', 'words', ''])
      await adapter(listening).add(Buffer.from(text).toString('base64url'), order(1, 1));
    expect(sent).toEqual([null, null, null]);
  });
});
