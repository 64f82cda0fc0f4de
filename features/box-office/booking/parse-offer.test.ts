import { describe, expect, it } from 'vitest';
import { parseOffer } from './parse-offer.ts';

const price = { id: 5, price: '8.50', sale_type_id: 2, seat_group: 'A', text: 'Vollpreis', name: 'Adult' };
const answer = {
  id_jet: 42,
  max_per_price: 10,
  max_per_order: 20,
  seat_groups: [
    {
      seat_group: 'A',
      status: '1',
      text: 'Hall',
      note: null,
      prices: [price, { ...price, id: 6, price: '0.00', name: 'Companion' }],
      timeslots: [
        {
          id: 1,
          time_start: '2026-11-20T15:00:00.000Z',
          status: '0',
          availability: 'sold-out',
          free: null,
          block_id: 3,
        },
        {
          id: 2,
          time_start: '2026-11-20T17:00:00.000Z',
          status: '1',
          availability: 'few',
          free: 4,
          block_id: 4,
        },
      ],
    },
  ],
};

describe('the API’s answer about an event', () => {
  it('says that nothing of it is sold, and why', () => {
    expect(parseOffer(answer)?.closed).toBeNull();
    expect(parseOffer({ ...answer, availability: 'closed', sale_stop: 'cancelled' })?.closed).toEqual({
      stop: 'cancelled',
    });
    expect(parseOffer({ ...answer, availability: 'closed', sale_stop: 'whatever' })?.closed).toEqual({
      stop: null,
    });
  });

  it('keeps which texts are not in the language of the page', () => {
    const [group] = answer.seat_groups;
    const fallen = { ...group, note: 'ab Reihe 3', fallback: { note: 'de' } };
    const prices = [{ ...price, fallback: { name: 'de' } }];
    const offer = parseOffer({ ...answer, seat_groups: [{ ...fallen, prices }] });
    expect(offer?.seatGroups[0]).toMatchObject({
      name: { text: 'Hall' },
      note: { text: 'ab Reihe 3', lang: 'de' },
      prices: [{ name: { text: 'Adult', lang: 'de' } }],
    });
    expect(offer?.seatGroups[0]?.name.lang).toBeUndefined();
  });

  it('becomes the view the widget shows: cents, discounts behind the first price, what is open', () => {
    const offer = parseOffer(answer);
    expect(offer).toMatchObject({ jetId: 42, maxPerPrice: 10, maxPerOrder: 20 });
    expect(offer?.seatGroups[0]?.prices.map(({ cents, isDiscount }) => [cents, isDiscount])).toEqual([
      [850, false],
      [0, true],
    ]);
    expect(offer?.seatGroups[0]?.timeslots.map(({ availability }) => availability)).toEqual([
      'sold-out',
      'few',
    ]);
  });

  it('leaves out prices of groups, and says from how many heads a group books it', () => {
    const [group] = answer.seat_groups;
    const ofGroup = { ...price, id: 7, group_from: 10, for_groups: true };
    const mixed = { ...group, timeslots: [], prices: [ofGroup, price] };
    const offer = parseOffer({ ...answer, seat_groups: [mixed] });
    expect(offer?.groupFrom).toBe(10);
    expect(offer?.seatGroups[0]?.prices.map(({ id, isDiscount }) => [id, isDiscount])).toEqual([[5, false]]);
    expect(parseOffer({ ...answer, seat_groups: [{ ...mixed, prices: [ofGroup] }] })).toMatchObject({
      groupFrom: 10,
      seatGroups: [],
    });
    expect(parseOffer({ ...answer, seat_groups: [{ ...mixed, status: '0' }] })?.groupFrom).toBeNull();
    expect(parseOffer({ ...answer, seat_groups: [{ ...group, prices: [ofGroup] }] })?.groupFrom).toBeNull();
  });

  it('says that its places are seats that can be chosen', () => {
    expect(parseOffer(answer)?.isSeated).toBe(false);
    expect(parseOffer({ ...answer, seated: true })?.isSeated).toBe(true);
  });

  it('takes status 0 for unavailable', () => {
    const closed = { ...answer, seat_groups: [{ ...answer.seat_groups[0], status: '0' }] };
    expect(parseOffer(closed)?.seatGroups[0]?.available).toBe(false);
  });

  it.each([null, 'x', {}, { id_jet: null, seat_groups: [] }, { id_jet: 1, seat_groups: 'none' }])(
    'is no offer when it is %j',
    (other) => expect(parseOffer(other)).toBeNull(),
  );
});
