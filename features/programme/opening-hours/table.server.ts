import type { Day, WallTime } from '#lib/venue-time.ts';
import type { FlagColumn, GeneratedId, OptionalLocalizedColumns } from '#platform/database/columns.server.ts';

type HoursColumns = {
  id: GeneratedId;
  time_from: WallTime | null;
  time_to: WallTime | null;
  closed: FlagColumn;
  alternative_link_url: string | null;
} & OptionalLocalizedColumns<'alternative_text'>;

/** One range of a weekday (1 = Monday), every week. */
export type OpeningHoursTable = HoursColumns & { weekday: number };
/** One range of a single day; a day with exceptions ignores its weekday. */
export type OpeningHoursExceptionTable = HoursColumns & { day: Day };

export interface OpeningHoursTables {
  opening_hours: OpeningHoursTable;
  opening_hours_exceptions: OpeningHoursExceptionTable;
}
