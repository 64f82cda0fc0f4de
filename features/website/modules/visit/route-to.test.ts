import { expect, it } from 'vitest';
import { routeTo } from './route-to.ts';

it('directions lead to the address, whatever characters are in it', () => {
  const { origin, pathname, searchParams } = new URL(
    routeTo({ street: 'Straße & Söhne 7', place: '04711 Auental' }),
  );
  expect([origin, pathname]).toEqual(['https://www.openstreetmap.org', '/search']);
  expect(searchParams.get('query')).toBe('Straße & Söhne 7, 04711 Auental');
});
