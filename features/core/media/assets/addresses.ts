import { isLanguage, type Language } from '#lib/localized.ts';
import type { PhotoView } from '../pictures/photo.ts';
import type { Asset } from './asset.ts';

type Filed = Pick<Asset, 'id' | 'storageKey' | 'name'>;
type Pictured = Pick<Asset, 'id' | 'kind' | 'storageKey' | 'contentType' | 'width' | 'height' | 'focalPoint'>;

/** Returns the parts of a picture's addresses; `null` for an asset that is not a picture. */
export function addressedPhoto(asset: Pictured) {
  const { id, kind, storageKey: key, focalPoint, contentType, width, height } = asset;
  if (kind !== 'image' || width === null || height === null) return null;
  const format = contentType === 'image/png' ? 'png' : 'jpg';
  return { id, key, focalPoint, width, height, format } as const satisfies Partial<PhotoView>;
}

/** Returns the public address of a file; its content never changes. */
export function fileUrl({ id, storageKey, name }: Filed): string {
  return `/media/${id}-${storageKey}/${name}`;
}

/** Returns the address of its captions in a language. */
export function captionsUrl(
  { id, storageKey }: Pick<Filed, 'id' | 'storageKey'>,
  language: Language,
): string {
  return `/media/${id}-${storageKey}/captions-${language}.vtt`;
}

const CAPTIONS = /^captions-(de|en)\.vtt$/;

/** The language whose captions a name asks for. */
export function captionsName(name: string): Language | null {
  const [, language] = CAPTIONS.exec(name) ?? [];
  return isLanguage(language) ? language : null;
}
