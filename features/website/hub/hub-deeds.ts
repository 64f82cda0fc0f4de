import type { DocumentDeed } from '#features/core/documents/index.server.ts';
import type { Page } from '#features/website/pages/index.ts';

/** Action of a person on a page: changed or published. */
export interface HubDeed {
  name: string;
  page: Pick<Page, 'id' | 'title' | 'paths'>;
  isPublished: boolean;
}

/** Names the address under which all of it is told. */
export const ALL_DEEDS = 'deeds';

/** Few enough to be read in one sentence. */
const TOLD = 4;

/** Changes by others that are listed, and the number of further ones. */
export interface HubDeeds {
  deeds: HubDeed[];
  more: number;
}

/** Lists the actions of others on pages, each person and page once; publishing takes precedence over mere changes. */
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
