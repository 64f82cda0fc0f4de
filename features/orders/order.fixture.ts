import type { Order } from '#features/ticketing/index.ts';

/** A ticket of `ORDER`. */
export const TICKET = {
  position: 1,
  code: 'c',
  state: 'valid' as const,
  admission: null,
  replaces: null,
  replacedBy: null,
  isPostponed: false,
  passVisits: 0,
  seriesId: null,
  blockId: null,
  jetId: 1,
  event: { de: 'Der Käfer', en: 'The beetle' },
  startsAt: '2026-12-20T15:00:00.000Z',
  proof: null,
  seatGroup: { code: 'HALL', name: { de: 'Saal', en: 'Hall' } },
  price: {
    saleTypeId: 2,
    name: { de: 'Kind', en: null },
    cents: 600,
    reductionCents: 0,
    vatBasisPoints: 700,
  },
};

/** An order of three tickets, for tests. */
export const ORDER: Order = {
  number: 'BS-7K4-Q29',
  secret: 'a-secret',
  placedAt: '2026-11-20T11:00:00.000Z',
  language: 'de',
  isTest: false,
  customer: { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example', userId: null },
  paymentMethod: 'box-office',
  sum: { totalCents: 2100, vat: [{ basisPoints: 700, grossCents: 2100, vatCents: 137 }] },
  due: { totalCents: 2100, vat: [{ basisPoints: 700, grossCents: 2100, vatCents: 137 }] },
  paidCents: 0,
  moneyCents: 0,
  onlineCents: 0,
  hasFailedRefund: false,
  returningCents: 0,
  invoice: null,
  invoiceRecipient: null,
  coupon: null,
  voucher: null,
  pass: null,
  series: [],
  tickets: [
    TICKET,
    { ...TICKET, position: 2 },
    {
      ...TICKET,
      position: 3,
      jetId: 2,
      event: null,
      startsAt: null,
      price: { ...TICKET.price, saleTypeId: 1, cents: 900 },
    },
  ],
};
