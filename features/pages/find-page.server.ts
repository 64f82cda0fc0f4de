import type { Db } from '#features/database.server.ts';
import { legalPagesTag } from '#features/legal/cache-tags.ts';
import { LEGAL_KINDS, type LegalPageView, loadLegalPage } from '#features/legal/index.server.ts';
import { alternatePaths, pageAt } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import type { TagMemory } from '#platform/events/tag-memory.server.ts';

/** A page that is content alone: what it shows is written by people of the house and found by its path. */
export interface ContentPage {
  kind: 'text';
  text: LegalPageView;
  /** Its path in each language. */
  paths: Record<Language, string>;
  /** What is published when it may have changed. */
  tags: readonly CacheTag[];
}

/**
 * The page at a path that no route has, in the language of that path (docs/product/pages.md#addresses); `null` where
 * there is none.
 */
export async function findPage(
  services: { db: Db; memory: TagMemory },
  pathname: string,
): Promise<ContentPage | null> {
  const found = pageAt(pathname);
  const kind = LEGAL_KINDS.find((each) => each === found?.name);
  if (!found || !kind) return null;
  const text = await loadLegalPage(services, kind, found.language);
  return text && { kind: 'text', text, paths: alternatePaths(kind), tags: [legalPagesTag()] };
}
