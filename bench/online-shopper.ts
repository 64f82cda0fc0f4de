import type { FakeStripe } from '#tests/fakes/stripe.ts';

const TOKEN = 'bench-csrf-token-0123456789';
/** Origin the site is configured with: emails and the payment provider link to it. */
export const SHOP_ORIGIN = 'http://bench.example';

interface Answer {
  ms: number;
  status: number;
  location: string;
  body: string;
}

/** A visitor with a browser's cookies who buys online, at the server at `url`; `ip`: a separate subject of limits. */
export function onlineShopper(url: string, ip: string, provider: FakeStripe) {
  const cookies = new Map([['csrftoken', TOKEN]]);
  const times: number[] = [];

  async function ask(address: string, init: { form?: object; json?: object } = {}): Promise<Answer> {
    const { form, json } = init;
    const start = performance.now();
    const answer = await fetch(url + address, {
      method: form || json ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': ip,
        ...(form || json ? { origin: SHOP_ORIGIN } : {}),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(json ? { 'content-type': 'application/json', 'x-csrftoken': TOKEN } : {}),
      },
      ...(form ? { body: new URLSearchParams(Object.entries(form)) } : {}),
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
    const body = await answer.text();
    const ms = performance.now() - start;
    times.push(ms);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { ms, status: answer.status, location: answer.headers.get('location') ?? '', body };
  }
  async function led(address: string, init: { form?: object } = {}): Promise<string> {
    const { status, location } = await ask(address, init);
    if (status !== 303 && status !== 302) throw new Error(`${address} answered ${status}`);
    return location;
  }

  return {
    /** How long each call took, in milliseconds. */
    times,
    /** From the empty cart to the page that says it is bought; how long that page took, in milliseconds. */
    async buy(quantity: number): Promise<number> {
      const cartRequest = { event_jet_id: 1, seat_group: 'saal', quantities: [quantity], sale_type_ids: [1] };
      const added = await ask('/de/api/shop-cart/', { json: cartRequest });
      if (added.status !== 200) throw new Error(`The cart answered ${added.status}`);
      const customer = { firstName: 'Svenja', lastName: 'Sommer', email: 'svenja@post.example' };
      await led('/webshop/checkout?lang=de', { form: customer });
      const page = await ask('/webshop/checkout/pay?lang=de');
      const contents = /name="contents" value="([^"]+)"/.exec(page.body)?.[1];
      if (contents === undefined) throw new Error(`The last step answered ${page.status} without a form`);
      const form = { contents, creditCents: '0', paymentMethod: 'online' };
      const session = (await led('/webshop/checkout/pay?lang=de', { form })).split('/').at(-1) ?? '';
      provider.pay(session);
      const back = new URL(provider.sessions.get(session)?.success_url ?? '');
      const order = new URL(await led(back.pathname + back.search), SHOP_ORIGIN);
      const confirmed = await ask(order.pathname + order.search);
      if (!confirmed.body.includes('Geklopft, gekauft.')) throw new Error('The last page does not say it');
      return confirmed.ms;
    },
  };
}
