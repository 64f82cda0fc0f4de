import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Parameters of the counter's address; omitted ones are chosen by the page. */
export interface CounterQuery {
  day?: string | undefined;
  q?: string | undefined;
  event?: number | undefined;
  group?: string | undefined;
  slot?: number | undefined;
  /** Account of the known customer, and words it is looked for by. */
  customer?: number | undefined;
  who?: string | undefined;
  /** Sold in place of tickets. */
  sell?: 'pass' | 'voucher' | undefined;
  /** The plan stands open, on which seats are chosen. */
  plan?: 'open' | undefined;
  sold?: string | undefined;
  given?: number | undefined;
}

/** Names of these parameters. */
export const COUNTER_PARAMETERS: (keyof CounterQuery)[] = [
  'event',
  'group',
  'slot',
  'day',
  'q',
  'customer',
  'who',
  'sell',
  'plan',
  'sold',
  'given',
];

/** Returns the path of the counter. The path carries no language, so the query does. */
export function counterPath(language: Language, query: CounterQuery = {}): string {
  return `${HUB_PATH}/desk?${parametersOf(language, { ...query })}`;
}

/** Returns the path of the cashier's till, or of a shift that is closed. */
export function tillPath(language: Language, query: { shift?: number; done?: string } = {}): string {
  return `${HUB_PATH}/desk/till?${parametersOf(language, query)}`;
}

function parametersOf(language: Language, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return new URLSearchParams([['lang', language], ...given] as [string, string][]).toString();
}
