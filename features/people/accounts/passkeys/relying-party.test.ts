import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

it('is the host of the address the venue was configured with', () => {
  const origin = 'https://www.buntspecht.example:8443';
  expect(relyingPartyOf(origin)).toEqual({ id: 'www.buntspecht.example', origin });
  expect(relyingPartyOf('http://localhost:3000')).toEqual({
    id: 'localhost',
    origin: 'http://localhost:3000',
  });
});

it.each([
  'http://127.0.0.1:3000',
  'https://192.0.2.1',
  'http://[::1]:3000',
  'https://[2001:db8::1]',
  'http://buntspecht.example',
])('is nobody at %s, where browsers make no passkeys', (origin) => {
  expect(relyingPartyOf(origin)).toBeNull();
});
