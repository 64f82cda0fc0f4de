import { expect, it } from 'vitest';
import { samePage } from './shop-paths.ts';

it.each([
  ['/webshop', '', '/webshop?lang=en'],
  ['/webshop/passes', '?lang=de', '/webshop/passes?lang=en'],
  ['/webshop/passes', '?lang=de&pass=3', '/webshop/passes?lang=en&pass=3'],
  ['/testshop/gift-voucher', '?lang=de&again=a%26b', '/testshop/gift-voucher?lang=en&again=a%26b'],
])('the page that is open, in the other language: %s%s', (pathname, search, there) => {
  expect(samePage({ pathname, search }, 'en')).toBe(there);
});
