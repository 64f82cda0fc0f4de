import { cleanTexts } from '#lib/clean-text.ts';
import { checkPlan, type PlanIssue } from '../plan/check-plan.ts';
import { MAX_SEATS, MAX_SEATS_IN_ROW } from '../plan/limits.ts';
import { seatingPlan } from '../plan/schema.ts';
import { type SeatingPlan, seatsOf } from '../plan/seating-plan.ts';
import { fieldsOf, parseJson, type Source } from './json-source.ts';
import type { FaultReason, PlanFault, ReadPlan } from './plan-fault.ts';
import { readPlanCsv } from './read-plan-csv.ts';
import { readPretixPlan } from './read-pretix-plan.ts';

/** The field by which files exported here are known, and its value. */
export const OWN_FORMAT = { field: 'format', value: 'seating-plan/1' } as const;

/** Faults that are listed of a file; more help nobody. */
const MOST_FAULTS = 200;
/** Marks of JSON a file has at most; a plan of 5,000 seats has fewer than 100,000, and more take the reader seconds. */
const MOST_MARKS = 300_000;
const MARKS = new Set(',[{');
/** Largest file: 5,000 seats of pretix take about 1.5 MB. */
export const MAX_PLAN_BYTES = 4_000_000;

/**
 * Reads a seating plan from a file: pretix's JSON, our own, or a table of seats (docs/product/seating.md#import). A file with faults
 * is to be refused; its plan shows where they are.
 * @param ids gives a number to seats of a table that have none
 */
export function readPlan(bytes: Uint8Array, ids: { token(): string }): ReadPlan {
  const text = new TextDecoder().decode(bytes);
  const read = /^\s*[{[]/.test(text) ? readJson(text) : readTable(text, ids);
  const { plan } = read;
  if (!plan) return read;
  const count = seatsOf(plan).length;
  if (count > MAX_SEATS || plan.zones.some(isTooLong)) {
    const reason: FaultReason = {
      code: 'TOO_MANY_SEATS',
      most: count > MAX_SEATS ? MAX_SEATS : MAX_SEATS_IN_ROW,
    };
    return { ...read, plan: null, faults: [{ line: null, place: '', reason }] };
  }
  const found = read.faults.length > 0 && read.format === 'own' ? [] : faultsOf(plan, read.lines);
  const faults = [...read.faults, ...found].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { ...read, faults: faults.slice(0, MOST_FAULTS) };
}

const isTooLong = ({ rows }: SeatingPlan['zones'][number]): boolean =>
  rows.some(({ seats }) => seats.length > MAX_SEATS_IN_ROW);

const whole = (reason: FaultReason, line: number | null = null): PlanFault => ({ line, place: '', reason });

function readJson(text: string): ReadPlan {
  const nothing = { format: 'pretix' as const, plan: null, lines: [] };
  if (hasTooManyMarks(text))
    return { ...nothing, faults: [whole({ code: 'TOO_MANY_SEATS', most: MAX_SEATS })] };
  const parsed = parseJson(text);
  if (!parsed.ok) return { ...nothing, faults: [whole({ code: 'NOT_JSON' }, parsed.line)] };
  const fields = fieldsOf(parsed.source, () => {});
  if (fields.optionalText(OWN_FORMAT.field) === OWN_FORMAT.value) return readOwn(text, parsed.source);
  if (!fields.optional('zones')) return { ...nothing, faults: [whole({ code: 'NO_PLAN' })] };
  return { format: 'pretix', ...readPretixPlan(parsed.source) };
}

function hasTooManyMarks(text: string): boolean {
  let marks = 0;
  for (let at = 0; at < text.length && marks <= MOST_MARKS; at += 1)
    if (MARKS.has(text[at] ?? '')) marks += 1;
  return marks > MOST_MARKS;
}

function readOwn(text: string, source: Source): ReadPlan {
  const document = documentOf(text);
  if (!document)
    return { format: 'own', plan: null, lines: [], faults: [whole({ code: 'NOT_JSON' }, source.line)] };
  const read = seatingPlan.safeParse(document);
  if (read.success)
    return { format: 'own', plan: read.data, faults: [], lines: seatsOf(read.data).map(() => source.line) };
  const faults = read.error.issues.slice(0, MOST_FAULTS).map(({ path }) => {
    const field = path.join('.');
    return whole({ code: 'MISSING', field }, lineAt(source, path));
  });
  return { format: 'own', plan: null, faults, lines: [] };
}

/** The document of a file with clean texts; `null` where it is nested deeper than any. */
function documentOf(text: string): object | null {
  try {
    const read = cleanTexts(JSON.parse(text)) as Record<string, unknown>;
    const { [OWN_FORMAT.field]: _, name: __, ...document } = read;
    return document;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The line of a value, or of the innermost value around it that the file has. */
function lineAt(source: Source, path: readonly PropertyKey[]): number {
  const [first, ...rest] = path;
  if (first === undefined) return source.line;
  const fields = fieldsOf(source, () => {});
  const { node } = source;
  const element =
    node.type === 'Array' && typeof first === 'number' ? node.elements[first]?.value : undefined;
  const next = element ? { line: element.loc.start.line, node: element } : fields.optional(String(first));
  return next ? lineAt(next, rest) : source.line;
}

function readTable(text: string, ids: { token(): string }): ReadPlan {
  const read = readPlanCsv(text, ids);
  if (!read) return { format: 'csv', plan: null, lines: [], faults: [whole({ code: 'NOT_CSV' })] };
  return { format: 'csv', ...read };
}

/** Faults that only the whole plan shows, where the file has them. Prices are no matter of a file. */
function faultsOf(plan: SeatingPlan, lines: readonly number[]): PlanFault[] {
  const issues = checkPlan(plan, new Set(plan.groups.map(({ name }) => name.de)));
  const missing = new Map<string, number>();
  for (const issue of issues)
    if (issue.code === 'NO_SUCH_GROUP') missing.set(issue.group, (missing.get(issue.group) ?? 0) + 1);
  return issues.flatMap((issue): PlanFault[] => {
    const reason = reasonOf(issue, missing);
    if (!reason) return [];
    if (issue.code === 'NO_SEATS') return [whole(reason)];
    if (issue.code === 'TWO_ROWS_OF_ONE_NAME')
      return [{ line: null, place: `${issue.zone.de}, ${issue.row}`, reason }];
    if (!('place' in issue)) return [];
    const { zone, row, seats, at } = issue.place;
    const span = seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : (seats[0] ?? '');
    return [{ line: lines[at] ?? null, place: `${zone.de}, ${row} ${span}`.trim(), reason }];
  });
}

function reasonOf(issue: PlanIssue, missing: Map<string, number>): FaultReason | null {
  switch (issue.code) {
    case 'NO_SEATS':
      return { code: 'NO_PLAN' };
    case 'TWO_OF_ONE_NAME':
      return { code: 'TWO_OF_ONE_NAME', seat: issue.place.seats[0] ?? '' };
    case 'TWO_ROWS_OF_ONE_NAME':
    case 'TWO_OF_ONE_GUID':
      return { code: issue.code };
    case 'ON_TOP_OF_EACH_OTHER':
      // The seat below is part of the pile.
      return { code: 'ON_TOP_OF_EACH_OTHER', seats: issue.place.seats.length + 1 };
    case 'NO_SUCH_GROUP': {
      // Once for all seats of a group, at the first of them.
      const seats = missing.get(issue.group) ?? 0;
      missing.delete(issue.group);
      return seats > 0 && issue.group !== '' ? { code: 'NO_SUCH_GROUP', group: issue.group, seats } : null;
    }
    default:
      return null;
  }
}
