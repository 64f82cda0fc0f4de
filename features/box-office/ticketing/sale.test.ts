import { describe, expect, it } from 'vitest';
import { isOnSale, itemsOrdered, type SaleItem, saleStop } from './sale.ts';

const NOW = '2026-11-20T11:00:00.000Z';
const LATER = '2026-11-20T11:00:00.001Z';

const item = (change: Partial<SaleItem> = {}): SaleItem => ({
  performanceId: 1,
  status: 'open',
  saleStartsAt: null,
  saleEndsAt: null,
  membersFrom: null,
  maxPerPrice: 10,
  maxPerOrder: 20,
  eventState: 'scheduled',
  eventEndsAt: null,
  seatGroupId: 1,
  poolId: 1,
  blockId: null,
  planGroup: null,
  startsAt: null,
  priceId: 1,
  saleTypeId: 1,
  priceName: { de: 'Erwachsene', en: null },
  conditions: {
    ...{ ageFrom: null, ageTo: null, proof: null, asksProofNumber: false },
    ...{ together: null, early: null, membersOnly: false, groupFrom: null, flat: null, asksAllergies: false },
  },
  cents: 900,
  units: 1,
  free: 100,
  ...change,
});
const order = (tickets: { saleTypeId: number; quantity: number; cents?: number }[]) => ({
  jetId: 1,
  seatGroup: null,
  blockId: null,
  planGroup: null,
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
    ['not for an event that is cancelled', { eventState: 'cancelled' as const }, false],
    ['not for an event that is offline', { eventState: 'offline' as const }, false],
    ['until just before the event ends', { eventEndsAt: LATER }, true],
    ['not when the event is over', { eventEndsAt: NOW }, false],
  ])('is open %s', (_case, change, isOpen) => {
    expect(isOnSale(item(change), NOW)).toBe(isOpen);
  });
});

describe('what an event says of its sale', () => {
  it.each([
    [{ eventState: 'scheduled', eventEndsAt: null }, null],
    [{ eventState: 'scheduled', eventEndsAt: LATER }, null],
    [{ eventState: 'scheduled', eventEndsAt: NOW }, 'past'],
    [{ eventState: 'postponed', eventEndsAt: NOW }, 'postponed'],
    [{ eventState: 'cancelled', eventEndsAt: LATER }, 'cancelled'],
    [{ eventState: 'offline', eventEndsAt: null }, 'offline'],
  ] as const)('%j stops it with %s', (event, stop) => {
    expect(saleStop(event, NOW)).toBe(stop);
  });
});

describe('an order', () => {
  it('names the price that was seen, and is refused with today’s when that is another', () => {
    const seen = (cents: number) => [{ saleTypeId: 1, quantity: 2, cents }];
    expect(itemsOrdered(order(seen(900)), [item()], NOW)).toMatchObject({ ok: true });
    expect(itemsOrdered(order(seen(800)), [item()], NOW)).toEqual({
      ok: false,
      error: { code: 'PRICE_CHANGED', prices: [{ saleTypeId: 1, cents: 900 }] },
    });
  });

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
