import { describe, expect, it } from 'vitest';
import { NO_RECIPIENT } from '#features/box-office/ticketing/index.server.ts';
import type { GroupDate, GroupPrice } from '#features/box-office/ticketing/index.ts';
import { datesByRoom, type GroupDraft, groupFaults, groupLines } from './group-draft.ts';

const price = (saleTypeId: number, more: Partial<GroupPrice> = {}): GroupPrice => ({
  ...{ saleTypeId, name: { de: `Preis ${saleTypeId}`, en: null }, cents: 400, vatBasisPoints: 700 },
  ...{ proof: null, groupFrom: 10, flat: null, together: null, ...more },
});
const date: GroupDate = {
  ...{ jetId: 7, production: { id: 1, title: { de: 'Eins, zwei, Loch', en: null } }, seatGroup: 'G1' },
  ...{ startsAt: '2026-12-08T08:30:00.000Z', endsAt: null, free: 30 },
  prices: [
    price(1),
    price(2, { cents: 200 }),
    price(3, { cents: 0, groupFrom: null, together: { atMost: 1, per: 5 } }),
  ],
};
const draft = (more: Partial<GroupDraft> = {}): GroupDraft => ({
  ...{ event: '7', heads: '24', others: { 2: '3', 3: '3' }, needs: [], isOneCode: true },
  ...{ school: 'Grundschule am Auwald', className: '2b', firstName: 'Tomke', lastName: 'Brandt' },
  ...{ email: 'brandt@gs-auwald.example', recipient: NO_RECIPIENT, ...more },
});

describe('the lines of a group', () => {
  it('take other prices out of the heads, and add who comes along', () => {
    expect(
      groupLines(draft(), date).map(({ price: { saleTypeId }, quantity }) => [saleTypeId, quantity]),
    ).toEqual([
      [1, 21],
      [2, 3],
      [3, 3],
    ]);
  });

  it('leave out what nobody pays', () => {
    expect(groupLines(draft({ heads: '3', others: { 2: '3' } }), date)).toHaveLength(1);
  });

  it.each(['', 'viele', '-4', '2.5', '9'.repeat(400)])('count "%s" as nobody', (heads) => {
    expect(groupLines(draft({ heads, others: {} }), date)).toEqual([]);
  });
});

describe('the faults of a group', () => {
  it('are none for 24 and 3', () => {
    expect(groupFaults(draft(), date)).toEqual({});
  });

  it.each([
    ['too few heads', { heads: '9', others: {} }, { heads: 'TOO_FEW' }],
    ['more heads than a group may have', { heads: '119' }, { heads: 'TOO_MANY' }],
    [
      'more with another price than there are',
      { heads: '10', others: { 2: '11' } },
      { 'other.2': 'TOO_MANY' },
    ],
    ['more adults than may come along', { others: { 3: '5' } }, { 'other.3': 'TOO_MANY' }],
    ['more than have room', { heads: '31', others: {} }, { event: 'NO_ROOM' }],
    ['no school', { school: '' }, { school: 'REQUIRED' }],
    ['a class name of a megabyte', { className: 'a'.repeat(1_000_000) }, { className: 'TOO_LONG' }],
  ] as const)('name %s', (_, more, faults) => {
    expect(groupFaults(draft(more), date)).toEqual(faults);
  });

  it('ask for a date', () => {
    expect(groupFaults(draft(), undefined)).toEqual({ event: 'REQUIRED' });
  });
});

it('shows dates with room first, each part by time', () => {
  const at = (day: number, free: number) => ({ startsAt: `2026-12-0${day}T08:30:00.000Z`, free });
  expect(datesByRoom([at(1, 12), at(4, 27), at(2, 30), at(3, 5)], 27)).toEqual([
    ...[at(2, 30), at(4, 27), at(1, 12), at(3, 5)],
  ]);
});
