import { describe, expect, it } from 'vitest';
import { shown } from '#lib/localized.ts';
import { placeInHall } from './place-in-hall.ts';

const row = (rowOrder: number) => Array.from({ length: 11 }, (_, nth) => ({ rowOrder, x: nth * 50 }));
const stage = {
  isStage: true,
  text: shown({ de: 'Bühne', en: 'Stage' }, 'en'),
  x: 150,
  y: 0,
  width: 200,
  height: 50,
};

describe('the place of seats in a hall', () => {
  const all = [...row(3), ...row(4)];
  const place = (rowOrder: number, xs: number[], areas = [stage]) =>
    placeInHall(
      xs.map((x) => ({ rowOrder, x })),
      { seats: all, areas },
    );

  it.each<[number[], string]>([
    [[250], 'middle'],
    [[200, 250], 'middle'],
    [[150], 'near'],
    [[350, 400], 'near'],
    [[0, 50], 'far'],
  ])('%j is %s of the stage', (xs, side) => {
    expect(place(3, xs)).toEqual({ isFront: true, side });
  });

  it('is at the front in the first row alone', () => {
    expect(place(4, [250]).isFront).toBe(false);
    expect(place(3, []).isFront).toBe(false);
  });

  it('counts from the middle of the hall where no stage is drawn', () => {
    expect(place(3, [250], []).side).toBe('middle');
  });
});
