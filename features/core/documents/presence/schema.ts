import { z } from 'zod';
import { LANGUAGES } from '#lib/localized.ts';
import { MAX_ID } from '#lib/query-parameters.ts';

/** The name a tab gives itself. */
export const tabSchema = z.string().regex(/^[a-z0-9-]{8,40}$/);

/** Location of a person in a tab. */
export const placeBody = z.strictObject({
  document: z.int().positive().max(MAX_ID),
  language: z.enum(LANGUAGES),
  module: z.string().min(1).max(80).nullable(),
});

export type PlaceInput = z.output<typeof placeBody>;
