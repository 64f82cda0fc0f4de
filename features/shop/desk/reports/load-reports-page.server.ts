import type { Db } from '#features/database.server.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Abortable } from '../closings/ledger-store.server.ts';
import { findOccupancy } from './find-occupancy.server.ts';
import { eventMoment, findSalesReport, type SalesReport } from './find-sales-report.server.ts';
import type { OccupancyDay } from './occupancy.ts';
import type { AskedReport } from './reports-path.ts';

/** Data of the page of a sales report. */
export interface ReportsPage extends AskedReport, SalesReport {
  today: Day;
  /** Largest total of a group, apart from its sign: the length of the bars. */
  mostCents: number;
  page: number;
  pages: number;
}

const ROWS_A_PAGE = 100;

/** One page of a sales report; the sum is that of all its groups. */
export async function loadReportsPage(
  { db, clock }: { db: Db; clock: Clock },
  asked: AskedReport,
  { page, language, signal }: { page: number; language: Language } & Abortable,
): Promise<ReportsPage> {
  const { rows, sum } = await findSalesReport(db, { ...asked, language }, { signal });
  return {
    ...asked,
    today: clock.today(),
    mostCents: rows.reduce((most, { totalCents }) => Math.max(most, Math.abs(totalCents)), 0),
    rows: rows.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE),
    sum,
    page,
    pages: Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE)),
  };
}

/** Data of the page of an event's occupancy. */
export interface OccupancyPage {
  eventId: number;
  title: ShownText;
  when: string;
  capacity: number;
  days: OccupancyDay[];
}

/** Occupancy of an event in a language; `null` for events never on sale. */
export async function loadOccupancyPage(
  services: { db: Db; clock: Clock },
  id: number,
  language: Language,
): Promise<OccupancyPage | null> {
  const occupancy = await findOccupancy(services, id);
  if (!occupancy) return null;
  const { eventId, title, startsAt, capacity, days } = occupancy;
  return {
    ...{ eventId, capacity, days },
    ...{ title: shown(title, language), when: eventMoment(startsAt, language) },
  };
}
