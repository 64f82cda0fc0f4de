import type { Db } from '#features/database.server.ts';
import { LANGUAGES, type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { CacheTag } from '#platform/events/cache-tag.ts';
import { addressedPhoto, captionsUrl, fileUrl } from '../assets/addresses.ts';
import { isAvailable } from '../assets/asset.ts';
import { findShownAssets, type ShownAsset } from '../assets/store.server.ts';
import { assetTag } from '../cache-tags.ts';
import type { PhotoView } from './photo.ts';

/** A file of the library as pages link to it, or play it. */
export interface FileView {
  href: string;
  name: string;
  bytes: number;
  contentType: string;
  /** Addresses of its captions with times, by language. */
  captions: { language: Language; href: string }[];
  /** The transcript of all sounds. */
  transcript: ShownText | null;
}

/** Assets shown on some pages, by id. Missing ones may not be shown. */
export interface ShownAssets {
  photos: Record<string, PhotoView>;
  files: Record<string, FileView>;
  /** When the first of them may not be shown any more; `null` when none ends. */
  endsAt: Instant | null;
  tags: CacheTag[];
}

/** Reads what a page names of the library, in one query and for one language (docs/product/media.md#consent). */
export async function findAssetsShown(
  db: Db,
  ids: readonly number[],
  { language, now }: { language: Language; now: Instant },
): Promise<ShownAssets> {
  const assets = (await findShownAssets(db, ids)).filter((asset) => isAvailable(asset, now));
  const photos = assets.flatMap((asset) => photoView(asset, language) ?? []);
  const files = assets.filter(({ kind }) => kind !== 'image');
  return {
    photos: Object.fromEntries(photos.map((photo) => [photo.id, photo])),
    files: Object.fromEntries(files.map((asset) => [asset.id, fileView(asset, language)])),
    endsAt: assets.flatMap(({ availableUntil }) => availableUntil ?? []).toSorted()[0] ?? null,
    // Includes assets that may not be shown: they may become available again.
    tags: ids.map(assetTag),
  };
}

function fileView(asset: ShownAsset, language: Language): FileView {
  const { name, bytes, contentType, captions, transcript } = asset;
  const spoken = LANGUAGES.filter((each) => captions?.[each]);
  return {
    href: fileUrl(asset),
    name,
    bytes,
    contentType,
    captions: spoken.map((each) => ({ language: each, href: captionsUrl(asset, each) })),
    transcript: transcript && shown(transcript, language),
  };
}

/** The view of a picture in one language; `null` for other kinds. */
export function photoView(asset: ShownAsset, language: Language): PhotoView | null {
  const photo = addressedPhoto(asset);
  const { tone, credit, isDecorative, alt } = asset;
  return photo && { ...photo, tone, credit, alt: isDecorative || !alt ? null : shown(alt, language) };
}

/** The visible ones of some assets, with the languages of their descriptions; decorative ones need none. */
export async function findDescribedAssets(
  db: Db,
  ids: readonly number[],
  now: Instant,
): Promise<Map<number, readonly Language[]>> {
  const assets = (await findShownAssets(db, ids)).filter((asset) => isAvailable(asset, now));
  return new Map(
    assets.map(({ id, isDecorative, alt }) => [
      id,
      isDecorative ? LANGUAGES : LANGUAGES.filter((language) => alt?.[language]),
    ]),
  );
}
