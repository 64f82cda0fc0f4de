import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import { localizedFrom } from '#platform/database/columns.server.ts';

export interface Video {
  title: Localized;
  /** As an editor entered it. */
  url: string;
  seconds: number;
  credit: string;
}

/** The videos of a production, in their order. */
export async function findVideos(db: Db, productionId: number): Promise<Video[]> {
  const rows = await db
    .selectFrom('production_videos')
    .selectAll()
    .where('production_id', '=', productionId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    title: localizedFrom(row, 'title'),
    url: row.url,
    seconds: row.seconds,
    credit: row.credit,
  }));
}

/** Audio sample of a production to listen to before a visit. */
export interface AudioSample {
  title: Localized;
  /** Path of the file on our own host. */
  file: string;
  seconds: number;
  /** The transcript of all sounds (WCAG 2.2, 1.2.1). */
  transcript: Localized;
}

/** A production's audio sample; `null` when it has none. */
export async function findAudioSample(db: Db, productionId: number): Promise<AudioSample | null> {
  const row = await db
    .selectFrom('audio_samples')
    .selectAll()
    .where('production_id', '=', productionId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    title: localizedFrom(row, 'title'),
    file: row.file,
    seconds: row.seconds,
    transcript: localizedFrom(row, 'transcript'),
  };
}
