/** An event somebody with an account remembers. */
export interface FavouriteTable {
  user_id: number;
  event_id: number;
  /** In the order they were added, from 0. */
  position: number;
}

export interface FavouriteTables {
  favourites: FavouriteTable;
}
