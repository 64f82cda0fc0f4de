import ipaddr from 'ipaddr.js';

/** A household or a school has one IPv4 address, or one IPv6 network of 64 bits with more addresses than can be counted. */
const IPV6_BITS = 64;
/** Prefix that one customer of a provider, or one rented server, is given. */
const SITE_BITS = 48;

/**
 * Returns the key rate limits count by: the IPv4 address itself, the network of an IPv6 address; `null` for anything
 * that is no address.
 */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return prefixOf(parsed, IPV6_BITS);
}

/** The site of 48 bits that an IPv6 network (`networkOf`) is part of; `null` for IPv4. */
export function siteOf(network: string): string | null {
  const [address = ''] = network.split('/');
  if (!ipaddr.IPv6.isValid(address)) return null;
  return prefixOf(ipaddr.IPv6.parse(address), SITE_BITS);
}

const prefixOf = (address: ipaddr.IPv6, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`)}/${bits}`;
