import { describe, expect, it } from 'vitest';
import { hall } from './hall.fixture.ts';
import type { SeatState } from './pick-seats.ts';
import { nearestSeats, proposeSeats, seatsWithWheelchair } from './propose-seats.ts';

const names = (seats: readonly SeatState[] | null) => seats?.map(({ guid }) => guid).join(' ') ?? null;

describe('proposals', () => {
  const proposed = (count: number, most: number, ...rows: string[]) =>
    proposeSeats(hall(...rows), count, most).map(names);

  it('lie in different rows, the best first', () => {
    expect(proposed(2, 3, '......', '......', '......')).toEqual(['0-2 0-3', '1-2 1-3', '2-2 2-3']);
  });

  it('share no seat where there are fewer rows', () => {
    expect(proposed(2, 3, '......')).toEqual(['0-2 0-3', '0-0 0-1', '0-4 0-5']);
    expect(proposed(4, 3, '......')).toHaveLength(1);
  });

  it('are none where nobody can sit together, or nobody comes', () => {
    expect(proposed(3, 3, '..x..')).toEqual([]);
    expect(proposed(0, 3, '.....')).toEqual([]);
  });
});

describe('the nearest seats', () => {
  const nearest = (chosen: string[], count: number, ...rows: string[]) =>
    names(nearestSeats(hall(...rows), { chosen: new Set(chosen), count }));

  it('lie beside those that were taken, or behind them', () => {
    expect(nearest(['0-0', '0-1'], 2, 'xx....', '......')).toBe('1-0 1-1');
    expect(nearest(['0-2', '0-3'], 2, '..xx..', 'xxxxxx')).toBe('0-0 0-1');
  });

  it('are none where nobody can sit together', () => {
    expect(nearest(['0-0'], 2, 'x.x.')).toBeNull();
  });
});

describe('seats with a wheelchair place', () => {
  const found = (count: number, ...rows: string[]) => names(seatsWithWheelchair(hall(...rows), count));

  it('have one wheelchair place with the rest of the party beside it', () => {
    expect(found(4, '......', 'wc....')).toBe('1-0 1-1 1-2 1-3');
    expect(found(1, '......', 'wc..cw')).toBe('1-0');
  });

  it('never have two, and are none where there is no room', () => {
    expect(found(3, '......', 'wcw')).toBeNull();
    expect(found(2, '......', 'wx..')).toBeNull();
  });
});
