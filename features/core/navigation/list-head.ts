import type { ShownText } from '#lib/localized.ts';

/** Head of a page that shows a list, from the page's record (docs/product/content.md#pages-of-the-site). */
export interface ListHead {
  /** Missing where it is the name of the page, which stands at the end of its breadcrumb. */
  headline?: ShownText;
  breadcrumb: { name: string }[];
  /** Missing where the page says its own. */
  lead?: ShownText;
}

/** The same with the modules between that and the list, as `staticPart` returns them; missing where there are none. */
export interface ListTop extends ListHead {
  above?: string | null;
}

/** The headline of a list. */
export function headlineOf({ headline, breadcrumb }: ListHead): ShownText {
  return headline ?? { text: breadcrumb.at(-1)?.name ?? '' };
}
