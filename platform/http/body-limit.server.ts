import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem, problemResponse } from './problem.server.ts';

const MAX_BYTES = 256 * 1024;
const TOO_LARGE = new Problem(413, 'payload_too_large', {
  detail: 'The request is too large.',
  headers: { connection: 'close' },
});

/**
 * Refuses bodies above 256 KB with 413 before they are read: no form and hardly a call of the site comes near. Their connection ends
 * with it, which is said: a client that sends its next request over it would lose that.
 */
export function limitedBody(maxBytes = MAX_BYTES): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (c) => problemResponse(c, TOO_LARGE),
  });
}
