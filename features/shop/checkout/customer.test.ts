import { expect, it } from 'vitest';
import { customerCookie, noCustomerCookie, readCustomer } from './customer-cookie.server.ts';
import { normalizeCustomer } from './customer-draft.ts';

const SVENJA = { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example' };
const sent = (cookie: string) => cookie.split(';')[0] ?? '';

it('the customer is stored in the browser for an hour, out of reach of scripts', () => {
  const cookie = customerCookie(SVENJA, { secure: true });
  expect(readCustomer(sent(cookie))).toEqual(SVENJA);
  expect(cookie).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(readCustomer(sent(noCustomerCookie({ secure: true })))).toBeNull();
});

it.each([
  'nonsense',
  Buffer.from('null').toString('base64url'),
  Buffer.from('{"firstName":1,"lastName":"","email":""}').toString('base64url'),
  Buffer.from('{"firstName":').toString('base64url'),
  'x'.repeat(1_000_000),
])('what is no such cookie says nothing: %#', (value) => {
  expect(readCustomer(`checkout=${value}`)).toBeNull();
});

it('a typed text is stored in one line each, without what nobody types', () => {
  const typed = {
    firstName: ' Sven\u0000ja\r\nBcc: ',
    lastName: 'Küh\tnel',
    email: ' svenja@post.example\n',
  };
  expect(normalizeCustomer(typed)).toEqual({
    firstName: 'Svenja Bcc:',
    lastName: 'Küh nel',
    email: 'svenja@post.example',
  });
});
