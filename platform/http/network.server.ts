import ipaddr from 'ipaddr.js';

/** A household or a school has one IPv4 address, or one IPv6 network of 64 bits with more addresses than can be counted. */
const IPV6_BITS = 64;

/** What limits count by: the IPv4 address itself, the network of an IPv6 address; `null` for what is no address. */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_BITS}`)}/${IPV6_BITS}`;
}
