import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { DefaultedColumn, GeneratedId } from '#platform/database/columns.server.ts';
import type { VersionReason } from './version.ts';

export interface DocumentTable {
  id: GeneratedId;
  /** The tree as JSON, as written. */
  draft: string;
  /** Rises with every change of the draft; a change names the one it is based on. */
  version: DefaultedColumn<number>;
  changed_at: Instant;
  /** An account; outlives it. */
  changed_by: number | null;
}

/** An immutable state of a document; its description may change. */
export interface DocumentVersionTable {
  id: GeneratedId;
  document_id: number;
  /** 1, 2, 3 within the document. */
  number: number;
  content: string;
  reason: VersionReason;
  name: string | null;
  /** Reason for saving it, in several lines. */
  note: string | null;
  /** Holds modules that appear or end at their own time. */
  has_windows: DefaultedColumn<boolean>;
  created_at: Instant;
  created_by: number | null;
}

/** Change of a draft, stored as the step from its `version` back to the one before. */
export interface DocumentChangeTable {
  id: GeneratedId;
  document_id: number;
  version: number;
  undo: string;
  changed_at: Instant;
  changed_by: number | null;
}

/** Publication of a document for visitors in a language from `starts_at` on: the latest that has started counts. */
export interface DocumentPublicationTable {
  id: GeneratedId;
  document_id: number;
  language: Language;
  /** `null`: nothing, it is taken offline. */
  version_id: number | null;
  starts_at: Instant;
  created_at: Instant;
  created_by: number | null;
}

/** An id that a draft or a version of a document names, of whatever it is. */
export interface DocumentReferenceTable {
  object_id: number;
  document_id: number;
}

export interface ContentTables {
  documents: DocumentTable;
  document_versions: DocumentVersionTable;
  document_changes: DocumentChangeTable;
  document_publications: DocumentPublicationTable;
  document_references: DocumentReferenceTable;
}
