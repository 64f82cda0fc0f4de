import { describe, expect, it } from 'vitest';
import { isPayableBy, paymentOptions } from './payment-methods.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const ORDER = {
  totalCents: 3400,
  creditCents: 0,
  isTest: false,
  hasAccount: false,
  isOnlineOffered: false,
  firstStart: '2026-12-20T14:00:00.000Z',
};

describe('payment methods', () => {
  it('are the box office for a guest, and an invoice for an account', () => {
    expect(paymentOptions(ORDER, NOW)).toEqual([{ method: 'box-office', isOpen: true }]);
    expect(paymentOptions({ ...ORDER, hasAccount: true }, NOW)).toEqual([
      { method: 'box-office', isOpen: true },
      { method: 'on-account', isOpen: true },
    ]);
  });

  it.each([
    ['on-account', '2026-11-27T11:00:00.000Z', true],
    ['on-account', '2026-11-27T10:59:59.999Z', false],
    ['box-office', '2026-11-20T11:30:00.000Z', true],
    ['box-office', '2026-11-20T11:29:59.999Z', false],
  ] as const)('%s for what starts at %s: %s', (method, firstStart, isOpen) => {
    expect(isPayableBy(method, { ...ORDER, hasAccount: true, firstStart }, NOW)).toBe(isOpen);
  });

  it('are none where nothing is to be paid, and no money in the test shop', () => {
    const free = { ...ORDER, totalCents: 0, hasAccount: true };
    expect(paymentOptions(free, NOW)).toEqual([{ method: 'free', isOpen: true }]);
    expect(paymentOptions({ ...free, isTest: true }, NOW)).toEqual([{ method: 'free', isOpen: true }]);
    expect(paymentOptions({ ...ORDER, isTest: true }, NOW)).toEqual([{ method: 'test', isOpen: true }]);
    expect(isPayableBy('free', ORDER, NOW)).toBe(false);
    expect(isPayableBy('test', ORDER, NOW)).toBe(false);
  });

  it('are those for the rest where credit pays a part, and none other where it pays all', () => {
    const online = { ...ORDER, isOnlineOffered: true };
    expect(paymentOptions({ ...online, creditCents: 3400 }, NOW)).toEqual([
      { method: 'credit', isOpen: true },
    ]);
    expect(isPayableBy('online', { ...online, creditCents: 3350 }, NOW)).toBe(true);
    expect(isPayableBy('online', { ...online, creditCents: 3351 }, NOW)).toBe(false);
    expect(isPayableBy('box-office', { ...online, creditCents: 3399 }, NOW)).toBe(true);
    expect(isPayableBy('credit', { ...online, creditCents: 3399 }, NOW)).toBe(false);
    expect(isPayableBy('credit', { ...ORDER, totalCents: 0 }, NOW)).toBe(false);
  });

  it('begin with paying online where that is offered, until the last minute, and never for a free order', () => {
    const online = { ...ORDER, isOnlineOffered: true };
    expect(paymentOptions(online, NOW).map(({ method }) => method)).toEqual(['online', 'box-office']);
    expect(isPayableBy('online', { ...online, firstStart: '2026-11-20T11:00:01.000Z' }, NOW)).toBe(true);
    expect(isPayableBy('online', { ...online, totalCents: 0 }, NOW)).toBe(false);
    expect(isPayableBy('online', { ...online, totalCents: 49 }, NOW)).toBe(false);
    expect(isPayableBy('online', ORDER, NOW)).toBe(false);
    expect(paymentOptions({ ...online, isTest: true }, NOW).map(({ method }) => method)).toEqual([
      'test',
      'online',
    ]);
  });

  it('are all open where nobody knows when it starts', () => {
    expect(isPayableBy('on-account', { ...ORDER, hasAccount: true, firstStart: null }, NOW)).toBe(true);
  });
});
