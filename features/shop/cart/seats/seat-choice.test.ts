import { describe, expect, it } from 'vitest';
import { seatAfterKey } from '#features/box-office/seating/index.ts';
import { loneSeats, type PlacedSeat, seatsAfterPress, withNeighbours } from './seat-choice.ts';

/** Rows of letters, one for each seat: `.` free, `x` taken, `c` chosen, `w` a free wheelchair place, `|` an aisle. */
function hall(...rows: string[]) {
  const states: string[] = [];
  const seats = rows.flatMap((row, rowOrder) => {
    let block = 0;
    return [...row].flatMap((letter, place): PlacedSeat[] => {
      if (letter === '|') block += 1;
      if (letter === '|' || letter === ' ') return [];
      states.push(letter);
      const guid = `${rowOrder}/${place}`;
      return [{ guid, rowOrder, block, x: place * 55, group: 'A', isReserved: letter === 'w' }];
    });
  });
  const isFree = (index: number) => states[index] === '.' || states[index] === 'w';
  const isChosen = (index: number) => states[index] === 'c';
  const at = (indexes: number[]) => indexes.map((index) => seats[index]?.guid);
  return { seats, isFree, isChosen, at };
}

describe('seats a choice leaves alone', () => {
  const lone = (...rows: string[]) => {
    const { seats, isFree, isChosen, at } = hall(...rows);
    return at(loneSeats(seats, { isLeft: isFree, isChosen }));
  };

  it.each([
    ['the last of a row', '..ccc.', ['0/5']],
    ['one between a chosen and a taken seat', 'xc.x..', ['0/2']],
    ['one at an aisle', 'cc.|...', ['0/2']],
    ['both sides at once', '.cc.x', ['0/0', '0/3']],
  ])('are %s', (_, row, expected) => {
    expect(lone(row)).toEqual(expected);
  });

  it.each([
    ['two that remain together', '..cc..'],
    ['a seat that was alone before', 'x.x.|cc..'],
    ['wheelchair places', 'ccw'],
    ['the row behind', 'cccc'],
  ])('are not %s', (_, row) => {
    expect(lone(row, '.x')).toEqual([]);
  });
});

describe('neighbours of a seat', () => {
  const party = (row: string, index: number, places: number) => {
    const { seats, isFree, at } = hall(row, '......');
    return at(withNeighbours(seats, index, { places, isFree }));
  };

  it('come along, those after it first', () => {
    expect(party('......', 2, 3)).toEqual(['0/2', '0/3', '0/4']);
    expect(party('......', 4, 3)).toEqual(['0/3', '0/4', '0/5']);
    expect(party('......', 2, 1)).toEqual(['0/2']);
  });

  it('end at taken seats, aisles and wheelchair places', () => {
    expect(party('.x..|..', 2, 4)).toEqual(['0/2', '0/3']);
    expect(party('w...x', 1, 4)).toEqual(['0/1', '0/2', '0/3']);
    expect(party('w...', 0, 2)).toEqual(['0/0', '0/1']);
  });
});

describe('a press', () => {
  const { seats, isFree } = hall('......', '.x....');
  const press = (guid: string, places: number, ...chosen: string[]) => [
    ...seatsAfterPress(
      seats,
      seats.findIndex((seat) => seat.guid === guid),
      { chosen: new Set(chosen), places, isFree },
    ),
  ];

  it('takes the party to a seat, also where all of it sits elsewhere', () => {
    expect(press('0/2', 2)).toEqual(['0/2', '0/3']);
    expect(press('1/2', 2, '0/2', '0/3')).toEqual(['1/2', '1/3']);
  });

  it('gives a chosen seat back, and lets the next one join those that are left', () => {
    expect(press('0/3', 2, '0/2', '0/3')).toEqual(['0/2']);
    expect(press('1/0', 2, '0/2')).toEqual(['0/2', '1/0']);
    expect(press('1/0', 2)).toEqual(['1/0']);
  });

  it('leaves the seats of other groups alone', () => {
    const mixed = seats.map((seat) => (seat.rowOrder === 1 ? { ...seat, group: 'B' } : seat));
    const chosen = new Set(['0/0', '0/1', '1/2']);
    const [index] = [mixed.findIndex(({ guid }) => guid === '1/4')];
    expect([...seatsAfterPress(mixed, index, { chosen, places: 1, isFree })]).toEqual(['0/0', '0/1', '1/4']);
  });
});

describe('keys', () => {
  const { seats } = hall('...x', ' ....|.', '.');
  const after = (guid: string, key: string) => {
    const found = seatAfterKey(
      seats,
      seats.findIndex((seat) => seat.guid === guid),
      key,
    );
    return found === null ? null : seats[found]?.guid;
  };

  it.each([
    ['0/0', 'ArrowRight', '0/1'],
    ['0/0', 'ArrowLeft', '0/0'],
    ['0/3', 'ArrowRight', '0/3'],
    ['0/3', 'ArrowDown', '1/3'],
    ['0/0', 'ArrowDown', '1/1'],
    ['1/6', 'ArrowUp', '0/3'],
    ['1/6', 'ArrowDown', '2/0'],
    ['0/2', 'ArrowUp', '0/2'],
    ['2/0', 'ArrowDown', '2/0'],
    ['1/4', 'Home', '1/1'],
    ['1/4', 'End', '1/6'],
    ['0/0', 'a', null],
  ])('lead from %s by %s to %s', (from, key, to) => {
    expect(after(from, key)).toBe(to);
  });
});
