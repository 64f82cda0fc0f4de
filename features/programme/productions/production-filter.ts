import { type FieldProblem, wrongFormat } from '#lib/field-problem.ts';
import { parseNumber } from '#lib/query-parameters.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { addressDay, type Day, parseAddressDay } from '#lib/venue-time.ts';

/**
 * The filters that hold one option each, by their key in the address and in the API
 * (docs/product/detail-pages.md#production-list).
 */
export const PRODUCTION_OPTIONS = ['season', 'exhibition_type', 'tag'] as const;
/** The query parameters the list of productions knows. */
export const PRODUCTION_PARAMETERS = [...PRODUCTION_OPTIONS, 'date', 'page'];
export type ProductionOption = (typeof PRODUCTION_OPTIONS)[number];

/** Filter of productions. */
export type ProductionFilter = Partial<Record<ProductionOption, number>> & {
  /** Only productions with a date on this day or later. */
  date?: Day;
};

/**
 * Reads a filter from the address or an API call: options are numbers, the date is DD-MM-YYYY
 * (docs/product/pages.md#days-in-addresses).
 */
export function parseProductionFilter(query: URLSearchParams): Result<ProductionFilter, FieldProblem> {
  const filter: ProductionFilter = {};
  for (const key of PRODUCTION_OPTIONS) {
    const id = parseNumber(query, key);
    if (!id.ok) return id;
    if (id.value !== undefined) filter[key] = id.value;
  }
  const date = query.get('date');
  if (date) {
    const day = parseAddressDay(date);
    if (!day) return fail(wrongFormat('date', 'address_day'));
    filter.date = day;
  }
  return succeed(filter);
}

/** The filter as a query string with its `?`, always in the same order; empty when nothing is chosen. */
export function productionFilterQuery(filter: ProductionFilter, page = 1): string {
  const query = new URLSearchParams();
  for (const key of PRODUCTION_OPTIONS) {
    const id = filter[key];
    if (id !== undefined) query.set(key, String(id));
  }
  if (filter.date !== undefined) query.set('date', addressDay(filter.date));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function withoutOption(filter: ProductionFilter, key: keyof ProductionFilter): ProductionFilter {
  const { [key]: _, ...rest } = filter;
  return rest;
}

/** Choosing an option; choosing the chosen one again clears the filter. */
export function toggleProductionOption(
  filter: ProductionFilter,
  key: ProductionOption,
  id: number,
): ProductionFilter {
  return filter[key] === id ? withoutOption(filter, key) : { ...filter, [key]: id };
}
