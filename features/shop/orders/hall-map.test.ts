import { expect, it } from 'vitest';
import type { SeatedHall } from '#features/box-office/ticketing/index.ts';
import { hallMapOf } from './hall-map.ts';

const seat = (guid: string, x: number, y: number) => ({
  ...{ guid, x, y, zone: { de: 'Parkett', en: 'Stalls' }, row: '1', seat: guid },
  ...{ rowOrder: 0, block: 0, position: 0, seatGroup: 'A' },
  ...{ isWheelchair: false, isCompanion: false, isStepFree: false, restrictedView: null },
});
const hall: SeatedHall = {
  version: 1,
  size: { width: 1000, height: 1000 },
  areas: [{ kind: 'stage', text: { de: 'Bühne', en: 'Stage' }, x: 100, y: 0, width: 200, height: 80 }],
  seats: [seat('1', 100, 200), seat('2', 155, 200), seat('3', 210, 200)],
};

it('shows the seats of a ticket among all others, with the stage', () => {
  expect(hallMapOf(hall, { own: [{ guid: '2' }], language: 'en' })).toEqual({
    viewBox: '40 -60 320 320',
    stages: [{ text: { text: 'Stage', lang: undefined }, x: 100, y: 0, width: 200, height: 80 }],
    others: 'M100 200h0M210 200h0',
    own: [{ seat: '2', x: 155, y: 200 }],
  });
});

it('shows nothing where the seats are of another hall', () => {
  expect(hallMapOf(hall, { own: [{ guid: '9' }], language: 'en' })).toBeNull();
  expect(hallMapOf(hall, { own: [], language: 'en' })).toBeNull();
});
