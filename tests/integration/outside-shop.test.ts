import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { action as add } from '#app/routes/shop/add.tsx';
import { loader as showCart } from '#app/routes/shop/cart.tsx';
import { action as endTestSale } from '#app/routes/shop/end-test-sale.ts';
import { action as renew } from '#app/routes/shop/renew.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { sellerFor } from '#server/pages/seller-for.ts';

const SHOP = 'https://tickets.example';
const outside = { capabilities: { handoff: 'redirect' }, cart: async () => null };
/** Sells in the test shop, and knows one cart. */
const boxOffice = {
  capabilities: { handoff: 'embedded' },
  cart: async (reference: string) => (reference === 'tried' ? { state: 'held' } : null),
  renew: async (reference: string) =>
    reference === 'tried'
      ? {
          ok: true,
          value: {
            reference,
            quantity: 2,
            now: '2026-11-20T11:00:00.000Z',
            expiresAt: '2026-11-20T11:15:00.000Z',
          },
        }
      : { ok: false, error: { code: 'NO_ACTIVE_RESERVATION' } },
};

/** Returns the answer of a shop page while an outside shop sells. */
async function answerOf(
  route: (args: never) => unknown,
  { path = '/webshop', cookie = '', method = 'GET' }: { path?: string; cookie?: string; method?: string },
) {
  const url = new URL(`${path}?lang=en`, 'https://buntspecht.example');
  const request = new Request(url, { method, headers: { cookie } });
  const context = new RouterContextProvider();
  context.set(pageContextKey, {
    services: {
      ticketing: sellerFor(request, { ticketing: outside, boxOffice } as never),
      config: { shopUrl: `${SHOP}/` },
    },
    settings: { isShopOnline: true },
    language: 'en',
    scope: new PageScope(0),
    url,
    clientIp: '192.0.2.7',
    principal: async () => null,
  } as unknown as PageContext);
  try {
    return await route({ request, context, params: {}, url, pattern: '' } as never);
  } catch (thrown) {
    return thrown;
  }
}

const ledTo = (answer: unknown) => {
  const { status, headers } = answer as Response;
  return [status, headers.get('location')];
};
const at = (address: string) => `cartUrl=${encodeURIComponent(address)}`;

it.each([
  ['its cart', at(`${SHOP}/basket/7`), `${SHOP}/basket/7`],
  ['its front page where the address was made up', at('https://phishing.example/basket'), SHOP],
  ['its front page where the address is a trap', at(`${SHOP}@phishing.example/`), SHOP],
])('the way to the cart leads to an outside shop: %s', async (_, cookie, to) => {
  expect(ledTo(await answerOf(showCart, { cookie }))).toEqual([303, to]);
});

it('nothing redirects a visitor without a cart', async () => {
  for (const cookie of ['', 'cartUrl=javascript', 'cartUrl=%2Fwebshop'])
    expect(await answerOf(showCart, { cookie })).not.toBeInstanceOf(Response);
});

it('visitors of the test shop are redirected there, with the input of a form, until they end it', async () => {
  const cookie = `testSale=1; ${at(`${SHOP}/basket/7`)}`;
  expect(ledTo(await answerOf(showCart, { cookie }))).toEqual([303, '/testshop?lang=en']);
  const sent = { path: '/webshop/add', method: 'POST', cookie };
  expect(ledTo(await answerOf(add, sent))).toEqual([307, '/testshop/add?lang=en']);
  const ended = (await answerOf(endTestSale, { path: '/testshop/end', method: 'POST', cookie })) as Response;
  expect(ledTo(ended)).toEqual([303, '/webshop?lang=en']);
  const cookies = ended.headers.getSetCookie();
  for (const name of ['testSale', 'testCartAmount'])
    expect(cookies.find((each) => each.startsWith(`${name}=`))).toContain('Max-Age=0');
});

it('a cart at an outside shop is the visitor’s again after a test sale', async () => {
  const theirs = `cart=theirs; cartAmount=3; ${at(`${SHOP}/basket/7`)}`;
  const tried = await answerOf(renew, {
    path: '/testshop/renew',
    method: 'POST',
    cookie: `${theirs}; testSale=1; testCart=tried`,
  });
  const ended = await answerOf(endTestSale, { path: '/testshop/end', method: 'POST', cookie: theirs });
  for (const { headers } of [tried, ended] as Response[])
    expect(headers.getSetCookie().filter((each) => /^(cart|cartAmount|cartUrl)=/.test(each))).toEqual([]);
  expect((tried as Response).headers.getSetCookie().join()).toContain('testCartAmount=2');
  expect(ledTo(await answerOf(showCart, { cookie: theirs }))).toEqual([303, `${SHOP}/basket/7`]);
});
