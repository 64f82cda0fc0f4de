import { CsvError, parse } from 'csv-parse/sync';
import { cleanLine } from '#lib/clean-text.ts';
import { UTF8_MARK } from '#lib/csv.ts';
import { AISLE_WIDTH, ROW_DEPTH, SEAT_WIDTH } from '../plan/generate-rows.ts';
import {
  CODE_LENGTH,
  GROUP_TONES,
  GUID_LENGTH,
  LABEL_LENGTH,
  MAX_SEATS,
  MAX_SIZE,
  NAME_LENGTH,
} from '../plan/limits.ts';
import type { Seat, SeatingPlan, Zone } from '../plan/seating-plan.ts';
import type { PlanFault } from './plan-fault.ts';

/** Columns of the table, in the order it is exported; only row and seat are needed. */
export const PLAN_COLUMNS = [
  ...(['zone', 'row', 'seat', 'group', 'x', 'y', 'guid', 'stars'] as const),
  ...(['after_aisle', 'wheelchair', 'companion', 'step_free', 'removable', 'restricted_view'] as const),
] as const;
export type PlanColumn = (typeof PLAN_COLUMNS)[number];

const DELIMITERS = [';', ',', '\t'];
const HEADING_LENGTH = 2000;
/** Longest line of a table: longer ones take the reader seconds. */
const LINE_LENGTH = 10_000;
const MARGIN = 200;
const STARS = 5;

interface ReadTable {
  plan: SeatingPlan;
  faults: PlanFault[];
  lines: number[];
}
type Cells = Partial<Record<PlanColumn, string>>;

/**
 * Reads a table of seats, one line a seat (docs/product/seating.md#import); `null` where it is none. Seats without a place stand in
 * straight rows.
 * @param ids gives a number to seats that have none
 */
export function readPlanCsv(text: string, ids: { token(): string }): ReadTable | null {
  const rows = rowsOf(text);
  if (!rows) return null;
  const faults: PlanFault[] = [];
  const zones = new Map<string, Map<string, { seats: Seat[]; stars: number; lines: number[] }>>();
  const groups = new Map<string, SeatingPlan['groups'][number]>();
  for (const { line, cells } of rows) {
    const zoneName = cells.zone?.slice(0, NAME_LENGTH) || '1';
    const place = [zoneName, `${cells.row ?? ''} ${cells.seat ?? ''}`.trim()].join(', ');
    const note = (reason: PlanFault['reason']) => void faults.push({ line, place, reason });
    for (const field of ['row', 'seat'] as const) {
      if (!cells[field]) note({ code: 'EMPTY', field });
      else if (cells[field].length > LABEL_LENGTH) note({ code: 'TOO_LONG', field, most: LABEL_LENGTH });
    }
    if (cells.guid && cells.guid.length > GUID_LENGTH)
      note({ code: 'TOO_LONG', field: 'guid', most: GUID_LENGTH });
    const group = (cells.group || '1').slice(0, CODE_LENGTH);
    const tone = GROUP_TONES[groups.size % GROUP_TONES.length] ?? 'himmel';
    if (!groups.has(group)) groups.set(group, { code: group, name: { de: group, en: null }, tone });
    const zone = zones.get(zoneName) ?? new Map();
    zones.set(zoneName, zone);
    const label = cells.row?.slice(0, LABEL_LENGTH) || '?';
    const row = zone.get(label) ?? { seats: [], stars: starsOf(cells.stars), lines: [] };
    zone.set(label, row);
    row.lines.push(line);
    row.seats.push({
      guid: cells.guid || ids.token(),
      label: cells.seat?.slice(0, LABEL_LENGTH) || '?',
      x: number(cells, 'x', note),
      y: number(cells, 'y', note),
      group,
      isAfterAisle: isSet(cells.after_aisle),
      isWheelchair: isSet(cells.wheelchair),
      isCompanion: isSet(cells.companion),
      isStepFree: isSet(cells.step_free),
      isRemovable: isSet(cells.removable),
      restrictedView: cells.restricted_view
        ? { de: cells.restricted_view.slice(0, NAME_LENGTH), en: null }
        : null,
    });
  }
  const made = [...zones].map(
    ([name, read]): Zone => ({
      name: { de: name, en: null },
      rows: [...read].map(([label, { seats, stars }]) => ({ label, stars, seats })),
    }),
  );
  const hasPlaces = rows.some(({ cells }) => cells.x || cells.y);
  const placed = hasPlaces ? made : inStraightRows(made);
  return {
    plan: { ...sized(placed), groups: [...groups.values()], zones: placed, areas: [] },
    faults,
    lines: [...zones.values()].flatMap((zone) => [...zone.values()].flatMap(({ lines }) => lines)),
  };
}

function rowsOf(text: string): { line: number; cells: Cells }[] | null {
  const [heading = ''] = text.slice(0, HEADING_LENGTH).split(/\r?\n/);
  const delimiter = DELIMITERS.find((each) => {
    const columns = columnsOf(heading.replaceAll('"', '').split(each));
    return columns.includes('row') && columns.includes('seat');
  });
  if (delimiter === undefined || text.split('\n').some(({ length }) => length > LINE_LENGTH)) return null;
  try {
    const read: { record: Cells; info: { lines: number } }[] = parse(text, {
      ...{ bom: true, trim: true, info: true, skip_empty_lines: true, relax_column_count: true },
      ...{ delimiter, columns: columnsOf },
      cast: cleanLine,
      // One more shows that there are too many.
      to: MAX_SEATS + 1,
    });
    return read.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

const columnsOf = (heading: readonly string[]): string[] =>
  heading.map((name) => name.replace(UTF8_MARK, '').trim().toLowerCase());

const isSet = (cell: string | undefined): boolean => /^(1|x|ja|yes|true|wahr)$/i.test(cell ?? '');

const starsOf = (cell: string | undefined): number =>
  Math.min(STARS, Math.max(1, Math.round(Number(cell) || 3)));

function number(cells: Cells, field: 'x' | 'y', note: (reason: PlanFault['reason']) => void): number {
  const cell = cells[field]?.replace(',', '.') ?? '';
  const value = Number(cell);
  if (Number.isFinite(value) && value >= 0 && value <= MAX_SIZE) return Math.round(value);
  note({ code: 'NO_NUMBER', field });
  return 0;
}

function inStraightRows(zones: Zone[]): Zone[] {
  let depth = 0;
  const widest = Math.max(...zones.flatMap(({ rows }) => rows.map(({ seats }) => widthOf(seats))));
  return zones.map((zone) => ({
    ...zone,
    rows: zone.rows.map((row) => {
      depth += 1;
      let x = MARGIN + (widest - widthOf(row.seats)) / 2;
      const y = MARGIN + depth * ROW_DEPTH;
      return {
        ...row,
        seats: row.seats.map((seat, index) => {
          if (index > 0) x += SEAT_WIDTH + (seat.isAfterAisle ? AISLE_WIDTH : 0);
          return { ...seat, x: Math.round(x), y };
        }),
      };
    }),
  }));
}

function widthOf(seats: readonly Seat[]): number {
  const aisles = seats.filter(({ isAfterAisle }, index) => isAfterAisle && index > 0).length;
  return (seats.length - 1) * SEAT_WIDTH + aisles * AISLE_WIDTH;
}

function sized(zones: readonly Zone[]): Pick<SeatingPlan, 'size'> {
  const seats = zones.flatMap(({ rows }) => rows.flatMap((row) => row.seats));
  const most = (of: 'x' | 'y') => seats.reduce((far, seat) => Math.max(far, seat[of]), 0);
  return {
    size: { width: Math.min(MAX_SIZE, most('x') + MARGIN), height: Math.min(MAX_SIZE, most('y') + MARGIN) },
  };
}
