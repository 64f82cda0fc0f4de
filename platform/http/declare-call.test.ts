import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { empty, json } from './answer.server.ts';
import type { Input } from './api-call.server.ts';
import { callsOn, declaredCalls } from './declare-call.server.ts';
import { anyone, idInPath, inQuery } from './inputs.server.ts';
import { Problem, problemResponse } from './problem.server.ts';

const sum = z.strictObject({ sum: z.int() });
const nobody: Input<never> = {
  parameters: [],
  problems: [401],
  read: () => {
    throw new Problem(401, 'not_signed_in');
  },
};

function numbers() {
  const app = new Hono({ strict: false });
  const call = callsOn(app, { group: 'Numbers', caller: anyone, cacheControl: 'no-store' });
  call(
    'POST /numbers/:id/',
    {
      summary: 'Adds to a number.',
      takes: {
        id: idInPath,
        query: inQuery(z.object({ twice: z.enum(['true']).optional() }), {
          twice: { summary: 'Two times.', example: 'true' },
        }),
      },
      body: z.strictObject({ add: z.int() }),
      answer: json('The sum.', sum, 201),
      problems: [409],
    },
    (_, { id, query, body }) => ({ sum: (id + body.add) * (query.twice ? 2 : 1) }),
  );
  const closed = callsOn(app, { group: 'Numbers', caller: nobody });
  closed('DELETE /numbers/:name{[a-z]+}', { summary: 'Never.', answer: empty('Done.') }, () => {});
  return app;
}

function ask(path: string, request: RequestInit) {
  const site = new Hono({ strict: false }).route('/', numbers());
  site.onError((error, c) => {
    if (error instanceof Problem) return problemResponse(c, error);
    throw error;
  });
  return site.request(path, request);
}

const post = (path: string, body: string) => ask(path, { method: 'POST', body });

describe('a declared call', () => {
  it('hands over what it takes, and answers with status and JSON', async () => {
    const answer = await post('/numbers/4?twice=true', '{"add":3}');
    expect([answer.status, await answer.json()]).toEqual([201, { sum: 14 }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['/numbers/x', '{"add":"x"}', 'id'],
    ['/numbers/4?twice=maybe', '{"add":"x"}', 'twice'],
    ['/numbers/4', '{"add":"x"}', 'add'],
    ['/numbers/4', '{', 'body'],
  ])('reads what it takes in order, the body last: %s %s', async (path, body, field) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'bad_request', fields: [{ field }] });
  });

  it('authorizes before everything else', async () => {
    expect((await ask('/numbers/a', { method: 'DELETE' })).status).toBe(401);
  });

  it('is described once, by the whole path where it is first mounted', () => {
    const calls = numbers();
    const site = new Hono().route('/api', calls).route('/de/api', calls);
    expect(declaredCalls(site)).toMatchObject([
      {
        method: 'POST',
        path: '/api/numbers/{id}/',
        parameters: [{ name: 'id' }, { name: 'twice' }],
        problems: [400, 409],
        answer: { status: 201, schema: sum },
      },
      {
        method: 'DELETE',
        path: '/api/numbers/{name}',
        problems: [401],
        answer: { status: 204, schema: null },
      },
    ]);
  });

  it('is missing from the description where its app is not mounted, as routes are that nobody declared', () => {
    expect(declaredCalls(new Hono().get('/else', (c) => c.text('')))).toEqual([]);
  });
});
