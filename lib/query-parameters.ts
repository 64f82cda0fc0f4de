import { type FieldProblem, fieldProblem, type Reason, reason, wrongFormat } from './field-problem.ts';
import { fail, type Result, succeed } from './result.ts';

/** Numbers in an address are bounded by their digits. */
const PAGE_DIGITS = 5;
const NUMBER_DIGITS = 9;
export const MAX_PAGE_NUMBER = 10 ** PAGE_DIGITS - 1;
export const MAX_ID = 10 ** NUMBER_DIGITS - 1;

const PAGE = new RegExp(`^[1-9]\\d{0,${PAGE_DIGITS - 1}}$`);
const ID = new RegExp(`^[1-9]\\d{0,${NUMBER_DIGITS - 1}}$`);
const NUMBER = new RegExp(`^\\d{1,${NUMBER_DIGITS}}$`);

/** The id in a form or an address; `null` for an invalid one, even if it looks like a number. */
export function parseId(value: unknown): number | null {
  return typeof value === 'string' && ID.test(value) ? Number(value) : null;
}

/** Reads the page of a list: 1 or more, 1 when not given. */
export function parsePage(query: URLSearchParams): Result<number, FieldProblem> {
  const page = query.get('page');
  if (!page) return succeed(1);
  return PAGE.test(page) ? succeed(Number(page)) : fail(wrongFormat('page', 'page_number'));
}

/** A number of digits; `null` for others. */
export function parseDigits(value: string): number | null {
  return NUMBER.test(value) ? Number(value) : null;
}

/** Reads an optional parameter that holds the number of something. */
export function parseNumber(
  query: URLSearchParams,
  parameter: string,
): Result<number | undefined, FieldProblem> {
  return readOnce(query, parameter, {
    must: reason('invalid_format', { format: 'number' }),
    read: parseDigits,
  });
}

/** Reads an optional parameter; `read` gives `null` for an invalid one. Empty counts as not given. */
export function readOnce<T>(
  query: URLSearchParams,
  parameter: string,
  { must, read }: { must: Reason; read: (value: string) => T | null },
): Result<T | undefined, FieldProblem> {
  const value = query.get(parameter);
  if (!value) return succeed(undefined);
  const found = read(value);
  return found === null ? fail({ field: parameter, ...must }) : succeed(found);
}

/** Reads every value of a parameter that may be repeated, each once. */
export function readRepeated<T>(
  query: URLSearchParams,
  parameter: string,
  { must, read, atMost }: { must: Reason; read: (value: string) => T | null; atMost: number },
): Result<T[], FieldProblem> {
  const values = query.getAll(parameter).filter(Boolean);
  if (values.length > atMost) return fail(fieldProblem(parameter, 'too_many', { maximum: atMost }));
  const found: T[] = [];
  for (const value of new Set(values)) {
    const one = read(value);
    if (one === null) return fail({ field: parameter, ...must });
    found.push(one);
  }
  return succeed(found);
}

/** Reads an optional list of ids, `7,12`, in the order given and each once. */
export function parseIds(
  query: URLSearchParams,
  parameter: string,
  atMost: number,
): Result<number[] | undefined, FieldProblem> {
  const value = query.get(parameter);
  if (!value) return succeed(undefined);
  const ids = value.split(',');
  return ids.length <= atMost && ids.every((id) => ID.test(id))
    ? succeed([...new Set(ids.map(Number))])
    : fail(fieldProblem(parameter, 'id_list', { maximum: atMost }));
}

/**
 * Reads a query, leaving out invalid parameters: the visitor is redirected to the address without them
 * (docs/product/settings-and-errors.md#invalid-addresses), and they are named for the log.
 */
export function readUsable<T>(
  query: URLSearchParams,
  parse: (query: URLSearchParams) => Result<T, FieldProblem>,
): { value: T; invalid: FieldProblem[] } {
  const usable = new URLSearchParams(query);
  const invalid: FieldProblem[] = [];
  for (;;) {
    const parsed = parse(usable);
    if (parsed.ok) return { value: parsed.value, invalid };
    if (!usable.has(parsed.error.field))
      throw new Error(`parameter ${parsed.error.field} is invalid but absent: ${parsed.error.code}`);
    invalid.push(parsed.error);
    usable.delete(parsed.error.field);
  }
}
