import type { Result } from '#lib/result.ts';
import { type ApiError, getJson, putJson } from '#platform/browser/api-client.ts';
import { mergeFavourites, parseFavourites } from './favourites.ts';
import { markCopy, readCopy, readStored, storeFavourites } from './stored-list.ts';

const ADDRESS = '/api/favourites/';
type FavouritesResponse = Result<{ events: number[] }, ApiError>;

/**
 * Makes the browser's list and the account's the same: united when the visitor has just signed in, the browser's where it
 * has changed and could not be sent, the account's otherwise. Without an answer everything remains unchanged.
 */
export async function join(): Promise<void> {
  const answer = (await getJson(ADDRESS)) as FavouritesResponse;
  if (!answer.ok) return;
  const account = answer.value.events;
  const browser = parseFavourites(readStored());
  const copy = readCopy();
  if (copy === 'same') storeFavourites(account);
  else await put(copy === null ? mergeFavourites(account, browser) : browser);
}

/** Sends the list after a change. A failed request is repeated with the next page. */
export async function send(): Promise<void> {
  // Until the lists have been united the browser's would push out the account's.
  if (readCopy() === null) return join();
  markCopy('changed');
  await put(parseFavourites(readStored()));
}

async function put(events: number[]): Promise<void> {
  const before = readStored();
  const answer: FavouritesResponse = await putJson(ADDRESS, { events });
  // A change that was made meanwhile is sent by its own call.
  if (!answer.ok || readStored() !== before) return;
  markCopy('same');
  storeFavourites(answer.value.events);
}
