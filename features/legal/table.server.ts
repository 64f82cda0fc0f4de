import type { Language } from '#lib/localized.ts';
import type { Day, Instant } from '#lib/venue-time.ts';
import type { GeneratedId, LocalizedColumns } from '#platform/database/columns.server.ts';
import type { LegalKind } from './legal-page.ts';

export type LegalPageTable = { id: GeneratedId; kind: LegalKind; updated_on: Day } & LocalizedColumns<
  'title' | 'html'
>;

/** What visitors report about barriers. */
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
