import { z } from 'zod';
import type { ReadPlan } from '#features/box-office/seating/index.server.ts';
import type { FaultReason, SeatingPlan } from '#features/box-office/seating/index.ts';

/** Longest place that is repeated on the page: names of zones may be long. */
const PLACE_LENGTH = 80;
const MOST_SEATS = 5000;
const SEPARATOR = '_';

/** A refused file as its page shows it again: the faults, and where its seats would stand. */
export interface RefusedFile {
  name: string;
  faults: { line: number | null; place: string; reason: FaultReason }[];
  counts: { seats: number; rows: number };
  preview: Pick<SeatingPlan, 'size'> & { seats: { id: number; x: number; y: number; isFaulty: boolean }[] };
}

/** The fields of a form that carry a refused file to its page; they stay far below the limit of a form. */
export function toFields(name: string, { plan, faults, lines }: ReadPlan): Record<string, string> {
  const faulty = new Set(faults.flatMap(({ line }) => line ?? []));
  const seats = plan?.zones.flatMap(({ rows }) => rows.flatMap((row) => row.seats)) ?? [];
  const points = seats.map(({ x, y }, index) => `${x}.${y}${faulty.has(lines[index] ?? 0) ? '.1' : ''}`);
  const rows = plan?.zones.reduce((sum, zone) => sum + zone.rows.length, 0) ?? 0;
  return {
    fileName: name,
    faults: JSON.stringify(faults.map((fault) => ({ ...fault, place: fault.place.slice(0, PLACE_LENGTH) }))),
    rowCount: String(rows),
    size: plan ? `${plan.size.width}.${plan.size.height}` : '',
    points: points.join(SEPARATOR),
  };
}

const coded = <C extends FaultReason['code']>(...codes: [C, ...C[]]) => ({ code: z.enum(codes) });
const reason = z.discriminatedUnion('code', [
  z.object(coded('NOT_JSON', 'NOT_CSV', 'NO_PLAN', 'TWO_ROWS_OF_ONE_NAME', 'TWO_OF_ONE_GUID')),
  z.object({ ...coded('TOO_MANY_SEATS'), most: z.number() }),
  z.object({ ...coded('MISSING', 'EMPTY', 'NO_NUMBER', 'NO_LIST'), field: z.string() }),
  z.object({ ...coded('TOO_LONG'), field: z.string(), most: z.number() }),
  z.object({ ...coded('NO_SUCH_GROUP'), group: z.string(), seats: z.number() }),
  z.object({ ...coded('TWO_OF_ONE_NAME'), seat: z.string() }),
  z.object({ ...coded('ON_TOP_OF_EACH_OTHER'), seats: z.number() }),
]);
const faultList = z.array(z.object({ line: z.number().nullable(), place: z.string(), reason }));

/** Reads what `toFields` wrote; `null` for anything else. */
export function fromFields(fields: {
  fileName: string;
  faults: string;
  rowCount: string;
  size: string;
  points: string;
}): RefusedFile | null {
  const faults = faultList.safeParse(parsed(fields.faults));
  if (!faults.success || faults.data.length === 0) return null;
  const [width = 0, height = 0] = fields.size.split('.').map(Number);
  const seats = fields.points
    .split(SEPARATOR, MOST_SEATS)
    .map((point) => point.split('.').map(Number))
    .filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y))
    .map(([x = 0, y = 0, mark], id) => ({ id, x, y, isFaulty: mark === 1 }));
  return {
    name: fields.fileName,
    faults: faults.data,
    counts: { seats: seats.length, rows: Number(fields.rowCount) || 0 },
    preview: { size: { width: width || 1, height: height || 1 }, seats },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
