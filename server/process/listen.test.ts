import { Agent, get, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

describe('a connection kept alive', () => {
  it('outlives the longest that proxies keep theirs: none of them sends into one that is just being closed', async () => {
    const { url, drain } = await listen({ host: '127.0.0.1', port: 0 }, (_request, response) => {
      response.end('there');
    });
    const agent = new Agent({ keepAlive: true });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(url, { agent }, resolve).once('error', reject);
    });
    expect(answer.headers['keep-alive']).toBe('timeout=75');
    agent.destroy();
    await drain();
  });
});
