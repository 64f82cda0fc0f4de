import { isLanguage, type Language } from '#lib/localized.ts';
import type { PhotoView } from '../pictures/photo.ts';
import type { Asset } from './asset.ts';

type Filed = Pick<Asset, 'id' | 'storageKey' | 'name'>;
type Pictured = Pick<Asset, 'id' | 'kind' | 'storageKey' | 'contentType' | 'width' | 'height' | 'focalPoint'>;

/** What the addresses of a picture are made of; `null` for what is none. */
export function addressedPhoto(asset: Pictured) {
  const { id, kind, storageKey: key, focalPoint, contentType, width, height } = asset;
  if (kind !== 'image' || width === null || height === null) return null;
  const format = contentType === 'image/png' ? 'png' : 'jpg';
  return { id, key, focalPoint, width, height, format } as const satisfies Partial<PhotoView>;
}

/** Where a file lies for visitors; what lies there never changes. */
export function fileUrl({ id, storageKey, name }: Filed): string {
  return `/media/${id}-${storageKey}/${name}`;
}

/** Where its captions in a language lie. */
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
