import { expect, it } from 'vitest';
import type { LedgerLine } from '../closings/ledger-line.ts';
import { changeSince, netDonations } from './net-donations.ts';

const line = (kind: LedgerLine['kind'], at: string, donationCents: number): LedgerLine => ({
  ...{ paymentId: 1, order: 'BS-1', kind, means: 'cash', reference: '', at: `${at}T11:00:00.000Z` },
  cents: donationCents + 100,
  shares: [
    { basisPoints: 700, cents: 100 },
    { basisPoints: 'donation', cents: donationCents },
  ],
});
const given = (day: string, cents: number) => ({ order: 'BS-1', day, cents });

it('each payment is a donation of its day, as far as it was for one', () => {
  expect(
    netDonations([
      line('payment', '2026-11-01', 300),
      line('payment', '2026-11-02', 0),
      line('payment', '2026-11-03', 200),
    ]),
  ).toEqual([given('2026-11-01', 300), given('2026-11-03', 200)]);
});

it('money that went back lessens the latest donation first', () => {
  const lines = [line('payment', '2026-11-01', 300), line('payment', '2027-01-03', 200)];
  expect(netDonations([...lines, line('refund', '2027-01-04', -150)])).toEqual([
    given('2026-11-01', 300),
    given('2027-01-03', 50),
  ]);
  expect(netDonations([...lines, line('refund', '2027-01-04', -250)])).toEqual([given('2026-11-01', 250)]);
  expect(netDonations([...lines, line('refund', '2027-01-04', -500)])).toEqual([]);
});

it('a refund that failed makes the donation good again, on its own day', () => {
  const lines = [
    line('payment', '2026-12-30', 300),
    line('refund', '2027-01-02', -300),
    line('reversal', '2027-01-05', 300),
  ];
  expect(netDonations(lines)).toEqual([given('2026-12-30', 300)]);
});

it('a time of day at the end of the year is read at the venue', () => {
  const late = { ...line('payment', '2026-12-31', 300), at: '2026-12-31T23:30:00.000Z' };
  expect(netDonations([late])).toEqual([given('2027-01-01', 300)]);
});

it('says if donations went back since, or others came', () => {
  const [first, second] = [given('2026-11-01', 300), { ...given('2026-11-02', 200), order: 'BS-2' }];
  expect(changeSince([first], [first])).toBe(null);
  expect(changeSince([first], [first, second])).toBe('more');
  expect(changeSince([first, second], [second])).toBe('less');
  expect(changeSince([first], [second, second])).toBe('less');
});
