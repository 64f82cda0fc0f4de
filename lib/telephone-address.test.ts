import { expect, it } from 'vitest';
import { telephoneAddress } from './telephone-address.ts';

it.each([
  ['030 23125-711', 'tel:03023125711'],
  ['+49 30 23125-711', 'tel:+493023125711'],
  ['+49 (0)30 / 231 25', 'tel:+493023125'],
  ['(030) 231 25', 'tel:03023125'],
])('%s is called by %s', (written, address) => {
  expect(telephoneAddress(written)).toBe(address);
});
