import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/webshop/orders/a-secret', '/webshop/orders/[redacted]'],
  ['/testshop/orders/a-secret/tickets/2', '/testshop/orders/[redacted]/tickets/2'],
  ['/webshop/orders/a-secret.data', '/webshop/orders/[redacted]'],
  ['/webshop/payments/a-secret', '/webshop/payments/[redacted]'],
  ['/webshop/checkout/pay', '/webshop/checkout/pay'],
  ['/cms-hub/orders/BS-7K4-Q29', '/cms-hub/orders/BS-7K4-Q29'],
])('the log holds %s as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
