import { METHODS, type RequestListener } from 'node:http';
import { isPlainTarget } from '#platform/http/request-target.ts';

const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const ALLOWED = new Set(ALLOWED_METHODS.split(', '));

/**
 * Lets plain requests through to `next` and answers everything else before any part of the site sees it: 400 for a target
 * that is no plain path or more than one host (RFC 9112, 3.2), 405 for methods no address has (Fetch's own `Request` cannot even be made with `TRACE`).
 */
export function plainRequestsOnly(next: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '', method = '', rawHeaders } = request;
    if (isPlainTarget(url) && hosts(rawHeaders) <= 1 && ALLOWED.has(method)) return next(request, response);
    const isMethod = METHODS.includes(method) && !ALLOWED.has(method);
    const status = isMethod ? 405 : 400;
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      connection: 'close',
      ...(isMethod ? { allow: ALLOWED_METHODS } : {}),
    });
    response.end(isMethod ? 'Method Not Allowed\n' : 'Bad Request\n');
  };
}

/** Number of `Host` headers: Node takes the first, and a proxy may have taken another. */
const hosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
