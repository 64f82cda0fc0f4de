import type { Config } from '#platform/config.server.ts';

/**
 * The request with the address visitors use. node:http only knows `http://` and the host it was asked for; behind TLS
 * the origin checks of forms would fail. Forwarded headers count only where a proxy is trusted.
 */
export function withPublicUrl(
  request: Request,
  { publicOrigin, trustProxy }: Pick<Config, 'publicOrigin' | 'trustProxy'>,
): Request {
  const origin = publicOrigin ?? (trustProxy ? forwardedOrigin(request) : null);
  if (!origin) return request;
  const url = new URL(request.url);
  return url.origin === origin
    ? request
    : new Request(new URL(`${url.pathname}${url.search}`, origin), request);
}

function forwardedOrigin(request: Request): string | null {
  const scheme = request.headers.get('x-forwarded-proto');
  if (scheme !== 'http' && scheme !== 'https') return null;
  const host = request.headers.get('x-forwarded-host') ?? new URL(request.url).host;
  return URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).origin : null;
}
