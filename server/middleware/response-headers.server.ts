import type { Config } from '#platform/config.server.ts';
import { type SecurityHeaderOptions, securityHeaderValues } from '#platform/http/security-headers.server.ts';

const RETAINED_HEADERS = [
  'content-type',
  'content-security-policy',
  'permissions-policy',
  'cache-control',
  'link',
  'x-remix-response',
];

export function securityOptions(config: Config): SecurityHeaderOptions {
  return {
    secure: config.publicOrigin?.startsWith('https:') ?? false,
    robots: config.instance === 'production',
  };
}

/** Headers cached with a shared page, which is served without the middleware. */
export function sharedPageHeaders(headers: Headers, config: Config): Record<string, string> {
  const retained: Record<string, string> = {
    vary: 'accept-encoding',
    ...securityHeaderValues(securityOptions(config)),
  };
  for (const name of RETAINED_HEADERS) {
    const value = headers.get(name);
    if (value !== null) retained[name] = value;
  }
  return retained;
}
