import type { Trx } from '#features/database.server.ts';
import { localizedColumns } from '#platform/database/columns.server.ts';
import type { DemoProduction } from './content/types.ts';
import { insertAll } from './insert.server.ts';

/** The videos and audio samples of productions. */
export async function loadMedia(
  trx: Trx,
  productions: DemoProduction[],
  productionId: (slug: string) => number,
): Promise<void> {
  await insertAll(
    trx,
    'production_videos',
    productions.flatMap(({ slug, videos = [] }) =>
      videos.map(({ title, ...video }, position) => ({
        production_id: productionId(slug),
        position,
        ...video,
        ...localizedColumns('title', title),
      })),
    ),
  );
  await insertAll(
    trx,
    'audio_samples',
    productions.flatMap(({ slug, audioSample }) =>
      audioSample
        ? [
            {
              production_id: productionId(slug),
              file: audioSample.file,
              seconds: audioSample.seconds,
              ...localizedColumns('title', audioSample.title),
              ...localizedColumns('transcript', audioSample.transcript),
            },
          ]
        : [],
    ),
  );
}
