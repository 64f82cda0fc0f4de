import type { Config } from '#platform/config.server.ts';
import { urlAt } from '#platform/http/request-target.ts';

type Address = Pick<Config, 'publicOrigin' | 'trustProxy'>;
type Header = (name: string) => string | undefined;

/**
 * The request with the address visitors use. node:http only knows `http://` and the host it was asked for; behind TLS
 * the origin checks of forms would fail. Forwarded headers count only where a proxy is trusted.
 */
export function withPublicUrl(request: Request, config: Address): Request {
  const url = new URL(request.url);
  const origin = originOf((name) => request.headers.get(name) ?? undefined, url.origin, config);
  return url.origin === origin ? request : new Request(urlAt(origin, url.pathname + url.search), request);
}

/** Scheme and host under which a visitor reaches the site, when it was asked for at the origin `asked`. */
export function originOf(header: Header, asked: string, { publicOrigin, trustProxy }: Address): string {
  return publicOrigin ?? (trustProxy ? forwardedOrigin(header, asked) : null) ?? asked;
}

function forwardedOrigin(header: Header, asked: string): string | null {
  const scheme = header('x-forwarded-proto');
  if (scheme !== 'http' && scheme !== 'https') return null;
  const host = header('x-forwarded-host') ?? asked.replace(/^.*\/\//, '');
  // A host and nothing else: with a name, a path or a query it would not be what the proxy was asked for.
  const url = URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`) : null;
  return url && url.host === host.toLowerCase() ? url.origin : null;
}
