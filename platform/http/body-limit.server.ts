import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem, problemResponse } from './problem.server.ts';

const MAX_BYTES = 256 * 1024;

/** Refuses bodies above 256 KB with 413 before they are read: no form and no call of the site comes near. */
export function limitedBody(): MiddlewareHandler {
  return bodyLimit({
    maxSize: MAX_BYTES,
    onError: (c) =>
      problemResponse(c, new Problem(413, 'payload_too_large', { detail: 'The request is too large.' })),
  });
}
