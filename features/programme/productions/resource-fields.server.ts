import { z } from 'zod';
import { type AudioSample, findAudioSample } from '#features/core/media/index.server.ts';
import {
  type ColumnField,
  idNumber,
  json,
  localizedText,
  ownRows,
  type RowsField,
} from '#features/core/resources/index.server.ts';
import { formatted } from '#lib/field-problem.ts';
import { SITE_PATH } from '#lib/link-address.ts';
import { parseVideoAddress } from '#lib/video-address.ts';
import { localizedColumns, localizedFrom } from '#platform/database/columns.server.ts';
import type { ProductionImage } from './table.server.ts';

const SHORT_TEXT_LENGTH = 200;
const LONGEST_TEXT = 3000;
const SIX_HOURS = 6 * 60 * 60;

/** Contributors of a production with their roles, in the order they are named. */
export const contributorsField = ownRows({
  table: 'contributions',
  own: 'production_id',
  schema: z.array(z.strictObject({ person: idNumber, role: localizedText(SHORT_TEXT_LENGTH) })).max(100),
  refersTo: { table: 'persons', ids: (all) => [...new Set(all.map(({ person }) => person))] },
  read: (row) => ({ person: row.person_id, role: localizedFrom(row, 'role') }),
  write: ({ person, role }) => ({ person_id: person, ...localizedColumns('role', role) }),
});

/** The videos of a production: addresses of providers we know, lengths in seconds. */
export const videosField = ownRows({
  table: 'production_videos',
  own: 'production_id',
  schema: z
    .array(
      z.strictObject({
        title: localizedText(SHORT_TEXT_LENGTH),
        url: z.string().refine((url) => parseVideoAddress(url) !== null, formatted('video_address')),
        seconds: z.int().min(1).max(SIX_HOURS),
        credit: z.string().trim().max(SHORT_TEXT_LENGTH),
      }),
    )
    .max(10),
  read: (row) => ({
    title: localizedFrom(row, 'title'),
    url: row.url,
    seconds: row.seconds,
    credit: row.credit,
  }),
  write: ({ title, ...video }) => ({ ...video, ...localizedColumns('title', title) }),
});

const productionImage = z.strictObject({
  caption: localizedText(500),
  credit: z.string().trim().min(1).max(SHORT_TEXT_LENGTH),
  picture: idNumber.nullable().default(null),
});

/** The row of pictures: descriptions and credits; those without one of the library are drawn. */
export const imagesField: ColumnField<ProductionImage[]> = {
  ...json('images', z.array(productionImage).max(40)),
  // Rows that were written before there was a library do not name one.
  read: (row) =>
    (row.images as ProductionImage[]).map((image) => ({ ...image, picture: image.picture ?? null })),
  refersTo: {
    table: 'assets',
    ids: (images) => [...new Set(images.flatMap(({ picture }) => picture ?? []))],
    isEmbedded: true,
  },
};

/** Audio sample to listen to before a visit, with its full transcript; `null` for none. */
export const audioSampleField: RowsField<AudioSample | null> = {
  kind: 'rows',
  schema: z
    .strictObject({
      title: localizedText(SHORT_TEXT_LENGTH),
      file: z.string().max(500).regex(SITE_PATH, formatted('site_path')),
      seconds: z.int().min(1).max(SIX_HOURS),
      transcript: localizedText(LONGEST_TEXT),
    })
    .nullable(),
  load: findAudioSample,
  async replace(trx, productionId, sample) {
    await trx.deleteFrom('audio_samples').where('production_id', '=', productionId).execute();
    if (sample === null) return;
    const { title, transcript, ...rest } = sample;
    await trx
      .insertInto('audio_samples')
      .values({
        production_id: productionId,
        ...rest,
        ...localizedColumns('title', title),
        ...localizedColumns('transcript', transcript),
      })
      .execute();
  },
};
