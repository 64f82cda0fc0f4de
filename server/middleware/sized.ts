import type { MiddlewareHandler } from 'hono';

/** Below this, to compress costs more than it saves. */
const SMALL_BYTES = 1024;

/** Sets the length of a small answer in one piece: `compress` skips small ones by it. Streams are unchanged. */
export const sized: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers, status } = c.res;
  if (!body || headers.has('content-length') || headers.has('content-encoding')) return;
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = body.getReader();
  const first = await reader.read();
  const second = first.done || first.value.length >= SMALL_BYTES ? null : await reader.read();
  const whole = first.done ? new Uint8Array() : second?.done ? first.value : null;
  if (whole) {
    c.res = new Response(whole, { status, headers });
    c.res.headers.set('content-length', String(whole.length));
    return;
  }
  const read = [first.value, second?.value].filter((piece) => piece !== undefined);
  c.res = new Response(joined(read, reader), { status, headers });
};

/** Joins the chunks already read with the rest of the stream. */
function joined(
  read: Uint8Array<ArrayBuffer>[],
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const next = read.shift() ?? (await reader.read()).value;
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
