import {
  CODE_LENGTH,
  GROUP_TONES,
  GUID_LENGTH,
  LABEL_LENGTH,
  MAX_GROUPS,
  NAME_LENGTH,
} from '../plan/limits.ts';
import type { SeatGroup, SeatingPlan } from '../plan/seating-plan.ts';
import {
  type Point,
  placer,
  type RawArea,
  type RawRow,
  type RawSeat,
  type RawZone,
  scaleOf,
  seatRow,
} from './file-units.ts';
import { fieldsOf, type Source } from './json-source.ts';
import type { FaultReason, PlanFault } from './plan-fault.ts';

interface ReadFile {
  plan: SeatingPlan;
  faults: PlanFault[];
  lines: number[];
}

/**
 * Reads the JSON of pretix's seating plans (docs/product/seating.md#import). Its lengths have no unit: the usual distance of two
 * neighbours is taken for the width of a chair. Notes every fault with its line, and reads on.
 */
export function readPretixPlan(source: Source): ReadFile {
  const faults: PlanFault[] = [];
  const noteAt = (place: string) => (line: number, reason: FaultReason) =>
    void faults.push({ line, place, reason });
  const file = fieldsOf(source, noteAt(''));
  const { width, height } = readSize(file.optional('size'), { line: source.line, note: noteAt('') });
  const groups = readGroups(file.list('categories'), noteAt(''));
  const zones = file.list('zones').map((zone, index) => readZone(zone, index, noteAt));
  const scale = scaleOf(zones.flatMap(({ rows }) => rows));
  const place = placer(zones, { scale, width, height });
  const lines: number[] = [];
  const plan: SeatingPlan = {
    size: place.size,
    groups,
    zones: zones.map(({ name, rows }) => ({
      name: { de: name, en: null },
      rows: rows
        .filter(({ seats }) => seats.length > 0)
        .map((row) => {
          lines.push(...row.seats.map(({ line }) => line));
          return seatRow(row, { place, scale });
        }),
    })),
    areas: zones.flatMap(({ areas }) =>
      areas.map(({ text, ...area }, index) => ({
        kind: index === 0 && isStage(text) ? ('stage' as const) : ('label' as const),
        text: { de: text === '' ? '·' : text.slice(0, NAME_LENGTH), en: null },
        ...place.of(area),
        ...{ width: place.length(area.width), height: place.length(area.height) },
      })),
    ),
  };
  return { plan, faults, lines };
}

type NoteAt = (place: string) => (line: number, reason: FaultReason) => void;
type Note = ReturnType<NoteAt>;

const isStage = (text: string): boolean => /b[uü]e?hne|stage/i.test(text);

function readSize(source: Source | null, { line, note }: { line: number; note: Note }) {
  if (!source) {
    note(line, { code: 'MISSING', field: 'size' });
    return { width: 0, height: 0 };
  }
  const size = fieldsOf(source, note);
  return { width: size.number('width') ?? 0, height: size.number('height') ?? 0 };
}

function readGroups(sources: readonly Source[], note: Note): SeatGroup[] {
  const names = sources.flatMap((source) => fieldsOf(source, note).text('name', CODE_LENGTH) ?? []);
  return [...new Set(names)].slice(0, MAX_GROUPS).map((name, index) => ({
    code: name,
    name: { de: name, en: null },
    tone: GROUP_TONES[index % GROUP_TONES.length] ?? 'himmel',
  }));
}

function readZone(source: Source, index: number, noteAt: NoteAt): RawZone {
  const own = fieldsOf(source, noteAt(`${index + 1}`)).optionalText('name');
  const name = own === null || own === '' ? String(index + 1) : own.slice(0, NAME_LENGTH);
  const fields = fieldsOf(source, noteAt(name));
  const at = positionOf(fields.optional('position'));
  return {
    name,
    rows: fields.list('rows').map((row) => readRow(row, { zone: name, at, noteAt })),
    areas: fields.optionalList('areas').map((area) => readArea(area, at)),
  };
}

function readRow(source: Source, { zone, at, noteAt }: { zone: string; at: Point; noteAt: NoteAt }): RawRow {
  const label = fieldsOf(source, noteAt(zone)).text('row_number', LABEL_LENGTH) ?? '';
  const fields = fieldsOf(source, noteAt(placeName(zone, label)));
  const start = sum(at, positionOf(fields.optional('position')));
  const seats = fields.list('seats').flatMap((seat): RawSeat[] => {
    const number = fieldsOf(seat, () => {}).optionalText('seat_number') ?? '';
    const note = noteAt(placeName(zone, `${label} ${number}`.trim()));
    const read = fieldsOf(seat, note);
    const guid = read.text('seat_guid', GUID_LENGTH);
    const seatLabel = read.text('seat_number', LABEL_LENGTH);
    const group = read.text('category', CODE_LENGTH);
    const position = read.optional('position');
    if (!position) note(seat.line, { code: 'MISSING', field: 'position' });
    const x = position ? fieldsOf(position, note).number('x') : null;
    const y = position ? fieldsOf(position, note).number('y') : null;
    if (x === null || y === null) return [];
    const placed = sum(start, { x, y });
    // A seat with a fault is still drawn, so that its place is seen.
    return [
      {
        guid: guid ?? `line-${seat.line}`,
        label: seatLabel ?? '?',
        group: group ?? '',
        ...placed,
        line: seat.line,
      },
    ];
  });
  return { label: label === '' ? '?' : label, seats };
}

function readArea(source: Source, at: Point): RawArea {
  const fields = fieldsOf(source, () => {});
  const rectangle = fieldsOf(fields.optional('rectangle') ?? source, () => {});
  const text = fields.optional('text');
  const words = text && text.node.type === 'Object' ? fieldsOf(text, () => {}) : fields;
  return {
    ...sum(at, positionOf(fields.optional('position'))),
    width: rectangle.number('width') ?? 0,
    height: rectangle.number('height') ?? 0,
    text: words.optionalText('text') ?? '',
  };
}

const sum = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });

function positionOf(source: Source | null): Point {
  if (!source) return { x: 0, y: 0 };
  const fields = fieldsOf(source, () => {});
  return { x: fields.number('x') ?? 0, y: fields.number('y') ?? 0 };
}

const placeName = (zone: string, rest: string): string => (rest === '' ? zone : `${zone}, ${rest}`);
