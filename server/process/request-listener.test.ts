import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '#platform/log.server.ts';
import { openTestDatabase } from '#tests/database/engines.ts';
import { plainRequestsOnly } from '../middleware/plain-requests.ts';
import { withPublicUrl } from '../site/public-url.ts';
import { health } from './health.ts';
import { requestListener } from './request-listener.ts';

it('a health check over HTTP/1.0 that names no host is answered', async () => {
  const { db, close } = await openTestDatabase('sqlite');
  onTestFinished(close);
  const site = health({ db, log: createLog('silent'), config: { dataDir: '.' } as never });
  const listener = requestListener((request) =>
    site.fetch(withPublicUrl(request, { publicOrigin: undefined, trustProxy: false })),
  );
  const server = createServer(plainRequestsOnly((request, response) => void listener(request, response)));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('{"status":"ok"}');
});

it('a request that names two hosts is refused, whichever of them is ours', async () => {
  const server = createServer(plainRequestsOnly((_, response) => void response.end('served')));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const ask = async (headers: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`GET /de HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
    return text(socket);
  };
  expect(await ask('Host: haus.example\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  for (const both of ['Host: haus.example\r\nhost: evil.example\r\n', 'Host: a\r\nHost: a\r\n'])
    expect(await ask(both)).toMatch(/^HTTP\/1\.1 400 /);
});
