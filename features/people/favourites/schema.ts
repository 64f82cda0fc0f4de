import { z } from 'zod';
import { LARGEST_NUMBER } from '#lib/query-parameters.ts';
import { FAVOURITES_AT_MOST } from './favourites.ts';

const id = z.int().min(1).max(LARGEST_NUMBER);

/** Event ids in the order they were added. */
export const favouritesBody = z.strictObject({ events: z.array(id).max(FAVOURITES_AT_MOST) });
