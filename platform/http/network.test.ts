import { describe, expect, it } from 'vitest';
import { networkOf, siteOf } from './network.server.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['unknown', null],
    ['', null],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it('an IPv6 network is part of a site of 48 bits, an IPv4 address of none', () => {
  const network = networkOf('2001:db8:7:9::1') ?? '';
  expect(siteOf(network)).toBe('2001:db8:7::/48');
  expect(siteOf(networkOf('2001:db8:7:ffff::2') ?? '')).toBe('2001:db8:7::/48');
  expect(siteOf('192.0.2.7')).toBeNull();
});
