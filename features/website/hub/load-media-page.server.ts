import {
  type AssetKind,
  addressedPhoto,
  assetState,
  findAssets,
  isAvailable,
  thumbnailsJson,
} from '#features/core/media/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Localized } from '#lib/localized.ts';
import type { Clock } from '#platform/clock.ts';

/** Something of the library, as the hub shows it. */
export interface MediaCard {
  id: number;
  name: string;
  kind: AssetKind;
  megabytes: number;
  /** Thumbnail with its size; `null` for other kinds. */
  picture: { src: string; width: number; height: number } | null;
  alt: Localized | null;
  isDecorative: boolean;
  credit: string | null;
  focalPoint: { x: number; y: number };
  /** Task for staff: a picture without a description, or one that may no longer be shown. */
  wants: 'description' | 'rights' | null;
  /** Names this state of it. */
  state: string;
}

/** Input for one asset of the library, returned with the form. */
export interface MediaDraft {
  asset: number;
  altDe: string;
  altEn: string;
  credit: string;
}

/** Content of the media page. */
export interface MediaPage {
  cards: MediaCard[];
  total: number;
  page: number;
  pages: number;
  query: string;
  kind: AssetKind | null;
  isTrash: boolean;
}

const CARDS_A_PAGE = 24;
const MAX_WORDS = 8;
const MEGABYTE = 1_000_000;

export async function loadMediaPage(
  { db, clock }: { db: Db; clock: Clock },
  { query, kind, page, isTrash }: Pick<MediaPage, 'query' | 'kind' | 'page' | 'isTrash'>,
  draft: MediaDraft | null,
): Promise<MediaPage> {
  const words = query.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const filter = { words, isTrash, ...(kind === null ? {} : { kind }) };
  const { assets, total } = await findAssets(db, filter, { page, pageSize: CARDS_A_PAGE });
  const now = clock.now();
  const cards = assets.map((asset): MediaCard => {
    const photo = addressedPhoto(asset);
    const typed = draft?.asset === asset.id ? draft : null;
    const isUndescribed = asset.kind === 'image' && !asset.isDecorative && asset.alt === null;
    return {
      id: asset.id,
      name: asset.name,
      kind: asset.kind,
      megabytes: asset.bytes / MEGABYTE,
      picture: photo && { src: thumbnailsJson(photo).small, width: photo.width, height: photo.height },
      alt: typed ? { de: typed.altDe, en: typed.altEn } : asset.alt,
      isDecorative: asset.isDecorative,
      credit: typed ? typed.credit : asset.credit,
      focalPoint: asset.focalPoint,
      wants: isAvailable(asset, now) ? (isUndescribed ? 'description' : null) : 'rights',
      state: assetState(asset),
    };
  });
  return { cards, total, page, pages: Math.max(1, Math.ceil(total / CARDS_A_PAGE)), query, kind, isTrash };
}
