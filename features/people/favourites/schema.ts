import { z } from 'zod';
import { MAX_ID } from '#lib/query-parameters.ts';
import { MAX_FAVOURITES } from './favourites.ts';

const id = z.int().min(1).max(MAX_ID);

/** Event ids in the order they were added. */
export const favouritesBody = z.strictObject({ events: z.array(id).max(MAX_FAVOURITES) });
