import type { DocumentDeed } from '#features/core/documents/index.server.ts';
import type { Page } from '#features/website/pages/index.ts';

/** What somebody did with a page: changed it, or published it. */
export interface HubDeed {
  name: string;
  page: Pick<Page, 'id' | 'title' | 'paths'>;
  isPublished: boolean;
}

/** Names the address under which all of it is told. */
export const ALL_DEEDS = 'deeds';

/** Few enough to be read in one sentence. */
const TOLD = 4;

/** What is told of what others did, and how much more there is. */
export interface HubDeeds {
  deeds: HubDeed[];
  more: number;
}

/** What others did with pages, each person and page once, what went out before what was changed only. */
export function hubDeeds(
  deeds: readonly DocumentDeed[],
  pages: readonly Page[],
  { isAll = false } = {},
): HubDeeds {
  const told = new Map<string, HubDeed>();
  for (const { documentId, by, published } of deeds) {
    const page = pages.find((each) => each.documentId === documentId);
    if (!page) continue;
    const key = `${by.id}/${page.id}`;
    const isPublished = published !== null || told.get(key)?.isPublished === true;
    told.set(key, { name: by.name, page, isPublished });
  }
  const all = [...told.values()];
  const shown = isAll ? all : all.slice(0, TOLD);
  return { deeds: shown, more: all.length - shown.length };
}
