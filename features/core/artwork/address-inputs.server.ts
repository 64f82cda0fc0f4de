import { z } from 'zod';
import { wordInPath } from '#platform/http/inputs.server.ts';
import { type ArtworkType, artworkTypes } from './names.ts';

/** The slug and the picks that a picture is drawn from. */
export const SEED = '[a-z0-9-]{1,120}(~[a-z]{1,20}){0,3}';

export const isType = (text: string): text is ArtworkType =>
  (artworkTypes as readonly string[]).includes(text);

export const typeInPath = wordInPath({
  name: 'type',
  summary: 'What it is a picture of.',
  schema: z.enum(artworkTypes),
  example: 'theatre',
});

/** The name of a drawn file, as its pattern describes it. */
export function fileInPath(summary: string, pattern: string, example: string) {
  const schema = z.string().regex(new RegExp(`^${pattern}$`));
  return wordInPath({ name: 'file', summary, schema, example });
}
