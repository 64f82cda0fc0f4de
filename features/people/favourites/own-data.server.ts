import type { Db } from '#features/database.server.ts';
import type { OwnDataPart } from '#features/people/accounts/index.server.ts';
import { readNamedFavourites } from './store.server.ts';

/** The dates somebody remembers. */
export function favouritesOwnData({ db }: { db: Db }): OwnDataPart[] {
  return [{ name: 'favourites', tables: ['favourites'], read: ({ id }) => readNamedFavourites(db, id) }];
}
