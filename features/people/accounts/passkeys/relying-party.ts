const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Whom passkeys are for: they belong to a host name, and a browser uses one on the site alone it was made for. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The venue as passkeys know it, by the address it was configured with and never by what a request says. `null` where
 * browsers make none: at addresses of numbers, and without TLS (this machine is the exception).
 */
export function relyingPartyOf(origin: string): RelyingParty | null {
  const { hostname: id, protocol } = new URL(origin);
  if (IP_ADDRESS.test(id)) return null;
  return protocol === 'https:' || id === 'localhost' ? { id, origin } : null;
}
