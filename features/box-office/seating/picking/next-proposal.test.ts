import { expect, it } from 'vitest';
import { nextProposal } from './next-proposal.ts';
import type { SeatState } from './pick-seats.ts';

/** Rows of the plan, a sign for each seat: `.` free, `x` taken, `o` of the party, `w` a free wheelchair place; better in front. */
function hallOf(...rows: string[]): SeatState[] {
  return rows.flatMap((row, rowOrder) =>
    [...row].map((sign, position) => ({
      ...{ guid: `${rowOrder + 1}/${position + 1}`, zone: 0, rowOrder, block: 0, position, x: position * 55 },
      ...{ quality: 100 - rowOrder * 10 - Math.abs(position - 2), isFree: '.w'.includes(sign) },
      isReserved: sign === 'w',
    })),
  );
}
const ownOf = (seats: SeatState[], ...guids: string[]) => seats.filter(({ guid }) => guids.includes(guid));
const next = (seats: SeatState[], ...own: string[]) =>
  nextProposal(seats, ownOf(seats, ...own))?.map(({ guid }) => guid) ?? null;

it('leads from the best seats to the next best, and from the last back to the first', () => {
  const empty = ['....', '....'];
  expect(next(hallOf('..oo', '....'), '1/3', '1/4')).toEqual(['2/3', '2/4']);
  const seen = new Set<string>();
  let own = ['1/1', '1/2'];
  for (let press = 0; press < 4; press += 1) {
    const rows = empty.map((row, order) =>
      [...row].map((sign, at) => (own.includes(`${order + 1}/${at + 1}`) ? 'o' : sign)).join(''),
    );
    own = next(hallOf(...rows), ...own) ?? [];
    seen.add(own.join(' '));
  }
  expect(seen.size).toBe(4);
  expect(own).toEqual(['1/1', '1/2']);
});

it('begins with the best where seats were chosen by hand', () => {
  expect(next(hallOf('......', '.oo...'), '2/2', '2/3')).toEqual(['1/3', '1/4']);
});

it('has nothing to offer where the party sits side by side nowhere else', () => {
  expect(next(hallOf('xoox', 'x.x.'), '1/2', '1/3')).toBeNull();
  expect(next(hallOf('x.x.', 'oxox'), '2/1', '2/3')).toBeNull();
});

it('leaves wheelchair places alone', () => {
  expect(next(hallOf('oo', 'ww'), '1/1', '1/2')).toBeNull();
});
