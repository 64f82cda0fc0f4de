import type { DocumentActivity } from '#features/core/documents/index.server.ts';
import type { Page } from '#features/website/pages/index.ts';

/** Action of a person on a page: changed or published. */
export interface HubActivityEntry {
  name: string;
  page: Pick<Page, 'id' | 'title' | 'paths'>;
  isPublished: boolean;
}

/** Path segment of the complete activity. */
export const ALL_ACTIVITY = 'deeds';

/** Few enough to be read in one sentence. */
const SUMMARY_ENTRIES = 4;

/** Changes by others that are listed, and the number of further ones. */
export interface HubActivity {
  entries: HubActivityEntry[];
  more: number;
}

/** Lists the actions of others on pages, each person and page once; publishing takes precedence over mere changes. */
export function hubActivity(
  entries: readonly DocumentActivity[],
  pages: readonly Page[],
  { isAll = false } = {},
): HubActivity {
  const activity = new Map<string, HubActivityEntry>();
  for (const { documentId, by, published } of entries) {
    const page = pages.find((each) => each.documentId === documentId);
    if (!page) continue;
    const key = `${by.id}/${page.id}`;
    const isPublished = published !== null || activity.get(key)?.isPublished === true;
    activity.set(key, { name: by.name, page, isPublished });
  }
  const all = [...activity.values()];
  const shown = isAll ? all : all.slice(0, SUMMARY_ENTRIES);
  return { entries: shown, more: all.length - shown.length };
}
