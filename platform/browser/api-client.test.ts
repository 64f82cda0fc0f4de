import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postJson } from './api-client.ts';

const fetched = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('a call that changes something', () => {
  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('document', { cookie: 'a=1; csrftoken=known' });
  });
  afterEach(() => void vi.unstubAllGlobals());

  const headersOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers);

  it('repeats the token of the cookie, and sends its key', async () => {
    fetched.mockResolvedValueOnce(json({ tickets_quantity: 3 }));
    expect(await postJson('/api/shop-cart/', { a: 1 }, 'key-of-the-call')).toEqual({
      ok: true,
      value: { tickets_quantity: 3 },
    });
    expect(headersOf(0).get('x-csrftoken')).toBe('known');
    expect(headersOf(0).get('idempotency-key')).toBe('key-of-the-call');
  });

  it('fetches the token first where there is no cookie', async () => {
    const browser = { cookie: '' };
    vi.stubGlobal('document', browser);
    fetched
      .mockImplementationOnce(async () => {
        browser.cookie = 'csrftoken=fresh';
        return json({ csrftoken: 'fresh' });
      })
      .mockResolvedValueOnce(json({}));
    await postJson('/api/shop-cart/', {});
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/csrf-token');
    expect(headersOf(1).get('x-csrftoken')).toBe('fresh');
  });

  it('fetches one token for calls that are made at the same moment', async () => {
    const browser = { cookie: '' };
    vi.stubGlobal('document', browser);
    fetched.mockImplementation(async (path) => {
      if (path === '/api/csrf-token') browser.cookie = 'csrftoken=fresh';
      return json({});
    });
    await Promise.all(Array.from({ length: 10 }, () => postJson('/api/shop-cart/', {})));
    expect(fetched.mock.calls.filter(([path]) => path === '/api/csrf-token')).toHaveLength(1);
    expect(fetched).toHaveBeenCalledTimes(11);
  });

  it('names a browser that keeps no cookies as the reason, and sends nothing it would be refused for', async () => {
    vi.stubGlobal('document', { cookie: '' });
    fetched.mockResolvedValueOnce(json({ csrftoken: 'fresh' }));
    expect(await postJson('/api/shop-cart/', {})).toMatchObject({
      ok: false,
      error: { code: 'cookies_blocked' },
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('gives the code and the response code of a refusal', async () => {
    fetched.mockResolvedValueOnce(json({ code: 'NOT_ENOUGH', response_code: -214 }, 409));
    expect(await postJson('/api/shop-cart/', {})).toMatchObject({
      ok: false,
      error: { status: 409, code: 'NOT_ENOUGH', responseCode: -214, answer: { response_code: -214 } },
    });
  });

  it('fails without a response code when no answer comes, or none that is JSON', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    expect(await postJson('/x', {})).toMatchObject({ ok: false, error: { status: 0, responseCode: null } });
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    expect(await postJson('/x', {})).toMatchObject({ ok: false, error: { status: 502, responseCode: null } });
  });
});
