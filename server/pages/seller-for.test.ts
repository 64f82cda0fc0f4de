import { expect, it } from 'vitest';
import type { TicketingProvider } from '#features/box-office/ticketing/index.ts';
import { sellerFor } from './seller-for.ts';

const services = { ticketing: {} as TicketingProvider, boxOffice: {} as TicketingProvider };

it.each([
  ['the shop', 'GET', '/webshop', '', false],
  ['the test shop', 'GET', '/testshop/checkout', '', true],
  ['a shared page, whoever looks at it', 'GET', '/en/series/woods/3', 'testSale=1', false],
  ['what is sent from one by who tries the test shop out', 'POST', '/en/series/woods/3', 'testSale=1', true],
  ['what is sent from one by everybody else', 'POST', '/en/series/woods/3', 'cart=k3y', false],
])('%s', (_, method, path, cookie, isTest) => {
  const request = new Request(`https://buntspecht.example${path}`, { method, headers: { cookie } });
  expect(sellerFor(request, services)).toBe(isTest ? services.boxOffice : services.ticketing);
});
