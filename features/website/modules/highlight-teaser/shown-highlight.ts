import type { ShownText } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import type { HighlightCategory } from './module.ts';

/** The next date of a kind, or the newest article. */
export interface ShownHighlight {
  category: HighlightCategory;
  art: string;
  path: string;
  title: ShownText;
  day: Day;
}
