import { describe, expect, it } from 'vitest';
import { withPublicUrl } from './public-url.ts';

const PROXIED = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'b.example' };
const urlOf = (headers: Record<string, string>, publicOrigin: string | undefined, trustProxy: boolean) =>
  withPublicUrl(new Request('http://127.0.0.1:3000/de?a=1', { headers }), { publicOrigin, trustProxy }).url;

describe('the address visitors use', () => {
  it('is the configured one, whatever the request says', () => {
    expect(urlOf(PROXIED, 'https://haus.example', true)).toBe('https://haus.example/de?a=1');
  });

  it('is that of a trusted proxy', () => {
    expect(urlOf(PROXIED, undefined, true)).toBe('https://b.example/de?a=1');
    expect(urlOf({ 'x-forwarded-proto': 'https' }, undefined, true)).toBe('https://127.0.0.1:3000/de?a=1');
  });

  it('is that of the request otherwise, and where the proxy sends an invalid one', () => {
    const asked = 'http://127.0.0.1:3000/de?a=1';
    expect(urlOf(PROXIED, undefined, false)).toBe(asked);
    expect(urlOf({ ...PROXIED, 'x-forwarded-proto': 'gopher' }, undefined, true)).toBe(asked);
    expect(urlOf({ ...PROXIED, 'x-forwarded-host': 'a b' }, undefined, true)).toBe(asked);
  });

  it('leaves method and body alone', async () => {
    const request = new Request('http://127.0.0.1/de', { method: 'POST', body: 'a=1' });
    const seen = withPublicUrl(request, { publicOrigin: 'https://haus.example', trustProxy: false });
    expect([seen.method, await seen.text()]).toEqual(['POST', 'a=1']);
  });
});
