import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { drainOf } from './drain.server.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

/** A server whose answer at `/slow` waits for a signal. */
async function open() {
  let answerSlow = () => {};
  const slow = new Promise<void>((resolve) => {
    answerSlow = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url === '/slow') await slow;
    response.end('answered');
  });
  const drain = drainOf(server, { idleMs: 200 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  async function ask(path: string) {
    const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response;
  }
  return { server, drain, ask, answerSlow };
}

it('a server that ends completes pending calls, and says that it closes', async () => {
  const { server, drain, ask, answerSlow } = await open();
  const called = once(server, 'request');
  const answer = ask('/slow');
  await called;
  let isGone = false;
  const ended = drain().then(() => {
    isGone = true;
  });
  await turn();
  expect(isGone).toBe(false);
  answerSlow();
  expect((await answer).headers.connection).toBe('close');
  await ended;
});

it('a client with a kept-alive connection may use it once more, and is asked to close it', async () => {
  const { drain, ask } = await open();
  expect((await ask('/')).headers.connection).toBe('keep-alive');
  const ended = drain();
  expect((await ask('/')).headers.connection).toBe('close');
  await ended;
});

it('new connections are refused, and idle ones are closed in the end', async () => {
  const { server, drain, ask } = await open();
  await ask('/');
  await drain();
  expect(server.listening).toBe(false);
  await expect(ask('/')).rejects.toThrow(/ECONNREFUSED|socket hang up/);
});
