import { stat } from 'node:fs/promises';
import path from 'node:path';
import { originalKey, type Tone } from '#features/core/media/index.server.ts';
import type { Trx } from '#features/database.server.ts';
import type { Instant } from '#lib/venue-time.ts';
import { optionalLocalizedColumns, toJson } from '#platform/database/columns.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { type DemoPicture, pictures } from './content/pictures.ts';
import { PHOTO } from './pictures/photo-size.ts';
import tones from './pictures/tones.json' with { type: 'json' };

const TONES = tones as Record<string, Tone>;

/** From the root of the project, where every process of it starts. */
const FILES = path.join('demo', 'pictures', 'files');

/**
 * The pictures of the demo venue, in the storage and in the places of artworks. Gives the id of each one's slug, for those that
 * stand on pages.
 */
export async function loadPictures(
  trx: Trx,
  storage: Pick<FileStorage, 'write'>,
  now: Instant,
): Promise<(slug: string) => number> {
  const ids = new Map<string, number>();
  for (const picture of pictures) {
    const file = path.join(FILES, `${picture.slug}.jpg`);
    const { size: bytes } = await stat(file);
    const key = picture.slug;
    await storage.write(originalKey(key), { path: file, bytes, contentType: 'image/jpeg' });
    const { id } = await trx
      .insertInto('assets')
      .values({
        kind: 'image',
        name: `${picture.slug}.jpg`,
        content_type: 'image/jpeg',
        bytes,
        storage_key: key,
        ...PHOTO,
        tone: TONES[picture.slug] ?? null,
        focal_x: picture.focalPoint?.x ?? 50,
        focal_y: picture.focalPoint?.y ?? 50,
        ...optionalLocalizedColumns('alt', picture.alt),
        credit: picture.credit,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(picture.slug, id);
    const { of, inRow, shows } = picture;
    if (inRow) await putInRow(trx, inRow, id);
    if (of) await trx.updateTable(of.table).set({ picture_id: id }).where('slug', '=', of.slug).execute();
    if (shows)
      await trx
        .insertInto('asset_consents')
        .values({ asset_id: id, person: shows, created_at: now })
        .execute();
  }
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The demo venue has no picture “${slug}”`);
    return id;
  };
}

async function putInRow(
  trx: Trx,
  { production, place }: NonNullable<DemoPicture['inRow']>,
  picture: number,
): Promise<void> {
  const { images } = await trx
    .selectFrom('productions')
    .select('images')
    .where('slug', '=', production)
    .executeTakeFirstOrThrow();
  const placed = images.map((image, index) => (index === place ? { ...image, picture } : image));
  await trx
    .updateTable('productions')
    .set({ images: toJson(placed) })
    .where('slug', '=', production)
    .execute();
}
