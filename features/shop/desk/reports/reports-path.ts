import { HUB_PATH, hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { Dimension } from './dimensions.ts';

/** A sales report: days of the venue, both included, and its dimension. */
export interface AskedReport {
  dimension: Dimension;
  period: { from: Day; to: Day };
}

/** Returns the path of the page of a sales report. */
export function reportPath(
  { dimension, period: { from, to } }: AskedReport,
  language: Language,
  query: Record<string, string> = {},
): string {
  return hubPath('reports', language, { by: dimension, from, to, ...query });
}

/** Returns the path of a sales report as a table for spreadsheets. */
export function reportFile({ dimension, period: { from, to } }: AskedReport, language: Language): string {
  return `/${language}/api/admin/reports/sales/${dimension}/sales.csv?${new URLSearchParams({ from, to })}`;
}

/** Returns the path of the page of an event's occupancy. */
export function occupancyPath(eventId: number, language: Language): string {
  return `${HUB_PATH}/reports/occupancy/${eventId}?${new URLSearchParams({ lang: language })}`;
}

/** Returns the path of an event's occupancy as a table for spreadsheets. */
export function occupancyFile(eventId: number, language: Language): string {
  return `/${language}/api/admin/reports/occupancy/${eventId}/occupancy.csv`;
}
