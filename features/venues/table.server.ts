import type { GeneratedId, LocalizedColumns } from '#platform/database/columns.server.ts';

export type VenueTable = {
  id: GeneratedId;
  slug: string;
  street: string;
  postal_code: string;
  city: string;
} & LocalizedColumns<'name' | 'directions' | 'access'>;

export type RoomTable = {
  id: GeneratedId;
  slug: string;
  venue_id: number;
  position: number;
} & LocalizedColumns<'name' | 'floor' | 'access'>;

export interface VenueTables {
  venues: VenueTable;
  rooms: RoomTable;
}
