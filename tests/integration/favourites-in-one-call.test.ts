import { expect, it } from 'vitest';
import { MAX_FAVOURITES } from '#features/people/favourites/favourites.ts';
import { EVENTS_BY_ID } from '#features/programme/calendar/api.server.ts';

it('a whole list of favourites fits into one call of the API', () => {
  expect(MAX_FAVOURITES).toBe(EVENTS_BY_ID);
});
