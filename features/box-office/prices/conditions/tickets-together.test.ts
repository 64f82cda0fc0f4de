import { describe, expect, it } from 'vitest';
import type { Together } from './price-conditions.ts';
import { allocateCompanions, newExcess, type TicketsOfVisit, ticketsInExcess } from './tickets-together.ts';

const named = (...names: string[]) => names.map((de) => ({ de, en: null }));
const rule = (atMost: number, per: number, ...names: string[]): Together => ({
  atMost,
  per,
  of: named(...names),
});

function tickets(priceName: string, quantity: number, more: Partial<TicketsOfVisit> = {}): TicketsOfVisit {
  return { performanceId: 1, blockId: null, priceName, quantity, together: null, ...more };
}
const child = (quantity: number, more: Partial<TicketsOfVisit> = {}) =>
  tickets('Kind', quantity, { together: rule(3, 1, 'Erwachsene', 'Ermäßigt'), ...more });
const adult = (quantity: number, more: Partial<TicketsOfVisit> = {}) => tickets('Erwachsene', quantity, more);

const quantities = (excess: readonly { priceName: string; quantity: number }[]) =>
  excess.map(({ priceName, quantity }) => [priceName, quantity]);

describe('tickets that come together with others', () => {
  it('are as many as the others allow', () => {
    expect(ticketsInExcess([adult(1), child(3)])).toEqual([]);
    expect(quantities(ticketsInExcess([adult(1), child(4)]))).toEqual([['Kind', 1]]);
    expect(quantities(ticketsInExcess([child(1)]))).toEqual([['Kind', 1]]);
  });

  it('count all the others that are named, and no part of them', () => {
    expect(ticketsInExcess([adult(1), tickets('Ermäßigt', 1), child(6)])).toEqual([]);
    const guide = tickets('Begleitung', 1, { together: rule(1, 10, 'Kind') });
    expect(quantities(ticketsInExcess([tickets('Kind', 9), guide]))).toEqual([['Begleitung', 1]]);
    expect(ticketsInExcess([tickets('Kind', 10), guide])).toEqual([]);
  });

  it('are combined with those of their performance and timeslot', () => {
    expect(ticketsInExcess([adult(1, { performanceId: 2 }), child(1)])).toHaveLength(1);
    expect(ticketsInExcess([adult(1, { blockId: 1 }), child(1, { blockId: 2 })])).toHaveLength(1);
    expect(ticketsInExcess([adult(1, { blockId: 2 }), child(1, { blockId: 2 })])).toEqual([]);
  });

  it('are counted by their name in all seat groups, by the strictest rule', () => {
    const strict = child(2, { together: rule(1, 1, 'Erwachsene') });
    expect(quantities(ticketsInExcess([adult(2), child(1), strict]))).toEqual([['Kind', 1]]);
  });

  it('keep nobody from making less amiss what is amiss', () => {
    expect(newExcess([child(4)], [child(3)])).toBeNull();
    expect(newExcess([child(4)], [child(4), adult(1, { performanceId: 2 })])).toBeNull();
    expect(newExcess([adult(1), child(1)], [child(1)])).toMatchObject({ priceName: 'Kind', quantity: 1 });
    expect(newExcess([child(1)], [child(2)])).not.toBeNull();
  });

  it('are left out from the end where they are too many, and so are the tickets they brought', () => {
    const toy = tickets('Kuscheltier', 2, { together: rule(1, 1, 'Kind') });
    expect(quantities(allocateCompanions([adult(1), child(2), child(2), toy]))).toEqual([
      ['Erwachsene', 1],
      ['Kind', 2],
      ['Kind', 1],
      ['Kuscheltier', 2],
    ]);
    expect(quantities(allocateCompanions([child(2), toy]))).toEqual([
      ['Kind', 0],
      ['Kuscheltier', 0],
    ]);
  });
});
