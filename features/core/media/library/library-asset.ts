import { type Language, type Localized, shown } from '#lib/localized.ts';
import type { PhotoView } from '../pictures/photo.ts';
import type { FileView } from '../pictures/shown-assets.server.ts';

/** Kinds of assets in the library. */
export type LibraryKind = 'image' | 'audio' | 'video' | 'file';

/** Properties of an asset entered by people, by their API names. */
export interface LibraryFacts {
  focal_point: { x: number; y: number };
  is_decorative: boolean;
  alt: Localized | null;
  credit: string | null;
}

/** Something of the library as its API answers it (docs/product/media.md#facts). */
export interface LibraryAsset extends LibraryFacts {
  id: number;
  kind: LibraryKind;
  content_type: string;
  bytes: number;
  key: string;
  name: string;
  width: number | null;
  height: number | null;
  placeholder: PhotoView['tone'];
  url: string;
  transcript: Localized | null;
  thumbnails: { square: string; small: string; large: string } | null;
  /** True if visitors may currently see it. */
  is_available: boolean;
}

/** The view of a picture in a language; `null` for other kinds. */
export function photoOf(asset: LibraryAsset, language: Language): PhotoView | null {
  const {
    id,
    kind,
    key,
    width,
    height,
    focal_point: focalPoint,
    credit,
    is_decorative: isDecorative,
    alt,
  } = asset;
  if (kind !== 'image' || width === null || height === null) return null;
  return {
    id,
    key,
    focalPoint,
    format: asset.content_type === 'image/png' ? 'png' : 'jpg',
    width,
    height,
    tone: asset.placeholder,
    alt: isDecorative || !alt ? null : shown(alt, language),
    credit,
  };
}

/** A file as pages link to it or play it; captions come with the next reading of the page. */
export function fileOf(asset: LibraryAsset, language: Language): FileView | null {
  const { kind, url: href, name, bytes, content_type: contentType, transcript } = asset;
  if (kind === 'image') return null;
  return {
    href,
    name,
    bytes,
    contentType,
    captions: [],
    transcript: transcript && shown(transcript, language),
  };
}

/** Tells if a picture still needs a description for people who cannot see it. */
export const isUndescribed = ({ kind, is_decorative: isDecorative, alt }: LibraryAsset): boolean =>
  kind === 'image' && !isDecorative && !alt?.de;
