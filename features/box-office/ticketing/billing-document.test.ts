import { expect, it } from 'vitest';
import { priceSum } from '#features/box-office/prices/index.server.ts';
import { billingContents } from './billing-document.ts';
import type { Order, OrderTicket } from './order.ts';

const SELLER = {
  ...{ name: 'Haus', street: '', postalCode: '', city: '' },
  ...{ vatId: null, taxNumber: null, iban: null, bic: null },
};
const ticket = (position: number, price: Partial<OrderTicket['price']>): OrderTicket => ({
  position,
  code: 'c',
  state: 'valid',
  cancellationCause: null,
  admission: null,
  replaces: null,
  replacedBy: null,
  isPostponed: false,
  passVisits: 0,
  seats: [],
  seriesId: null,
  blockId: null,
  jetId: 1,
  event: { de: 'Käfer', en: null },
  startsAt: null,
  proof: null,
  seatGroup: { code: 'HALL', name: { de: 'Saal', en: null } },
  price: {
    saleTypeId: 1,
    name: { de: 'Kind', en: null },
    cents: 600,
    reductionCents: 0,
    vatBasisPoints: 700,
    ...price,
  },
});

it('an invoice states full prices, and the reduction of a coupon in a line for each rate of VAT', () => {
  const tickets = [
    ticket(1, { cents: 533, reductionCents: 67 }),
    ticket(2, { cents: 534, reductionCents: 66 }),
    ticket(3, { cents: 900, reductionCents: 100, vatBasisPoints: null, saleTypeId: 2 }),
  ];
  const customer = { firstName: 'Ruth', lastName: '', email: 'r@post.example', userId: null };
  const known = { language: 'de', number: 'BS-1', placedAt: '' };
  const order = { ...known, customer, series: [], coupon: 'MAI' } as unknown as Order;
  const { lines } = billingContents(order, tickets, SELLER);
  expect(lines.map(({ quantity, cents, vatBasisPoints }) => [quantity, cents, vatBasisPoints])).toEqual([
    [2, 600, 700],
    [1, 1000, null],
    [1, -133, 700],
    [1, -100, null],
  ]);
  expect(lines[2]?.detail).toEqual({ de: 'Gutschein MAI', en: 'Voucher code MAI' });
  const charged = tickets.map(({ price }) => ({ ...price, quantity: 1 }));
  expect(priceSum(lines)).toEqual(priceSum(charged));
});

it('an invoice says with which series a ticket was bought, apart from the same one bought separately', () => {
  const tickets = [{ ...ticket(1, {}), seriesId: 7 }, { ...ticket(2, {}), seriesId: 7 }, ticket(3, {})];
  const customer = { firstName: 'Ruth', lastName: '', email: 'r@post.example', userId: null };
  const series = [{ id: 7, title: { de: 'Nachtschicht', en: 'Night Shift' } }];
  const order = { customer, series, coupon: null, language: 'de', number: 'BS-1' } as unknown as Order;
  const { lines } = billingContents(order, tickets, SELLER);
  expect(lines.map(({ quantity, detail }) => [quantity, detail])).toEqual([
    [2, { de: 'Kind, Saal, Reihe Nachtschicht', en: 'Kind, Saal, Series Night Shift' }],
    [1, { de: 'Kind, Saal', en: null }],
  ]);
});
