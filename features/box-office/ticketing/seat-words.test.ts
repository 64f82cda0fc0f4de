import { expect, it } from 'vitest';
import { placeWords } from './seat-words.ts';

const seat = (row: string, number: string) => ({
  ...{ guid: `${row}/${number}`, row, seat: number },
  zone: { de: 'Parkett', en: 'Stalls' },
});
const seatGroup = { name: { de: 'Kissenreihe', en: null } };

it('names the seats of a ticket by row, and the seat group alone where places are counted', () => {
  expect(placeWords({ seatGroup, seats: [] })).toBe(seatGroup.name);
  expect(placeWords({ seatGroup, seats: [seat('K1', '7')] }).de).toBe(
    'Kissenreihe: Parkett, Reihe K1, Platz 7',
  );
  expect(placeWords({ seatGroup, seats: [seat('K1', '7'), seat('K1', '8'), seat('K2', '7')] })).toEqual({
    de: 'Kissenreihe: Parkett, Reihe K1, Plätze 7, 8; Parkett, Reihe K2, Platz 7',
    en: 'Kissenreihe: Stalls, row K1, seats 7, 8; Stalls, row K2, seat 7',
  });
});
