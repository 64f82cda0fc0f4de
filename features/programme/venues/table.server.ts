import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId, LocalizedColumns } from '#platform/database/columns.server.ts';

export type VenueTable = {
  id: GeneratedId;
  slug: string;
  street: string;
  postal_code: string;
  city: string;
  phone: DefaultedColumn<string | null>;
  email: DefaultedColumn<string | null>;
  /** Of the library, in the place of the artwork. */
  picture_id: DefaultedColumn<number | null>;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'name' | 'directions' | 'access'>;

export type RoomTable = {
  id: GeneratedId;
  slug: string;
  venue_id: number;
  position: number;
  /** Bits (lib/access-kinds.ts). */
  access_kinds: DefaultedColumn<number | null>;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'name' | 'floor' | 'access'>;

export interface VenueTables {
  venues: VenueTable;
  rooms: RoomTable;
}
