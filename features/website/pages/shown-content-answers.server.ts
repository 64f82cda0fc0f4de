import { z } from 'zod';
import { TONES } from '#features/core/media/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';

const text = z.string();
const language = z.enum(LANGUAGES);

const visibleModule = z.strictObject({
  id: text,
  type: text,
  version: z.int(),
  data: z.record(text, z.unknown()),
  text: z.record(text, z.unknown()),
  fallback: z.array(text).optional(),
  get slots() {
    return z.record(text, z.array(visibleModule)).optional();
  },
});
const photo = z.strictObject({
  url: text,
  thumbnails: z.strictObject({ square: text, small: text, large: text }),
  width: z.int(),
  height: z.int(),
  placeholder: z.enum(TONES).nullable(),
  alt: text.nullable(),
  fallback: z.record(text, language).optional(),
  credit: text.nullable(),
});

/** Content that a page or a container shows. */
export const shownContent = {
  state: z.enum(['published', 'draft', 'version']),
  language,
  fallback_language: language.optional(),
  modules: z.array(visibleModule),
  images: z
    .record(text, photo)
    .describe('The pictures that modules name, by their ids. What is missing may not be shown.'),
};

/** A page with its visible content. */
export const pageView = z.looseObject({ id: z.int(), document: z.int(), title: text, ...shownContent });

/** A container without what it shows. */
export const containerAnswer = z.strictObject({
  id: z.int(),
  slug: text,
  document: z.int(),
  parent: z.null(),
  layout: text.nullable(),
  content_type: text.nullable(),
  object_id: z.int().nullable(),
});
