import type { OfferView, PriceView, TimeslotView } from './offer-view.ts';

const price = (id: number, text: string, cents: number, isDiscount: boolean): PriceView => ({
  id,
  seatGroup: 'cushion',
  saleTypeId: id,
  name: { text },
  cents,
  isDiscount,
  conditions: null,
  goesWithOthers: false,
});

export const adult = price(1, 'Adult', 900, false);
export const child = price(2, 'Child', 600, true);
export const family = price(3, 'Family card', 1800, true);

export const slot = (blockId: number, availability: TimeslotView['availability']): TimeslotView => ({
  blockId,
  timeStart: `2026-11-20T${String(8 + blockId).padStart(2, '0')}:00:00.000Z`,
  availability,
  free: availability === 'few' ? 4 : null,
});

/** Two seat groups, three starts of which the first is sold out. */
export const offer: OfferView = {
  jetId: 7,
  maxPerPrice: 10,
  maxPerOrder: 20,
  closed: null,
  canWait: false,
  isSeated: false,
  presaleUntil: null,
  groupFrom: null,
  seatGroups: [
    {
      seatGroup: 'cushion',
      name: { text: 'Cushions' },
      note: null,
      available: true,
      prices: [adult, child, family],
      timeslots: [slot(1, 'sold-out'), slot(2, 'many'), slot(3, 'few')],
    },
    {
      seatGroup: 'chair',
      name: { text: 'Chairs' },
      note: { text: 'with a back' },
      available: true,
      prices: [{ ...adult, id: 11, seatGroup: 'chair' }],
      timeslots: [],
    },
  ],
};
