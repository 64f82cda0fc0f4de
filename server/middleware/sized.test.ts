import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, it } from 'vitest';
import { sized } from './sized.ts';

const app = new Hono()
  .use(compress())
  .use(sized)
  .get('/small', (c) => c.json({ tickets_quantity: 3 }))
  .get('/large', (c) => c.json({ text: 'Specht '.repeat(500) }))
  .get('/none', (c) => c.body(null, 204))
  .get('/pieces', (c) =>
    c.body(inPieces(['[', '1,', '2'.repeat(3000), ']']), 200, { 'content-type': 'application/json' }),
  );

function inPieces(pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
}

const get = (path: string) => app.request(path, { headers: { 'accept-encoding': 'gzip' } });
async function unpacked(response: Response): Promise<string> {
  expect(response.headers.get('content-encoding')).toBe('gzip');
  return new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).text();
}

it('sends small bodies unchanged, with their length', async () => {
  const response = await get('/small');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-length')).toBe('22');
  expect(await response.json()).toEqual({ tickets_quantity: 3 });
});

it('compresses what is large', async () => {
  expect(JSON.parse(await unpacked(await get('/large')))).toEqual({ text: 'Specht '.repeat(500) });
});

it('leaves an answer without a body alone', async () => {
  const response = await get('/none');
  expect([response.status, response.body]).toEqual([204, null]);
});

it('lets what comes in pieces come in pieces, whole', async () => {
  expect(await unpacked(await get('/pieces'))).toBe(`[1,${'2'.repeat(3000)}]`);
});

it('stops reading what nobody waits for any more', async () => {
  let stopped = false;
  const endless = new Hono().use(sized).get('/', (c) =>
    c.body(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(2000)),
        cancel: () => {
          stopped = true;
        },
      }),
    ),
  );
  const response = await endless.request('/');
  await response.body?.cancel();
  expect(stopped).toBe(true);
});
