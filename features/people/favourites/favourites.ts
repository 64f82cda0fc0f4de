/** Browser storage key of the list; the version is part of the name, so that data of another shape is never read. */
export const FAVOURITES_KEY = 'favourites.v1';

/** As many as one call of the API answers (`EVENTS_BY_ID`). */
export const MAX_FAVOURITES = 50;

/** Parses a stored list of event ids, `7,12`, in the order they were added; anything else is left out. */
export function parseFavourites(stored: string | null): number[] {
  const ids = (stored ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MAX_FAVOURITES);
}

/** Adds an event, or takes it out again when it is there. A full list remains unchanged: nothing is dropped unasked. */
export function toggleFavourite(ids: number[], id: number): number[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < MAX_FAVOURITES ? [...ids, id] : ids;
}

/** The list of an account together with that of this browser, the account's first. */
export function mergeFavourites(account: number[], browser: number[]): number[] {
  return parseFavourites([...account, ...browser].join());
}
