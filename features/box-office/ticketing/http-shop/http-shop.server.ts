import type { Db } from '#features/database.server.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import type { DatabaseClock } from '#platform/database/database-clock.server.ts';
import { digestOf } from '#platform/digest.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { Buyer, CartReceipt, CartReference, TicketOrder } from '../cart.ts';
import type { TicketingError } from '../errors.ts';
import type { OfferSource } from '../offer.ts';
import type { TicketingProvider } from '../provider.ts';
import { errorOfResponseCode, shopBody, shopRefusal, shopReply } from './schema.ts';

/** The contract does not define the expiry (docs/product/booking.md#shops): it promises 15 minutes. */
const RESERVATION_MS = 15 * 60_000;
const TIMEOUT_MS = 8_000;

export interface HttpShopDependencies {
  /** The shop's address; its cart call lies at `/api/shop-cart/` below it. */
  shopUrl: string;
  /** Offers it sells, as stored in our own tables. */
  offers: OfferSource;
  db: Db;
  databaseClock: DatabaseClock;
  ids: IdSource;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
}

/**
 * Adapter of an outside shop. It keeps its cart in a session cookie, which is our cart's reference; it can only be added to,
 * everything else happens at the address it names. Calls are never retried automatically; a visitor may retry, and their
 * idempotency key is passed on to the shop, which alone knows whether the first call took effect.
 */
export function createHttpShop(dependencies: HttpShopDependencies): TicketingProvider {
  const unsupported = async () => fail<TicketingError>({ code: 'NOT_SUPPORTED' });
  return {
    capabilities: {
      change: false,
      renew: false,
      restore: false,
      orders: false,
      coupons: false,
      credit: false,
      questions: false,
      handoff: 'redirect',
    },
    summaries: (jetIds) => dependencies.offers.summaries(jetIds),
    offer: (jetId) => dependencies.offers.offer(jetId),
    add: (reference, order, buyer) => addToShopCart(dependencies, { reference, order, buyer }),
    change: unsupported,
    renew: unsupported,
    restore: unsupported,
    cart: async () => null,
    setCoupon: unsupported,
    setPass: unsupported,
    questions: async () => null,
    answer: unsupported,
    placeOrder: unsupported,
    cancelTicket: unsupported,
    convertToCredit: unsupported,
    onlinePayments: null,
    waitingList: null,
    vouchers: null,
    passes: null,
    rebooking: null,
    wholeSeries: null,
    groups: null,
    seating: null,
    orderOfCart: async () => null,
    order: async () => null,
    guestOrdersOf: async () => 0,
    claimGuestOrders: async () => 0,
    ordersOf: async () => [],
    countOrdersOf: async () => 0,
  };
}

async function addToShopCart(
  { shopUrl, db, databaseClock, ids, fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS }: HttpShopDependencies,
  {
    reference,
    order,
    buyer,
  }: { reference: CartReference | null; order: TicketOrder; buyer: Buyer | undefined },
): Promise<Result<CartReceipt, TicketingError>> {
  const session = sessionOf(reference);
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(new URL('/api/shop-cart/', shopUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': buyer?.key ? digestOf(buyer.session ?? '', buyer.key) : ids.token(),
        ...(session ? { cookie: session } : {}),
      },
      body: JSON.stringify(shopBody(order)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    body = await response.json();
  } catch {
    return fail({ code: 'PROVIDER_DOWN' });
  }
  const refusal = shopRefusal.safeParse(body);
  if (refusal.success) return fail({ code: errorOfResponseCode(refusal.data.response_code) });
  const reply = shopReply.safeParse(body);
  if (!response.ok || !reply.success) return fail({ code: 'PROVIDER_DOWN' });
  const now = await databaseClock(db);
  return succeed({
    reference: referenceAfter(session, response),
    expiresAt: new Date(Date.parse(now) + RESERVATION_MS).toISOString(),
    now,
    quantity: reply.data.tickets_quantity,
    restoredCount: 0,
    cartUrl: new URL(reply.data.cart_url, shopUrl).href,
    seats: [],
  });
}

/** The shop's cookies after its answer, without their attributes, as one word that fits into a cookie of ours. */
function referenceAfter(session: string | null, response: Response): CartReference {
  const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const pairs = [...(session?.split(';') ?? []), ...set].map((pair) => pair.trim()).filter(Boolean);
  const byName = new Map(pairs.map((pair) => [pair.split('=')[0], pair]));
  return Buffer.from([...byName.values()].join('; ')).toString('base64url');
}

function sessionOf(reference: CartReference | null): string | null {
  if (reference === null) return null;
  const session = Buffer.from(reference, 'base64url').toString();
  // A reference comes back from the visitor: only what a cookie header may hold goes on to the shop.
  return /^[\x21-\x7e]+=[\x20-\x7e]*$/.test(session) ? session : null;
}
