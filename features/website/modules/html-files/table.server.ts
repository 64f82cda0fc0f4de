import type { Instant } from '#lib/venue-time.ts';
import type { GeneratedId } from '#platform/database/columns.server.ts';

export interface HtmlFileTable {
  id: GeneratedId;
  name: string;
  /** Source as uploaded; only its sanitized form is ever shown. */
  html: string;
  updated_at: Instant;
}

export interface HtmlFileTables {
  html_files: HtmlFileTable;
}
