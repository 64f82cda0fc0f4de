import { describe, expect, it } from 'vitest';
import { isOnSale, itemsOrdered, type SaleItem } from './sale.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const LATER = '2026-11-20T11:00:00.001Z';

const item = (change: Partial<SaleItem> = {}): SaleItem => ({
  performanceId: 1,
  status: 'open',
  saleStartsAt: null,
  saleEndsAt: null,
  maxPerPrice: 10,
  maxPerOrder: 20,
  seatGroupId: 1,
  poolId: 1,
  blockId: null,
  startsAt: null,
  priceId: 1,
  saleTypeId: 1,
  cents: 900,
  units: 1,
  ...change,
});
const order = (tickets: { saleTypeId: number; quantity: number }[]) => ({
  jetId: 1,
  seatGroup: null,
  blockId: null,
  tickets,
});

describe('the sale of a performance', () => {
  it.each([
    ['without a window', {}, true],
    ['from its first moment', { saleStartsAt: NOW }, true],
    ['not before it', { saleStartsAt: LATER }, false],
    ['until just before its end', { saleEndsAt: LATER }, true],
    ['not at its end', { saleEndsAt: NOW }, false],
    ['not while it is stopped', { status: 'stopped' as const }, false],
    ['for a timeslot until it starts', { startsAt: NOW }, false],
  ])('is open %s', (_case, change, isOpen) => {
    expect(isOnSale(item(change), NOW)).toBe(isOpen);
  });
});

describe('an order', () => {
  it('counts a price that is named twice once', () => {
    const tickets = [
      { saleTypeId: 1, quantity: 2 },
      { saleTypeId: 1, quantity: 3 },
    ];
    expect(itemsOrdered(order(tickets), [item()], NOW)).toMatchObject({ ok: true, value: [{ quantity: 5 }] });
  });

  it.each([
    ['a price that is not sold', [item()], [{ saleTypeId: 9, quantity: 1 }]],
    ['a performance without tickets', [], [{ saleTypeId: 1, quantity: 1 }]],
    [
      'no seat group where there are several',
      [item(), item({ seatGroupId: 2 })],
      [{ saleTypeId: 1, quantity: 1 }],
    ],
    ['no tickets', [item()], [{ saleTypeId: 1, quantity: 0 }]],
    ['less than none', [item()], [{ saleTypeId: 1, quantity: -1 }]],
    ['half a ticket', [item()], [{ saleTypeId: 1, quantity: 0.5 }]],
    ['nothing at all', [item()], []],
  ])('for %s is not known', (_case, items, tickets) => {
    expect(itemsOrdered(order(tickets), items, NOW)).toEqual({ ok: false, error: { code: 'UNKNOWN_OFFER' } });
  });
});
