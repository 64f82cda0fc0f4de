import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { z } from 'zod';
import {
  type Buyer,
  type CartReceipt,
  RESPONSE_CODES,
  type SeatName,
  type TicketingError,
  type TicketingErrorCode,
  type TicketingProvider,
} from '#features/box-office/ticketing/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { priceString } from '#lib/money.ts';
import { json } from '#platform/http/answer.server.ts';
import { CSRF_COOKIE } from '#platform/http/csrf.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { readIdempotencyKey } from '#platform/http/idempotency-key.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { cartAddress, cartCookies, readCartReference } from './cart-cookies.server.ts';
import type { ShopName } from './components/shop-paths.ts';
import { orderOf, shopCartBody } from './schema.ts';
import { isInTestSale } from './test-sale-cookie.server.ts';

interface ShopCartDependencies {
  ticketing: TicketingProvider;
  /** Provider of the test shop; `ticketing` where it is not named. */
  boxOffice?: TicketingProvider;
}

type ShopContext = Context<{ Variables: { language: Language } }>;

/** The error says nothing about the order, only about this moment: the same call may be sent again. */
const TRANSIENT = new Set<TicketingErrorCode>(['BUSY', 'PROVIDER_DOWN']);
const UNKNOWN = new Set<TicketingErrorCode>(['UNKNOWN_OFFER', 'NOT_SUPPORTED']);

/**
 * `POST /shop-cart/` (docs/product/api.md#cart): adds tickets to the visitor's cart. Answers `tickets_quantity` and
 * `cart_url` and sets the cart cookies; a refusal is a problem with `response_code`, `code` (of `TICKETING_ERRORS`) and,
 * where applicable, `free`, `limit`, `stop`, `prices` and `together`. An `Idempotency-Key` makes the call safe to repeat.
 * `networkOf` returns the subject of limits, `whoOf` the signed-in user: some prices are for members.
 */
export function shopCartApi(
  dependencies: ShopCartDependencies,
  networkOf: (c: Context) => string | null = () => null,
  whoOf: (c: Context) => Promise<Pick<Buyer, 'userId' | 'isSeller'>> = async () => ({
    userId: null,
    isSeller: false,
  }),
) {
  const app = new Hono<{ Variables: { language: Language } }>({ strict: false });
  const call = callsOn(app, { group: 'Visitor', caller: anyone });
  call(
    'POST /shop-cart/',
    {
      summary: 'Adds tickets to the cart. An Idempotency-Key (8 to 200 letters) makes it safe to send again.',
      body: shopCartBody,
      answer: json(
        'How many tickets the cart holds, and where it is.',
        z.strictObject({
          tickets_quantity: z.int(),
          cart_url: z.string(),
          brought_back: z.int().optional(),
          seats: z.array(seatAnswer).optional(),
        }),
      ),
      problems: [403, 409, 413, 422, 429, 503],
    },
    async (c, { body }) => {
      const buyer = {
        ...{ session: getCookie(c, CSRF_COOKIE) ?? null, network: networkOf(c), key: readIdempotencyKey(c) },
        ...(await whoOf(c)),
      };
      const shop = isInTestSale(c.req.header('cookie')) ? 'testshop' : 'webshop';
      const { ticketing, boxOffice = ticketing } = dependencies;
      const seller = shop === 'testshop' ? boxOffice : ticketing;
      const isApart = seller !== ticketing;
      const reference = readCartReference(c.req.header('cookie'), { isApart });
      const outcome = await seller.add(reference, orderOf(body), buyer);
      c.header('cache-control', 'no-store');
      if (outcome.ok) return added(c, { shop, isApart }, outcome.value);
      throw refusal(c, outcome.error);
    },
  );
  return app;
}

const seatAnswer = z.strictObject({ guid: z.string(), zone: z.string(), row: z.string(), seat: z.string() });

const seatJson = ({ guid, zone, row, seat }: SeatName, language: Language) => ({
  ...{ guid, zone: shown(zone, language).text, row, seat },
});

function added(
  c: ShopContext,
  { shop, isApart }: { shop: ShopName; isApart: boolean },
  receipt: CartReceipt,
) {
  const language = c.get('language');
  for (const cookie of cartCookies(receipt, { requestUrl: c.req.url, language, shop, isApart }))
    c.header('set-cookie', cookie, { append: true });
  return {
    tickets_quantity: receipt.quantity,
    cart_url: cartAddress(shop, language, receipt.cartUrl),
    ...(receipt.restoredCount > 0 ? { brought_back: receipt.restoredCount } : {}),
    ...(receipt.seats.length > 0 ? { seats: receipt.seats.map((seat) => seatJson(seat, language)) } : {}),
  };
}

function refusal(
  c: ShopContext,
  { code, free, limit, stop, prices, together, adjacent, taken, nearest }: TicketingError,
): Problem {
  if (code === 'KEY_REUSED')
    return new Problem(422, 'idempotency_key_reused', { detail: 'The key belongs to another request.' });
  const status = TRANSIENT.has(code) ? 503 : UNKNOWN.has(code) ? 422 : 409;
  if (status === 503) c.header('retry-after', '1');
  const today = prices?.map(({ saleTypeId, cents }) => ({
    sale_type_id: saleTypeId,
    price: priceString(cents),
  }));
  const extra = {
    response_code: RESPONSE_CODES[code],
    ...(free === undefined ? {} : { free }),
    ...(limit === undefined ? {} : { limit }),
    ...(stop === undefined ? {} : { stop }),
    ...(today === undefined ? {} : { prices: today }),
    ...(adjacent === undefined
      ? {}
      : { adjacent: { largest: adjacent.largest, fits_two_rows: adjacent.fitsTwoRows } }),
    ...(taken === undefined ? {} : { taken }),
    ...(nearest === undefined ? {} : { nearest: nearest.map((seat) => seatJson(seat, c.get('language'))) }),
    ...(together === undefined ? {} : { together: togetherJson(together, c.get('language')) }),
  };
  return new Problem(status, code, { extra });
}

/** Returns the rule for tickets sold only together with others: at most so many for each so many of these prices. */
function togetherJson({ atMost, per, of }: NonNullable<TicketingError['together']>, language: Language) {
  return { at_most: atMost, per, with: of.map((name) => shown(name, language).text) };
}
