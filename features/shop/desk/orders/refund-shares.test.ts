import { expect, it } from 'vitest';
import { sharesOf, sumOf } from './refund-shares.server.ts';

const paid = (name: string, cents: number, ...refunds: [cents: number, hasFailed: boolean][]) => ({
  received: { providerPayment: name, cents },
  refunds: refunds.map(([back, hasFailed], index) => ({
    ...{ providerPayment: name, refund: `re_${name}_${index}`, cents: back, hasFailed },
  })),
});
const parts = (cents: number, ...payments: ReturnType<typeof paid>[]) =>
  sharesOf(cents, payments).map(({ providerPayment, cents: part }) => [providerPayment, part]);

it('a refund goes back by the newest payment first, and by older ones for what that does not cover', () => {
  expect(parts(1200, paid('new', 900), paid('old', 1800))).toEqual([
    ['new', 900],
    ['old', 300],
  ]);
});

it('a payment gives back what is left of it; refunds that failed took nothing', () => {
  const payments = [paid('new', 900, [900, false]), paid('old', 1800, [500, false], [500, true])];
  expect(parts(1300, ...payments)).toEqual([['old', 1300]]);
  expect(sharesOf(1300, payments)[0]).toMatchObject({ givenCents: 500, failedBefore: 1, isOnly: false });
});

it('less is shared out where not so much is left', () => {
  expect(sumOf(sharesOf(5000, [paid('only', 900)]))).toBe(900);
});
