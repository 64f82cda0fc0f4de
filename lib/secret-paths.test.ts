import { expect, it } from 'vitest';
import { inLowerCase, withoutSecret } from './secret-paths.ts';

it.each([
  ['/webshop/orders/a-secret', '/webshop/orders/[redacted]'],
  ['/testshop/orders/a-secret/tickets/2', '/testshop/orders/[redacted]/tickets/2'],
  ['/webshop/orders/a-secret.data', '/webshop/orders/[redacted].data'],
  ['/webshop/payments/a-secret', '/webshop/payments/[redacted]'],
  ['/webshop/gift-vouchers/a-secret/voucher.pdf', '/webshop/gift-vouchers/[redacted]/voucher.pdf'],
  ['/webshop/waiting-list/a-secret', '/webshop/waiting-list/[redacted]'],
  ['//Webshop//%6Frders/a-secret', '//Webshop//orders/[redacted]'],
  ['/webshop/gift-voucher', '/webshop/gift-voucher'],
  ['/webshop/checkout/pay', '/webshop/checkout/pay'],
  ['/cms-hub/orders/BS-7K4-Q29', '/cms-hub/orders/BS-7K4-Q29'],
  ['/de/%E0%A4%A', '/de/%E0%A4%A'],
])('logs and reports hold %s as %s', (path, stored) => {
  expect(withoutSecret(path)).toBe(stored);
});

it.each([
  ['/DE/Ensemble', '/de/ensemble'],
  ['/Webshop/Orders/AbC-d_E/Tickets/2', '/webshop/orders/AbC-d_E/tickets/2'],
  ['/webshop/waiting-list/AbC', '/webshop/waiting-list/AbC'],
])('%s in small letters is %s', (path, lower) => {
  expect(inLowerCase(path)).toBe(lower);
});
