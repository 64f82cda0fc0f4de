import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const NOT_ENOUGH = -214;
const NO_RESERVATION = -204;

interface CartCall {
  quantities: number[];
  event_jet_id: number;
  sale_type_ids: number[];
}

/** An outside shop with the cart contract (docs/product/api.md#cart): one event with some places, carts in sessions. */
export function createFakeShop({ jetId, places }: { jetId: number; places: number }) {
  const carts = new Map<string, number>();
  const answered = new Map<string, { tickets_quantity: number; cart_url: string }>();
  const bodies: CartCall[] = [];
  let free = places;

  const app = new Hono().post('/api/shop-cart/', async (c) => {
    const key = c.req.header('idempotency-key') ?? '';
    const known = answered.get(key);
    if (known) return c.json(known);
    const call = await c.req.json<CartCall>();
    bodies.push(call);
    if (call.event_jet_id !== jetId) return c.json({ response_code: NO_RESERVATION }, 409);
    const quantity = call.quantities.reduce((sum, one) => sum + one, 0);
    if (quantity > free) return c.json({ response_code: NOT_ENOUGH }, 409);
    free -= quantity;
    const session = getCookie(c, 'shopsession') ?? `session-${carts.size + 1}`;
    carts.set(session, (carts.get(session) ?? 0) + quantity);
    setCookie(c, 'shopsession', session, { path: '/', httpOnly: true });
    const answer = { tickets_quantity: carts.get(session) ?? 0, cart_url: `/basket/${session}` };
    answered.set(key, answer);
    return c.json(answer);
  });

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return Promise.race([
      Promise.resolve(app.fetch(request)),
      new Promise<never>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason)),
      ),
    ]);
  };
  return { fetch, bodies, carts };
}
