import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCountingIds } from '#platform/ids.server.ts';
import { placedSeats } from '../plan/placed-seats.ts';
import { seatingPlan } from '../plan/schema.ts';
import { type SeatingPlan, seatsOf } from '../plan/seating-plan.ts';
import { toOwnJson, toPlanCsv, toPretixJson } from '../writing/write-plan.ts';
import { readPlan } from './read-plan.ts';

const file = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const read = (source: string | Uint8Array) =>
  readPlan(typeof source === 'string' ? new TextEncoder().encode(source) : source, createCountingIds());

function planOf(source: string | Uint8Array): SeatingPlan {
  const { plan, faults } = read(source);
  expect(faults).toEqual([]);
  if (!plan) throw new Error('no plan');
  expect(seatingPlan.safeParse(plan).error).toBeUndefined();
  return plan;
}
const at = (plan: SeatingPlan, row: string, label: string) =>
  placedSeats(plan).find((seat) => seat.row === row && seat.label === label);

describe('a plan of pretix', () => {
  it('of a straight hall keeps its numbers, and has an aisle where the distance is wider', () => {
    const plan = planOf(file('pretix-straight.json'));
    expect(seatsOf(plan)).toHaveLength(60);
    expect(plan.groups).toEqual([{ code: 'Parkett', name: { de: 'Parkett', en: null }, tone: 'rosa' }]);
    expect(at(plan, 'C', '6')).toMatchObject({
      guid: 'saal-C-6',
      block: 0,
      position: 5,
      rowOrder: 2,
      isAisle: true,
    });
    expect(at(plan, 'C', '7')).toMatchObject({ block: 1, position: 6, isAisle: true });
    // Its neighbours are a chair apart.
    expect((at(plan, 'A', '2')?.x ?? 0) - (at(plan, 'A', '1')?.x ?? 0)).toBe(55);
    expect(plan.areas).toMatchObject([{ kind: 'stage', text: { de: 'Bühne' } }]);
  });

  it('of a curved hall with a balcony has rows of one name in two zones', () => {
    const plan = planOf(file('pretix-balcony.json'));
    expect(plan.zones.map(({ name, rows }) => [name.de, rows.length])).toEqual([
      ['Parkett', 10],
      ['Rang', 4],
    ]);
    expect(plan.zones[0]?.rows.map(({ label }) => label).join('')).toBe('ABCDEFGHJK');
    expect(new Set(placedSeats(plan).map(({ block }) => block))).toEqual(new Set([0]));
    expect(seatsOf(plan)).toHaveLength(300);
  });

  it('with faults is refused with each of them, its line and its place', () => {
    const { plan, faults } = read(file('pretix-faults.json'));
    expect(plan).not.toBeNull();
    expect(faults.map(({ line, place, reason }) => [line, place, reason.code])).toEqual([
      [null, 'Parkett, F', 'TWO_ROWS_OF_ONE_NAME'],
      [1, '', 'MISSING'],
      [3, '', 'MISSING'],
      [30, 'Parkett, F 11', 'TWO_OF_ONE_NAME'],
      [39, 'Parkett', 'EMPTY'],
      [42, 'Parkett, ? 2', 'TWO_OF_ONE_GUID'],
      [53, 'Parkett, F 1', 'MISSING'],
      [57, 'Parkett, F 2', 'NO_NUMBER'],
      [60, 'Parkett, F 3', 'MISSING'],
      [72, 'Rang, B 3', 'NO_SUCH_GROUP'],
      [78, 'Rang, B 4–5', 'ON_TOP_OF_EACH_OTHER'],
      [92, 'Rang, C', 'MISSING'],
    ]);
    expect(faults).toContainEqual({
      line: 72,
      place: 'Rang, B 3',
      reason: { code: 'NO_SUCH_GROUP', group: 'Rang seitlich', seats: 3 },
    });
  });
});

describe('a file that is no plan', () => {
  it.each([
    ['cut off', '{"name": "Saal",\n "zones": [', 'NOT_JSON', 2],
    ['of something else', '{"name": "Saal"}', 'NO_PLAN', null],
    [
      'without a seat',
      '{"name":"x","size":{"width":1,"height":1},"categories":[],"zones":[]}',
      'NO_PLAN',
      null,
    ],
    ['of prose', 'Liebe Leute, hier der Plan.', 'NOT_CSV', null],
    ['empty', '', 'NOT_CSV', null],
    ['deeply nested', '['.repeat(200_000), 'NOT_JSON', 1],
    ['of one character', 'a'.repeat(1_000_000), 'NOT_CSV', null],
  ])('%s is refused', (_, text, code, line) => {
    const { plan, faults } = read(text);
    expect(plan === null || seatsOf(plan).length === 0).toBe(true);
    expect(faults.map(({ reason, line: each }) => [reason.code, each])).toEqual([[code, line]]);
  });

  it('with more seats than any hall is refused', () => {
    const rows = Array.from({ length: 5001 }, (_, index) => `${Math.floor(index / 100)};${index % 100}`);
    expect(read(`row;seat\n${rows.join('\n')}`).faults).toEqual([
      { line: null, place: '', reason: { code: 'TOO_MANY_SEATS', most: 5000 } },
    ]);
  });
});

describe('a file that is none', () => {
  const MOST = { code: 'TOO_MANY_SEATS', most: 5000 };
  const rowsOf = (line: (index: number) => string, heading: string) =>
    `${heading}\n${Array.from({ length: 150_000 }, (_, index) => line(index)).join('\n')}`;

  it.each([
    ['rows', () => rowsOf((index) => `${index};1`, 'row;seat'), MOST],
    ['zones', () => rowsOf((index) => `${index};1;1`, 'zone;row;seat'), MOST],
    ['lists', () => `[${'[],'.repeat(200_000)}[]]`, MOST],
    ['columns', () => `row;seat\n${';'.repeat(3_999_900)}`, { code: 'NOT_CSV' }],
  ])('with more %s than any hall is refused unread', (_, make, reason) => {
    expect(read(make()).faults.map((fault) => fault.reason)).toEqual([reason]);
  });

  it.each([
    [
      'pretix',
      (text: string) => toPretixJson('Saal', planOf(file('pretix-straight.json'))).replace('Parkett', text),
    ],
    [
      'own',
      (text: string) =>
        toOwnJson('Saal', planOf(file('pretix-straight.json'))).replaceAll('"C"', `"C${text}"`),
    ],
    ['table', (text: string) => `row;seat\nA${JSON.parse(`"${text}"`)};1\nA${JSON.parse(`"${text}"`)};2`],
  ])('in the format %s brings no control characters', (_, make) => {
    expect(JSON.stringify(read(make('\\u0000\\u0007\\ud800')).plan)).not.toMatch(/\\u/);
  });
});

describe('a file in this site’s format', () => {
  it('is refused where it is nested deeply', () => {
    const nested = `{"format":"seating-plan/1","zones":${'['.repeat(2000)}${']'.repeat(2000)}}`;
    expect(read(nested).faults).toEqual([{ line: 1, place: '', reason: { code: 'NOT_JSON' } }]);
  });

  it('names no more faults than help anybody', () => {
    const rows = `{"name":{"de":"A","en":null},"rows":[${'0,'.repeat(250)}0]}`;
    expect(read(`{"format":"seating-plan/1","zones":[${rows}]}`).faults).toHaveLength(200);
  });
});

describe('a table of seats', () => {
  it('names a number that is too long for a seat', () => {
    expect(read(`row;seat;guid\nA;1;${'g'.repeat(65)}\nA;2;h`).faults).toMatchObject([
      { line: 2, reason: { code: 'TOO_LONG', field: 'guid', most: 64 } },
    ]);
  });

  it('with rows and seats alone makes straight rows around one middle', () => {
    const plan = planOf('Row,Seat\nA,1\nA,2\nA,3\nB,1\n');
    expect(seatsOf(plan).map(({ x, y }) => [x, y])).toEqual([
      [200, 290],
      [255, 290],
      [310, 290],
      [255, 380],
    ]);
  });

  it('names the line of each fault', () => {
    const { faults } = read('zone;row;seat;x;y\nSaal;A;1;0;0\nSaal;A;1;60;0\nSaal;;2;x;0\n');
    expect(faults.map(({ line, reason }) => [line, reason.code])).toEqual([
      [3, 'TWO_OF_ONE_NAME'],
      [4, 'EMPTY'],
      [4, 'NO_NUMBER'],
      [4, 'ON_TOP_OF_EACH_OTHER'],
    ]);
  });
});

describe('an exported plan', () => {
  const plan = planOf(file('pretix-balcony.json'));

  it('of this site’s format is the same again', () => {
    const marked: SeatingPlan = {
      ...plan,
      zones: plan.zones.map((zone) => ({ ...zone, name: { ...zone.name, en: 'Stalls' } })),
    };
    expect(planOf(toOwnJson('Saal', marked))).toEqual(marked);
  });

  it('of this site’s format that was changed by hand is refused with the line', () => {
    const broken = toOwnJson('Saal', plan).replace('"isWheelchair": false', '"isWheelchair": "maybe"');
    expect(read(broken).faults).toMatchObject([
      { line: expect.any(Number), reason: { code: 'MISSING', field: 'zones.0.rows.0.seats.0.isWheelchair' } },
    ]);
  });

  it('for pretix has the same seats, neighbours and groups', () => {
    const again = planOf(toPretixJson('Saal', plan));
    const neighbours = (of: SeatingPlan) =>
      placedSeats(of).map(({ guid, row, label, rowOrder, position, block, group }) => [
        ...[guid, row, label, rowOrder, position, block, group],
      ]);
    expect(neighbours(again)).toEqual(neighbours(plan));
  });

  it('as a table has the same seats and flags', () => {
    const marked: SeatingPlan = {
      ...plan,
      zones: plan.zones.map((zone) => ({
        ...zone,
        rows: zone.rows.map((row) => ({
          ...row,
          seats: row.seats.map((seat, index) => ({
            ...seat,
            isWheelchair: index === 0,
            isAfterAisle: index === 9,
          })),
        })),
      })),
    };
    expect(planOf(toPlanCsv(marked)).zones).toEqual(marked.zones);
  });
});
