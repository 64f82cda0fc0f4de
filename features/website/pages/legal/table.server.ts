import type { Language } from '#lib/localized.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import type { GeneratedId, LocalizedColumns } from '#platform/database/columns.server.ts';
import type { TextPageName } from '../site-pages.ts';

/** Legal texts from before they were pages of modules; emptied at the next start. */
export type LegalPageTable = { id: GeneratedId; kind: TextPageName; updated_on: Day } & LocalizedColumns<
  'title' | 'html'
>;

/** Visitors' reports about barriers from before there was a form for them; emptied at the next start. */
export interface FeedbackMessageTable {
  id: GeneratedId;
  created_at: Instant;
  language: Language;
  /** `null` when the visitor wants no answer. */
  email: string | null;
  message: string;
}

export interface LegalTables {
  legal_pages: LegalPageTable;
  feedback_messages: FeedbackMessageTable;
}
