import { describe, expect, it } from 'vitest';
import { offer, slot } from './offer.fixture.ts';
import { firstOpenBlock, isOnSale, timeslotsOf, VISIBLE_SLOTS, visibleSlots } from './timeslots.ts';

const [cushions, chairs] = offer.seatGroups as [(typeof offer.seatGroups)[0], (typeof offer.seatGroups)[0]];

describe('the starts of an event', () => {
  it('preselects the first that has places', () => {
    expect(firstOpenBlock(offer)).toBe(2);
  });

  it('preselects none when all are sold out', () => {
    const gone = { ...offer, seatGroups: [{ ...cushions, available: false }] };
    expect(firstOpenBlock(gone)).toBeNull();
    expect(timeslotsOf(gone).every(({ availability }) => availability === 'sold-out')).toBe(true);
  });

  it('are shown as available as the best seat group is then', () => {
    const other = { ...chairs, timeslots: [slot(1, 'few'), slot(3, 'few')] };
    const slots = timeslotsOf({ ...offer, seatGroups: [cushions, other] });
    expect(slots.map(({ blockId, availability, free }) => [blockId, availability, free])).toEqual([
      [1, 'few', 4],
      [2, 'many', null],
      [3, 'few', 8],
    ]);
  });

  it('decide whether a seat group sells; one without its own starts always does', () => {
    expect(isOnSale(cushions, 1)).toBe(false);
    expect(isOnSale(cushions, 2)).toBe(true);
    expect(isOnSale(cushions, null)).toBe(false);
    expect(isOnSale(chairs, 1)).toBe(true);
    expect(isOnSale({ ...chairs, available: false }, 2)).toBe(false);
  });

  it('are shown a few at once, the chosen one among them', () => {
    const day = Array.from({ length: 20 }, (_, index) => slot(index + 1, 'many'));
    const shown = visibleSlots(day, 19);
    expect(shown).toHaveLength(VISIBLE_SLOTS);
    expect(shown.map(({ blockId }) => blockId)).toContain(19);
    expect(visibleSlots(day, null)[0]?.blockId).toBe(1);
  });
});
