import type { JoinBuilder } from 'kysely';
import type { ArtworkSeed } from '#features/core/artwork/index.ts';
import { photoTemplate } from './photo.ts';

/** Columns that queries select for a chosen picture, joined as `picture` (docs/product/media.md#pictures-of-entities). */
export const PICTURE_COLUMNS = [
  'picture.id as picture_asset_id',
  'picture.storage_key as picture_key',
  'picture.focal_x as picture_x',
  'picture.focal_y as picture_y',
] as const;

/**
 * Narrows a join of `assets as picture` to pictures that are there: not in the trash, and nobody took their consent back. One
 * that has ended is joined: its address leads to artwork.
 */
export function thatIsShown<DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>): JoinBuilder<DB, TB> {
  // biome-ignore lint/suspicious/noExplicitAny: the same
  const on = join as unknown as JoinBuilder<any, any>;
  return on
    .on('picture.kind', '=', 'image')
    .on('picture.deleted_at', 'is', null)
    .on('picture.withdrawn_at', 'is', null) as unknown as JoinBuilder<DB, TB>;
}

interface PictureRow {
  picture_asset_id: number | null;
  picture_key: string | null;
  picture_x: number | null;
  picture_y: number | null;
}

/** Returns the source of an entity's pictures: the chosen picture, else its artwork, if it has one. */
export function artOf<A extends ArtworkSeed | null>(row: PictureRow, artwork: A): ArtworkSeed | A {
  const { picture_asset_id: id, picture_key: key, picture_x: x, picture_y: y } = row;
  if (id === null || key === null || x === null || y === null) return artwork;
  return photoTemplate({ id, key, focalPoint: { x, y } });
}

const TEMPLATE = /^\/media\/(\d{1,15})-/;

/** The picture that was chosen for something; `null` where artwork stands for it. */
export function chosenPicture(art: ArtworkSeed): number | null {
  const [, id] = TEMPLATE.exec(art) ?? [];
  return id === undefined ? null : Number(id);
}
