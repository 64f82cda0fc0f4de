import type { Trx } from '#features/database.server.ts';
import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { findPublicTree } from './public-pages.server.ts';

/** Finds the paths of some pages for visitors who read `language`, by page id; pages they cannot read are missing. */
export async function findPagePaths(
  trx: Trx,
  ids: readonly number[],
  language: Language,
  now: Instant,
): Promise<ReadonlyMap<number, string>> {
  const { tree, isReadable } = await findPublicTree(trx, language, now);
  const pages = ids.map((id) => tree.byId(id)).filter((page) => page !== null);
  return new Map(pages.filter(isReadable).map((page) => [page.id, page.paths[language]]));
}
