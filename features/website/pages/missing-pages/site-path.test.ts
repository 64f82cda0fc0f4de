import { describe, expect, it } from 'vitest';
import { sitePath } from './site-path.ts';

const ORIGIN = 'https://buntspecht.example';

describe('the path of an address', () => {
  it.each([
    ['/de/weg', '/de/weg'],
    ['/de/weg?q=geheim#x', '/de/weg'],
    [`${ORIGIN}/de/weg?q=1`, '/de/weg'],
    ['/webshop/orders/geheim/weg', '/webshop/orders/[redacted]/weg'],
    [`/${'x'.repeat(600)}`, `/${'x'.repeat(299)}`],
  ])('of this site: %s', (address, path) => {
    expect(sitePath(address, ORIGIN)).toBe(path);
  });

  it.each([
    'https://x.example/de',
    '//x.example/de',
    'de/weg',
    'javascript:alert(1)',
    `${ORIGIN}.evil.example/`,
    'http://',
  ])('elsewhere is none: %s', (address) => {
    expect(sitePath(address, ORIGIN)).toBeNull();
  });
});
