import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { Problem } from '#platform/http/problem.server.ts';
import type { Log } from '#platform/log.server.ts';
import { errorHandler } from './error-handler.ts';

function createTestApp() {
  const logged: unknown[] = [];
  const log = { error: (line: unknown) => void logged.push(line) } as unknown as Log;
  const app = new Hono();
  app.onError(errorHandler(log));
  app.get('/problem', () => {
    throw new Problem(409, 'taken');
  });
  app.post('/body', async (c) => c.text(await c.req.text()));
  app.get('/bug', () => {
    throw new Error('secret');
  });
  return { app, logged };
}

it('a problem is answered, a bug is logged without details in the answer', async () => {
  const { app, logged } = createTestApp();
  expect((await app.request('/problem')).status).toBe(409);
  expect(logged).toHaveLength(0);
  const bug = await app.request('/bug');
  expect([bug.status, await bug.text()]).toEqual([500, expect.not.stringContaining('secret')]);
  expect(logged).toHaveLength(1);
});

it('people whose form is refused get a page in their language, programs a problem', async () => {
  const { app } = createTestApp();
  const ask = (path: string, headers: Record<string, string>) => app.request(path, { headers });
  const page = await ask('/problem', { accept: 'text/html,*/*', 'accept-language': 'de' });
  expect(page.status).toBe(409);
  expect(page.headers.get('content-type')).toMatch('text/html');
  expect(await page.text()).toMatch(/<html lang="de">[\s\S]*<a href="\/de">Startseite<\/a>/);
  expect(await (await ask('/problem', { accept: 'text/html', 'accept-language': 'en' })).text()).toContain(
    'Go back a step',
  );
  const problem = await ask('/problem', { accept: '*/*' });
  expect(problem.headers.get('content-type')).toMatch('application/problem+json');
});

it('a body that breaks off in the middle is nothing to wake anybody for', async () => {
  const { app, logged } = createTestApp();
  const gone = new AbortController();
  const body = new ReadableStream({
    pull(stream) {
      gone.abort();
      stream.error(new Error('aborted'));
    },
  });
  const init = { method: 'POST', body, duplex: 'half', signal: gone.signal } as RequestInit;
  expect((await app.request(new Request('http://b.example/body', init))).status).toBe(400);
  expect(logged).toHaveLength(0);
});
