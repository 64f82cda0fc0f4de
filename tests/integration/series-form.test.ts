import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOutcome } from '#app/form-outcome.server.ts';
import { type PageContext, pageContextKey } from '#app/page-context.server.ts';
import { action } from '#app/routes/site/series.tsx';
import { PageScope } from '#platform/page-cache/page-scope.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const COOKIE = 'csrftoken=a-browser';

describe('the form for a whole series', () => {
  let test: TestServices;
  let id: number;

  beforeAll(async () => {
    test = await openTestServices('sqlite', { demo: true });
    const series = test.services.db.selectFrom('series').select('id').where('slug', '=', 'sonntagsklopfen');
    id = (await series.executeTakeFirstOrThrow()).id;
  });
  afterAll(() => test.close());

  const outcome = formOutcome<{ orderKey: string }>();

  async function press(key: string | null, cookie: string, context = new RouterContextProvider()) {
    const url = new URL(`https://buntspecht.example/en/series/sonntagsklopfen/${id}`);
    const body = new FormData();
    if (key !== null) body.append('key', key);
    const page = {
      services: test.services,
      language: 'en',
      scope: new PageScope(0),
      url,
      clientIp: null,
      principal: async () => null,
    };
    context.set(pageContextKey, page as unknown as PageContext);
    const request = new Request(url, { method: 'POST', body, headers: { cookie } });
    return Promise.resolve(action({ request, context, params: { id: String(id) } } as never)).catch(
      (thrown: unknown) => thrown as Response,
    );
  }

  const holds = () => test.services.db.selectFrom('hold_lines').selectAll().execute();

  it('gets a key and a cookie first, and books nothing', async () => {
    const context = new RouterContextProvider();
    const answer = await press(null, '', context);
    if (answer instanceof Response) throw new Error('Answered without a page');
    expect(outcome.of(context)?.orderKey).toMatch(/^[\w-]{8,100}$/);
    expect(new Headers(answer.init?.headers).getSetCookie()[0]).toMatch(/^csrftoken=/);
    expect(await holds()).toEqual([]);
  });

  it('says that the browser keeps no cookies when the key comes without one', async () => {
    const answer = (await press('a-key-of-mine', '')) as Response;
    expect(answer.headers.get('location')).toBe('/webshop?lang=en&message=COOKIES_BLOCKED');
  });

  it('leads to the cart, and a second press adds nothing', async () => {
    const first = (await press('a-key-of-mine', COOKIE)) as Response;
    expect(first.headers.get('location')).toBe('/webshop?lang=en');
    const held = await holds();
    expect(held.length).toBeGreaterThan(1);
    expect(((await press('a-key-of-mine', COOKIE)) as Response).status).toBe(303);
    expect(await holds()).toEqual(held);
  });
});
