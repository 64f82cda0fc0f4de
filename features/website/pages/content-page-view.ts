import type { PageSection } from '#features/website/modules/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';

/** Content a page of the tree shows around and between its modules. */
export interface ContentPageView {
  /** Its headline, or its title where it has none. */
  title: ShownText;
  lead: ShownText | null;
  /** The page and its siblings, where they are shown as tabs; above such pages these. */
  tabs: { name: ShownText; path: string; isCurrent: boolean }[];
  /** Its modules, as the loader's `staticPart` returns them. */
  content: string | null;
  /** The language of its modules where it is not the page's own. */
  contentLanguage: Language | undefined;
  /** Date of the last change of a text page, in words, so that the browser needs no date formatting; absent on other pages. */
  changedOn?: string;
  /** Sections of the page to jump to. */
  sections?: PageSection[];
  isDraft: boolean;
  isLanding: boolean;
}
