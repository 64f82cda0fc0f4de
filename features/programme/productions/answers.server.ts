import { z } from 'zod';
import { price } from '#features/box-office/prices/index.server.ts';
import { dated, fallback, instant, link, named, thumbnails } from '#platform/http/answer-shapes.server.ts';

const id = z.int().min(1);
const text = z.string();
const age = z.int().min(0);

/** A production as lists have it. */
export const productionAnswer = z.strictObject({
  ...named.shape,
  subline: text,
  link,
  exhibition_type: named,
  genre: named,
  season: id.nullable(),
  series: id.nullable(),
  age_from: age,
  age_to: age,
  next_event: z.strictObject({ id, date_start: instant, link }).nullable(),
  price_from: price.nullable(),
  image_thumbnails: thumbnails,
  ...dated,
});

/** A production with its texts and the people behind it. */
export const productionDetails = z.strictObject({
  ...productionAnswer.shape,
  lead: text,
  description: text,
  important_info: text.nullable(),
  promoter: text.nullable(),
  duration_minutes: z.int(),
  doors_minutes: z.int(),
  language: text,
  tags: z.array(named),
  programs: z.array(z.strictObject({ title: text, text, fallback })),
  videos: z.array(z.strictObject({ title: text, video_url: z.url(), length: text, credit: text, fallback })),
  audio_sample: z.strictObject({ title: text, file: text, transcript: text, fallback }).nullable(),
  contributors: z.array(z.strictObject({ name: text, role: text, link, fallback })),
  sponsors: z.array(text),
});
