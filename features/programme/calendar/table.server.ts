import type { ColumnType } from 'kysely';
import type { Day, Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  LocalizedColumns,
} from '#platform/database/columns.server.ts';
import type { EventStatus } from './event-status.ts';

/** One date of a production. Genre, series, type and ages are its production's unless the date differs. */
export interface EventTable {
  id: GeneratedId;
  production_id: number;
  room_id: number;
  type_id: number;
  genre_id: number;
  series_id: number | null;
  /** The event it belongs to; that one belongs to none. */
  parent_id: DefaultedColumn<number | null>;
  date_start: Instant;
  date_end: Instant;
  /** The venue's day of `date_start`. */
  day: Day;
  age_from: number;
  age_to: number;
  status: ColumnType<EventStatus, EventStatus | undefined, EventStatus>;
  /** The number the box office knows the event by (`event_jet_id` of the cart call); `null` when no tickets are sold. */
  id_jet: number | null;
  /** Counts the changes for subscribed calendars. */
  revision: ColumnType<number, number | undefined, number>;
  is_online: FlagColumn;
  /** Of the library, in the place of the artwork. */
  picture_id: DefaultedColumn<number | null>;
  /** Bits (lib/access-kinds.ts); `null` where production and room say it. */
  access_kinds: DefaultedColumn<number | null>;
  published_at: DefaultedColumn<Instant>;
  updated_at: DefaultedColumn<Instant>;
}

/** A classification of events: genre, type, tag. */
export type EventOptionTable = {
  id: GeneratedId;
  slug: string;
  show_in_filter: FlagColumn;
  position: number;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'name'>;

/** A card between the days of the calendar, shown at the end of its day. */
export type TeaserTable = {
  id: GeneratedId;
  name: string;
  day: Day;
  art_slug: string;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'preline' | 'headline' | 'subline' | 'link_text' | 'link_url'>;

export interface CalendarTables {
  events: EventTable;
  event_types: EventOptionTable;
  genres: EventOptionTable;
  event_tags: EventOptionTable;
  event_event_tags: { event_id: number; tag_id: number };
  teasers: TeaserTable;
}
