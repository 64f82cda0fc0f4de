import { describe, expect, it } from 'vitest';
import { parseCents } from '#lib/money.ts';
import { donationChoices, donationDueCents, isDonation, readDonation } from './donation.ts';
import { paymentOptions } from './payment-methods.ts';

const SUGGESTED = [100, 300, 500];

describe('choices of a donation', () => {
  it('round up to the next euro and the next five, then suggest amounts', () => {
    expect(donationChoices(3350, SUGGESTED)).toEqual([
      { cents: 50, roundsToCents: 3400 },
      { cents: 150, roundsToCents: 3500 },
      { cents: 100, roundsToCents: null },
      { cents: 300, roundsToCents: null },
      { cents: 500, roundsToCents: null },
    ]);
  });

  it('name each amount once, and none that rounds nothing', () => {
    expect(donationChoices(3400, SUGGESTED).map(({ cents }) => cents)).toEqual([100, 300, 500]);
    expect(donationChoices(3500, [])).toEqual([]);
    expect(donationChoices(3450, [50]).map(({ cents }) => cents)).toEqual([50]);
    expect(donationChoices(0, [])).toEqual([]);
  });

  it('never choose one beforehand, nor more than five euros to round', () => {
    for (let toPay = 0; toPay < 1200; toPay += 7)
      for (const { cents, roundsToCents } of donationChoices(toPay, [])) {
        expect(cents).toBeGreaterThan(0);
        expect(cents).toBeLessThan(500);
        expect(toPay + cents).toBe(roundsToCents);
        expect((roundsToCents ?? 1) % 100).toBe(0);
      }
  });
});

describe('a typed donation', () => {
  const read = (...typed: string[]) => readDonation(typed.map((each) => parseCents(each)));

  it.each([
    ['2', 200],
    ['2,50', 250],
    ['0.01', 1],
    ['500', 50_000],
    ['3,4 €', 340],
  ])('is an amount: %s', (typed, cents) => {
    expect(read(typed)).toEqual({ cents, isRefused: false });
  });

  it.each(['-5', '1e9', 'abc', '500,01', '999999', '1000000000', '2.555', '0x10', 'NaN', ' '])(
    'is refused: %s',
    (typed) => {
      expect(read(typed)).toEqual({ cents: 0, isRefused: true });
    },
  );

  it('is refused when it is there twice', () => {
    expect(read('2', '3')).toEqual({ cents: 0, isRefused: true });
  });

  it('is none when nothing or zero was sent', () => {
    expect(read()).toEqual({ cents: 0, isRefused: false });
    expect(read('0')).toEqual({ cents: 0, isRefused: false });
  });
});

it('is a whole number of cents within its bounds', () => {
  expect([1, 50_000].every(isDonation)).toBe(true);
  expect([0, -1, 0.5, 50_001, 1e9, Number.NaN, Number.POSITIVE_INFINITY].some(isDonation)).toBe(false);
});

it('counts until it ends', () => {
  const given = { cents: 500, end: null, endedAt: null };
  expect(donationDueCents(given)).toBe(500);
  expect(donationDueCents({ ...given, end: 'lapsed', endedAt: '2026-11-20T11:00:00.000Z' })).toBe(0);
  expect(donationDueCents(null)).toBe(0);
});

describe('ways to pay with a donation', () => {
  const ORDER = {
    totalCents: 2000,
    creditCents: 0,
    isTest: false,
    hasAccount: true,
    isOnlineOffered: true,
    firstStart: '2026-12-20T15:00:00.000Z',
  };
  const NOW = '2026-11-20T11:00:00.000Z';
  const methods = (more: object) => paymentOptions({ ...ORDER, ...more }, NOW).map(({ method }) => method);

  it('leave out the invoice', () => {
    expect(methods({})).toEqual(['online', 'box-office', 'on-account']);
    expect(methods({ donationCents: 100 })).toEqual(['online', 'box-office']);
  });

  it('pay it with money where credit pays the tickets', () => {
    expect(methods({ creditCents: 2000 })).toEqual(['credit']);
    expect(methods({ creditCents: 2000, donationCents: 100 })).toEqual(['online', 'box-office']);
    expect(methods({ creditCents: 2000, donationCents: 30 })).toEqual(['box-office']);
  });
});
