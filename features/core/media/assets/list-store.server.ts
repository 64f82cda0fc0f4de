import type { Db } from '#features/database.server.ts';
import { containsWord } from '#platform/database/contains-word.server.ts';
import type { Asset, AssetKind } from './asset.ts';
import { withConsents } from './store.server.ts';

/** Filter of a list of the library. */
export interface AssetFilter {
  kind?: AssetKind | undefined;
  /** Words in name, alternative text and credit; each has to be found. */
  words: readonly string[];
  /** True for assets in the trash only, instead of those not in it. */
  isTrash: boolean;
}

/** One page of the library, the newest first. */
export async function findAssets(
  db: Db,
  { kind, words, isTrash }: AssetFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ assets: Asset[]; total: number }> {
  let matching = db
    .selectFrom('assets')
    .where('deleted_at', isTrash ? 'is not' : 'is', null)
    .where((eb) => eb.and(words.map((word) => eb.or(containsWord(SEARCHED, word)))));
  if (kind) matching = matching.where('kind', '=', kind);
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { assets: await withConsents(db, rows), total: Number(total) };
}

const SEARCHED = ['name', 'alt_de', 'alt_en', 'credit'] as const;
