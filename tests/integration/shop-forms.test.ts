import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOutcome } from '#app/form-outcome.server.ts';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { action as add } from '#app/routes/shop/add.tsx';
import { action as change } from '#app/routes/shop/change.ts';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { describeOnEngines } from '#tests/database/engines.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const SITE = 'https://buntspecht.example';

describeOnEngines('the shop’s forms', (engine) => {
  let test: TestServices;
  let jetId: number;
  let field: { tickets: string; price: string; cents: number };

  beforeAll(async () => {
    test = await openTestServices(engine, { demo: true });
    const { id } = await test.services.db
      .selectFrom('performances')
      .select('id')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('events')
          .select('id_jet')
          .where('day', '>', '2026-11-25')
          .$castTo<{ id_jet: number }>(),
      )
      .where('id', 'not in', (eb) =>
        eb.selectFrom('pools').select('performance_id').where('block_id', 'is not', null),
      )
      .where('id', 'not in', (eb) => eb.selectFrom('pools').select('performance_id').where('sold', '>', 20))
      .orderBy('id')
      .executeTakeFirstOrThrow();
    jetId = id;
    const [group] = (await test.services.ticketing.offer(jetId))?.seatGroups ?? [];
    const [price] = group?.prices ?? [];
    const name = `${group?.seatGroup}.${price?.saleTypeId}`;
    field = { tickets: `tickets.${name}`, price: `price.${name}`, cents: price?.cents ?? 0 };
  });
  afterAll(async () => {
    await test.close();
  });

  function send(
    action: typeof add | typeof change,
    fields: [string, string][],
    { cookie = '', ticketing = test.services.ticketing } = {},
    context = new RouterContextProvider(),
  ) {
    const url = new URL('/webshop/add?lang=en', SITE);
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    context.set(pageContextKey, {
      services: { ...test.services, ticketing },
      language: 'en',
      scope: new PageScope(0),
      url,
      clientIp: '192.0.2.7',
      principal: async () => null,
    } as unknown as PageContext);
    const request = new Request(url, { method: 'POST', body, headers: { cookie } });
    return action({ request, context, params: {}, url, pattern: '' } as never);
  }

  async function redirected(...sent: Parameters<typeof send>) {
    const answer = await send(...sent);
    if (!(answer instanceof Response)) throw new Error('Answered with a page');
    return {
      to: answer.headers.get('location') ?? '',
      cookies: answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]),
    };
  }

  async function asked(fields: [string, string][], sent = {}) {
    const context = new RouterContextProvider();
    const answer = await send(add, fields, sent, context);
    if (answer instanceof Response) throw new Error(`Answered with ${answer.headers.get('location')}`);
    const page = formOutcome<Record<string, unknown>>().of(context);
    return { ...page, cookies: new Headers(answer.init?.headers).getSetCookie() };
  }

  const chosen = (cents = field.cents): [string, string][] => [
    ['event', String(jetId)],
    [field.tickets, '2'],
    [field.price, String(cents)],
  ];
  const KEY: [string, string] = ['key', 'a-key-of-mine'];
  const cookie = 'csrftoken=a-browser';

  it.each(['Infinity', '1.5', '99999999999', '-1', 'NaN', ''])(
    'say that there is no event %j',
    async (event) => {
      const { to } = await redirected(add, [['event', event]]);
      expect(to).toBe('/webshop?lang=en&message=UNKNOWN_OFFER');
    },
  );

  it('lead back to the event when no tickets are chosen', async () => {
    const { to } = await redirected(add, [['event', String(jetId)]]);
    expect(to).toMatch(
      /^\/en\/exhibitionsandactivities\/calendar\/.+\?message=NOTHING_CHOSEN#datesAndTickets$/,
    );
  });

  it('are answered with a key and the visitor’s cookie first, and add nothing yet', async () => {
    const page = await asked(chosen());
    expect(page).toMatchObject({ orderKey: expect.stringMatching(/^[\w-]{8,100}$/) });
    expect(page.cookies).toEqual([expect.stringMatching(/^csrftoken=.+/)]);
    expect(page).toMatchObject({
      add: { lines: [{ quantity: 2, centsBefore: null }], totalCents: 2 * field.cents },
    });
    expect((await asked(chosen(), { cookie })).cookies).toEqual([]);
    expect(await test.services.db.selectFrom('holds').select('id').execute()).toEqual([]);
  });

  it('ask again where the price is no longer the one that was seen', async () => {
    const page = await asked([...chosen(field.cents + 100), KEY], { cookie });
    expect(page).toMatchObject({
      message: 'PRICE_CHANGED',
      add: { lines: [{ cents: field.cents, centsBefore: field.cents + 100 }] },
    });
  });

  it('name rejected cookies as the reason', async () => {
    const { to } = await redirected(add, [...chosen(), KEY]);
    expect(to).toBe('/webshop?lang=en&message=COOKIES_BLOCKED');
  });

  it('add once for a key, and take every line that is named once', async () => {
    const first = await redirected(add, [...chosen(), ['key', 'another-key']], { cookie });
    const again = await redirected(add, [...chosen(), ['key', 'another-key']], { cookie });
    expect(first.to).toBe('/webshop?lang=en');
    expect(again.cookies).toEqual(first.cookies);
    expect(first.cookies).toContain('cartAmount=2');

    const held = first.cookies.join('; ');
    const calls: string[] = [];
    const ticketing: typeof test.services.ticketing = {
      ...test.services.ticketing,
      change: (...call) => {
        calls.push(call[1]);
        return test.services.ticketing.change(...call);
      },
    };
    const [line] = await test.services.db.selectFrom('hold_lines').select('id').execute();
    const repeated = Array.from({ length: 12_000 }, (): [string, string] => ['line', String(line?.id)]);
    await redirected(change, [...repeated, ['to', '1']], { cookie: held, ticketing });
    expect(calls).toEqual([String(line?.id)]);
    const unknown = Array.from({ length: 12_000 }, (_, index): [string, string] => ['line', `9${index}`]);
    await redirected(change, [...unknown, ['to', '1']], { cookie: held, ticketing });
    expect(calls).toHaveLength(2);
    // Without a button the number that was typed counts.
    await redirected(
      change,
      [
        ['line', String(line?.id)],
        ['quantity', '1'],
      ],
      { cookie: held, ticketing },
    );
    expect(calls.at(-1)).toBe(String(line?.id));
  });
});
