import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { redirectBefore } from '#app/address-rules.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { parseConfig } from '#platform/config.server.ts';
import { plainRequestsOnly } from '#server/middleware/plain-requests.ts';
import { originOf, withPublicUrl } from '#server/site/public-url.ts';

const OWN = 'https://haus.example';
const EVIL = 'evil.example';

/** Targets somebody could send by hand; each is tried with `?version=1` behind it as well. */
const TARGETS = [
  `//${EVIL}/de/user/forgotten-password`,
  `//${EVIL}/`,
  `///${EVIL}/`,
  `/\\${EVIL}/`,
  `/.//${EVIL}/`,
  `/..//${EVIL}/`,
  `/%2e%2e//${EVIL}/`,
  `/de/..//${EVIL}/`,
  `/de/%2E%2e/%2e%2E//${EVIL}`,
  '//[',
  '//[::1',
  '///',
  `//a:b@${EVIL}/`,
  `//${EVIL}:99999/`,
  `http://${EVIL}/de`,
  `https:${EVIL}/de`,
  `@${EVIL}`,
  `:80@${EVIL}/`,
  '*',
  '/%',
  '/%c0%af%c0%af/',
  `/de/%0d%0aLocation:%20https://${EVIL}/`,
  `/${'/'.repeat(5000)}${EVIL}`,
  '/de',
  '/de?next=//evil.example',
];

/** A server that says where it was reached, and leads on as pages do, behind the guard of the real one. */
async function serve(env: Record<string, string>) {
  const config = parseConfig(env);
  const listener = getRequestListener((request) => {
    const url = new URL(withPublicUrl(request, config).url);
    const asked = { pathname: url.pathname, search: url.search, language: 'de' as const };
    const before = redirectBefore({
      ...asked,
      isSignedIn: false,
      isDocument: true,
      isSiteOnline: true,
      languages: ['de', 'en'],
    });
    return before ? redirect(before.to, before.status) : new Response(url.origin);
  });
  const server = createServer(plainRequestsOnly((request, response) => void listener(request, response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Sends the request line unchanged; clients of HTTP would normalize it. */
function send(port: number, method: string, target: string, headers: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(`${method} ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  });
}

describe.each([
  ['with PUBLIC_ORIGIN', { PUBLIC_ORIGIN: OWN }, OWN, ['Host: haus.example']],
  [
    'with TRUST_PROXY',
    { TRUST_PROXY: '1' },
    OWN,
    ['Host: 10.0.0.1:3000', 'X-Forwarded-Proto: https', 'X-Forwarded-Host: haus.example'],
  ],
  ['as it is', {}, 'http://haus.example', ['Host: haus.example']],
])('no request target leads to another host, %s', (_, env, origin, headers) => {
  it.each(['GET', 'POST', 'HEAD'])('by %s', async (method) => {
    const { port, close } = await serve(env);
    for (const target of TARGETS.flatMap((each) => [each, `${each}?version=1`])) {
      const answer = await send(port, method, target, headers);
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
      const location = /^location: (.*)$/im.exec(answer)?.[1];
      expect([target, status]).toEqual([target, expect.stringMatching(/^(200|301|400)$/)]);
      if (location !== undefined)
        expect([target, location]).toEqual([target, expect.stringMatching(/^\/de/)]);
      if (status === '200' && method !== 'HEAD') expect(answer.split('\r\n').at(-1)).toContain(origin);
      if (status === '200') expect(target).toMatch(/^\/de/);
    }
    close();
  });
});

it('methods that no address has are said to be so', async () => {
  const { port, close } = await serve({});
  for (const method of ['TRACE', 'PROPFIND'])
    expect(await send(port, method, '/de', ['Host: haus.example'])).toMatch(
      /^HTTP\/1\.1 405 [\s\S]*allow: GET/i,
    );
  close();
});

it('a host from in front is a host and nothing else', () => {
  const forwarded = (host: string) =>
    originOf(
      (name) => ({ 'x-forwarded-proto': 'https', 'x-forwarded-host': host })[name],
      'http://10.0.0.1',
      parseConfig({ TRUST_PROXY: '1' }),
    );
  expect(forwarded('Haus.Example')).toBe('https://haus.example');
  for (const host of [`a:b@${EVIL}`, `haus.example/${EVIL}`, `haus.example?${EVIL}`, ''])
    expect(forwarded(host)).toBe('http://10.0.0.1');
});
