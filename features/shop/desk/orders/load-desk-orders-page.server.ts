import { findOrders } from '#features/box-office/order-store/index.server.ts';
import { can, type Principal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { OrderState } from '#lib/order-states.ts';
import { type OrderRow, toOrderRow } from './order-row.ts';

/** Filters of the list of orders. */
export interface OrdersQuery {
  query: string;
  state: OrderState | null;
  /** The number the box office knows an event by. */
  performance: number | null;
  page: number;
}

/** Data of the page of orders. */
export interface DeskOrdersPage extends OrdersQuery {
  rows: OrderRow[];
  total: number;
  pages: number;
  /** May take the list out of the venue as a file. */
  canExport: boolean;
}

const ROWS_A_PAGE = 25;
const MAX_WORDS = 8;

export async function loadDeskOrdersPage(
  { db }: { db: Db },
  asked: OrdersQuery,
  { staff, language }: { staff: Principal; language: Language },
): Promise<DeskOrdersPage> {
  const { query, state, performance, page } = asked;
  const { orders, total } = await findOrders(
    db,
    {
      words: wordsOf(query),
      ...(state === null ? {} : { state }),
      ...(performance === null ? {} : { performanceId: performance }),
    },
    { page, pageSize: ROWS_A_PAGE },
  );
  return {
    ...asked,
    rows: orders.map((order) => toOrderRow(order, language)),
    total,
    pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)),
    canExport: can(staff, 'export-personal-data'),
  };
}

/** The words somebody looks for. */
export function wordsOf(query: string): string[] {
  return query.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}
