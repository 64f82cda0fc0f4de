import type { Localized, ShownText } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';

export const LEGAL_KINDS = ['terms', 'privacy', 'imprint', 'accessibility', 'easyLanguage'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** A legal page as it is written. */
export interface LegalPage {
  kind: LegalKind;
  title: Localized;
  html: Localized;
  /** The day its text was last changed. */
  updatedOn: Day;
}

/** A legal page as it is shown: its text is safe, its headings are anchors. */
export interface LegalPageView {
  title: ShownText;
  html: ShownText;
  headings: { id: string; text: string }[];
  /** In words, so that the browser needs no dates of its own. */
  updatedOn: string;
}
