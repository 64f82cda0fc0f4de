const IP_ADDRESS = /^[\d.]+$|^\[/;

/** The relying party: passkeys belong to a host name, and a browser uses one only on the site it was created for. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The relying party, derived from the configured address and never from a request. `null` where browsers support none: at IP
 * addresses, and without TLS (localhost is the exception).
 */
export function relyingPartyOf(origin: string): RelyingParty | null {
  const { hostname: id, protocol } = new URL(origin);
  if (IP_ADDRESS.test(id)) return null;
  return protocol === 'https:' || id === 'localhost' ? { id, origin } : null;
}
