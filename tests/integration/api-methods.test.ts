import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from './api-app.ts';
import { openTestServices, type TestServices } from './site-services.ts';

const TOKEN = { cookie: 'csrftoken=t', 'x-csrftoken': 't' };

describe('methods that a call does not have', () => {
  let test: TestServices;
  let app: ReturnType<typeof openApi>;

  beforeAll(async () => {
    test = await openTestServices('sqlite');
    app = openApi(test.services);
  });
  afterAll(() => test.close());

  const ask = (method: string, path: string) =>
    app.request(`http://localhost${path}`, { method, headers: TOKEN });

  it.each([
    ['DELETE', '/calendar/', 'GET, HEAD'],
    ['PUT', '/calendar', 'GET, HEAD'],
    ['PATCH', '/events/', 'GET, HEAD, POST'],
    ['PUT', '/events/1/', 'GET, HEAD, POST, PATCH, DELETE'],
  ])('%s %s is answered with those it has', async (method, path, allow) => {
    const answer = await ask(method, path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
    expect(await answer.json()).toMatchObject({ status: 405, code: 'method_not_allowed' });
  });

  it('OPTIONS asks for them', async () => {
    const answer = await ask('OPTIONS', '/events/');
    expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([
      204,
      'GET, HEAD, POST',
      '',
    ]);
  });

  it('HEAD is GET without its body', async () => {
    const answer = await ask('HEAD', '/events/');
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/json',
      '',
    ]);
  });

  it.each(['OPTIONS', 'DELETE', 'GET'])('%s of an unknown address is not found', async (method) => {
    expect((await ask(method, '/nothing/')).status).toBe(404);
  });
});
