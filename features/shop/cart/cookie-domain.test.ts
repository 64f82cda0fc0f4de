import { describe, expect, it } from 'vitest';
import { cartCookieDomain } from './cookie-domain.ts';

describe('the domain of cart cookies', () => {
  it.each([
    ['www.buntspecht.example', 'buntspecht.example'],
    ['WWW.Buntspecht.Example.', 'buntspecht.example'],
    ['tickets.haus.example.org', 'haus.example.org'],
    ['www.buntspecht.co.uk', 'buntspecht.co.uk'],
    ['www.buntspecht.gob.ar', 'buntspecht.gob.ar'],
    ['www.buntspecht.github.io', 'buntspecht.github.io'],
  ])('of %s is %s', (host, domain) => {
    expect(cartCookieDomain(host)).toBe(domain);
  });

  it.each([
    ['localhost'],
    ['127.0.0.1'],
    ['192.168.178.20'],
    ['[::1]'],
    ['buntspecht.example'],
    ['buntspecht.co.uk'],
    ['buntspecht.fly.dev'],
    ['buntspecht.gob.ar'],
    ['buntspecht.k12.ca.us'],
    ['buntspecht.vercel.app'],
    ['buntspecht.deno.dev'],
    ['app..example'],
  ])('is the host alone for %s', (host) => {
    expect(cartCookieDomain(host)).toBeNull();
  });
});
