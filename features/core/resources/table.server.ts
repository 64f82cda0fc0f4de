import type { Instant } from '#lib/venue-time.ts';

/** The document with the texts of an entity that is written through the generic calls. */
export interface ObjectTextTable {
  /** Name of the entity's resource: `production`. */
  content_type: string;
  object_id: number;
  document_id: number;
  /** Until when its columns say what is published. */
  written_at: Instant;
}

export interface ResourceTables {
  object_texts: ObjectTextTable;
}
