import { describe, expect, it } from 'vitest';
import { hall } from './hall.fixture.ts';
import { pickSeats, runsOf, type SeatState } from './pick-seats.ts';

const picked = (count: number, ...rows: string[]): string => {
  const found = pickSeats(hall(...rows), count);
  return found.kind === 'none'
    ? `none, ${found.largest}`
    : `${found.kind} ${found.seats.map(({ guid }) => guid).join(' ')}`;
};

describe('best seats', () => {
  it('lie in the middle of the best row', () => {
    expect(picked(4, '..........', '..........')).toBe('together 0-3 0-4 0-5 0-6');
  });

  it('leave nobody alone, even where others are better', () => {
    expect(picked(4, '......', '..........')).toBe('together 0-0 0-1 0-2 0-3');
    expect(picked(2, 'x...x', '....')).toBe('together 1-0 1-1');
  });

  it('leave somebody alone rather than nobody in', () => {
    expect(picked(2, 'x...x')).toBe('together 0-1 0-2');
  });

  it('do not span an aisle, a taken seat or a wheelchair place', () => {
    expect(picked(3, '..|..', '..x..', '..w..', '.....')).toBe('together 3-0 3-1 3-2');
  });

  it('of a single visitor fill a single seat', () => {
    expect(picked(1, '..........', 'xx.xxxxxxx')).toBe('together 1-2');
  });

  it('lie one behind the other where no row has room, and are said to', () => {
    expect(picked(4, '..xx', '..xx')).toBe('two-rows 0-0 0-1 1-0 1-1');
    expect(picked(5, 'xx...x', 'xxx..x')).toBe('two-rows 0-2 0-3 0-4 1-3 1-4');
  });

  it('are none where there are none, with the largest party that sits together', () => {
    expect(picked(3, '.x.x', 'xxxx', '..xx')).toBe('none, 2');
    expect(picked(1, 'xx')).toBe('none, 0');
    expect(picked(9, '....', '....')).toBe('none, 4');
  });
});

describe('against a search of every set of seats', () => {
  /** Pseudo-random halls, the same in every run. */
  function* halls(count: number): Generator<{ rows: string[]; party: number }> {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let n = 0; n < count; n += 1) {
      const width = 3 + random(9);
      const rows = Array.from({ length: 1 + random(4) }, () =>
        Array.from({ length: width }, () => '....xx|w'[random(8)] ?? '.').join(''),
      );
      yield { rows, party: 1 + random(6) };
    }
  }

  const orphansOf = (seats: readonly SeatState[]): number =>
    runsOf(seats).filter(({ length }) => length === 1).length;

  /** The fewest further single seats any party of this size can leave; `null` where it has no room together. */
  function fewestOrphans(seats: SeatState[], party: number): number | null {
    const before = orphansOf(seats);
    const outcomes = runsOf(seats).flatMap((run) =>
      Array.from({ length: Math.max(0, run.length - party + 1) }, (_, from) => {
        const taken = new Set(run.slice(from, from + party).map(({ guid }) => guid));
        const left = seats.map((seat) => (taken.has(seat.guid) ? { ...seat, isFree: false } : seat));
        return orphansOf(left) - before + (run.length === 1 ? 1 : 0);
      }),
    );
    return outcomes.length === 0 ? null : Math.min(...outcomes);
  }

  it('is never worse: together where anybody could sit together, and as few single seats as possible', () => {
    const kinds = new Map<string, number>();
    for (const { rows, party } of halls(3000)) {
      const seats = hall(...rows);
      const found = pickSeats(seats, party);
      kinds.set(found.kind, (kinds.get(found.kind) ?? 0) + 1);
      const least = fewestOrphans(seats, party);
      expect(found.kind === 'together', `${party} in ${rows.join(' ')}`).toBe(least !== null);
      if (found.kind === 'none' || least === null) continue;
      expect(new Set(found.seats.map(({ guid }) => guid)).size).toBe(party);
      expect(found.seats.every(({ isFree, isReserved }) => isFree && !isReserved)).toBe(true);
      const taken = new Set(found.seats.map(({ guid }) => guid));
      const left = seats.map((seat) => (taken.has(seat.guid) ? { ...seat, isFree: false } : seat));
      const filled = runsOf(seats).some((run) => run.length === 1 && taken.has(run[0]?.guid ?? ''));
      expect(orphansOf(left) - orphansOf(seats) + Number(filled), `${party} in ${rows.join(' ')}`).toBe(
        least,
      );
    }
    expect(kinds.size).toBe(3);
  });
});
