import type { Config } from '#platform/config.server.ts';

type Address = Pick<Config, 'publicOrigin' | 'trustProxy'>;
type Header = (name: string) => string | undefined;

/**
 * The request with the address visitors use. node:http only knows `http://` and the host it was asked for; behind TLS
 * the origin checks of forms would fail. Forwarded headers count only where a proxy is trusted.
 */
export function withPublicUrl(request: Request, config: Address): Request {
  const url = new URL(request.url);
  const origin = originOf((name) => request.headers.get(name) ?? undefined, url.origin, config);
  return url.origin === origin
    ? request
    : new Request(new URL(`${url.pathname}${url.search}`, origin), request);
}

/** Scheme and host under which a visitor reaches the site, when it was asked for at the origin `asked`. */
export function originOf(header: Header, asked: string, { publicOrigin, trustProxy }: Address): string {
  return publicOrigin ?? (trustProxy ? forwardedOrigin(header, asked) : null) ?? asked;
}

function forwardedOrigin(header: Header, asked: string): string | null {
  const scheme = header('x-forwarded-proto');
  if (scheme !== 'http' && scheme !== 'https') return null;
  const host = header('x-forwarded-host') ?? asked.replace(/^.*\/\//, '');
  return URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).origin : null;
}
