import { describe, expect, it } from 'vitest';
import { type MovableSeat, planMove, type SeatToMove } from './plan-move.ts';

/** A hall of rows of so many seats; `hall('a', 3, 2)` has the rows 1 and 2 with seats a1/1 to a2/2. */
function hall(name: string, ...rows: number[]): MovableSeat[] {
  return rows.flatMap((count, rowOrder) =>
    Array.from({ length: count }, (_, position) => ({
      ...{
        id: rowOrder * 100 + position,
        guid: `${name}${rowOrder + 1}/${position + 1}`,
        zone: name,
        rowOrder,
      },
      ...{ row: String(rowOrder + 1), seat: String(position + 1), group: 'A', block: 0, position },
      ...{ x: position * 55, quality: 1000 - rowOrder * 10 - position, isReserved: false },
    })),
  );
}
const at = (seats: MovableSeat[], name: string): MovableSeat =>
  seats.find(({ row, seat }) => `${row}/${seat}` === name) ?? expect.unreachable(name);
const taken = (seats: MovableSeat[], party: string, ...names: string[]): SeatToMove<string>[] =>
  names.map((name) => ({ claim: `${party} ${name}`, party, seat: at(seats, name), group: 'A' }));
const words = ({ same, other, lost }: ReturnType<typeof planMove<string>>) => ({
  same: same.map(({ claim, to }) => `${claim} → ${to.row}/${to.seat}`),
  other: other.map(({ claim, to }) => `${claim} → ${to.row}/${to.seat}`),
  lost: lost.map(({ claim }) => claim),
});

describe('a move to another hall', () => {
  const old = hall('old', 4, 4);

  it('leaves everybody on the seat of the same `guid`', () => {
    const shuffled = hall('old', 4, 4).map((seat) => ({ ...seat, row: `R${seat.row}` }));
    expect(words(planMove(taken(old, 'a', '1/1', '1/2'), shuffled)).same).toEqual([
      'a 1/1 → R1/1',
      'a 1/2 → R1/2',
    ]);
  });

  it('else on the seat of the same row and number', () => {
    expect(words(planMove(taken(old, 'a', '2/3'), hall('new', 4, 4))).same).toEqual(['a 2/3 → 2/3']);
  });

  it('seats the rest of a party beside those who have the same seats', () => {
    expect(words(planMove(taken(old, 'a', '1/3', '1/4'), hall('new', 3, 6)))).toEqual({
      same: ['a 1/3 → 1/3'],
      other: ['a 1/4 → 1/2'],
      lost: [],
    });
  });

  it('seats a party together that lost its row', () => {
    const plan = planMove(
      [...taken(old, 'a', '2/1', '2/2', '2/3'), ...taken(old, 'b', '1/2')],
      hall('new', 6),
    );
    expect(words(plan)).toEqual({
      same: ['b 1/2 → 1/2'],
      other: ['a 2/1 → 1/3', 'a 2/2 → 1/4', 'a 2/3 → 1/5'],
      lost: [],
    });
  });

  it('names those it has no seat for', () => {
    const plan = planMove([...taken(old, 'a', '1/1', '1/2'), ...taken(old, 'b', '2/1')], hall('new', 2));
    expect(words(plan)).toEqual({ same: ['a 1/1 → 1/1', 'a 1/2 → 1/2'], other: [], lost: ['b 2/1'] });
  });

  it('mistakes no seat for another of the same row and number in another part', () => {
    const balcony = hall('new', 2).map((seat) => ({ ...seat, id: seat.id + 500, zone: 'balcony' }));
    const plan = planMove(taken(old, 'a', '1/1'), [...hall('new', 2), ...balcony]);
    expect(words(plan)).toMatchObject({ same: [], lost: [] });
    expect(plan.other).toHaveLength(1);
  });
});
