import type { ReactElement } from 'react';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import type { PageContext } from '#app/page-context.server.ts';
import { DEFINITIONS } from '#features/all-definitions.server.ts';
import type { ContentTree, Loaded } from '#features/core/documents/index.ts';
import type { StickyItem } from '#features/core/settings/index.ts';
import type { PageSection, Region } from '#features/website/modules/index.ts';
import {
  loadContent,
  loadPublishedContent,
  pageSections,
  pageStickyItems,
  type ShownContent,
} from '#features/website/pages/index.server.ts';
import { contentModules } from '#features/website/pages/screens/content-modules.server.tsx';
import type { Instant } from '#lib/venue-time.ts';

/** The modules of a page, ready to be shown. */
interface PageModules {
  /** They, or those of a part of the page; while they are edited their elements say which region they are. */
  render(part?: ContentTree, region?: Region): ReactElement;
  stickyItems: StickyItem[];
  /** Data the modules show besides their own content, and the instant they are shown at. */
  loaded: Loaded;
  at: Instant;
  sections: PageSection[];
}

/** Reads what modules show besides themselves, at once for all of them, and tells the page's scope what that depends on. */
export async function readModules(
  { services, scope }: PageContext,
  shown: ShownContent,
): Promise<PageModules> {
  const load = shown.state === 'published' ? loadPublishedContent : loadContent;
  // The instant is the same for every rendering until a window opens or closes, so that such fragments can be cached.
  const {
    loaded,
    tags,
    freshForSeconds,
    since: at,
  } = await load(services, shown.content, shown.language, DEFINITIONS);
  scope.dependsOn(...tags);
  scope.endsAfter(freshForSeconds);
  // Data fetched by modules may change with the day.
  if (Object.keys(loaded.modules).length > 0) scope.freshFor(FRESH_SECONDS.list);
  return {
    render: (part = shown.content, region) =>
      contentModules({ shown: { ...shown, content: part }, loaded, at, region }),
    stickyItems: pageStickyItems(shown, loaded, at),
    loaded,
    at,
    sections: pageSections(shown, loaded, at),
  };
}
