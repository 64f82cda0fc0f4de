import type { AssetKind } from '../assets/asset.ts';

const MEGABYTE = 1_000_000;

/** Accepted uploads by the detected content type, whatever the file's name: the kind, and the file extension. */
const ACCEPTED: Record<string, { kind: AssetKind; extension: string }> = {
  'image/jpeg': { kind: 'image', extension: 'jpg' },
  'image/png': { kind: 'image', extension: 'png' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'image/avif': { kind: 'image', extension: 'avif' },
  'image/gif': { kind: 'image', extension: 'gif' },
  'audio/mpeg': { kind: 'audio', extension: 'mp3' },
  'audio/mp4': { kind: 'audio', extension: 'm4a' },
  'audio/ogg': { kind: 'audio', extension: 'ogg' },
  'audio/flac': { kind: 'audio', extension: 'flac' },
  'audio/wav': { kind: 'audio', extension: 'wav' },
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/webm': { kind: 'video', extension: 'webm' },
  'application/pdf': { kind: 'file', extension: 'pdf' },
  'application/zip': { kind: 'file', extension: 'zip' },
  'application/epub+zip': { kind: 'file', extension: 'epub' },
  'application/vnd.oasis.opendocument.text': { kind: 'file', extension: 'odt' },
  'application/vnd.oasis.opendocument.spreadsheet': { kind: 'file', extension: 'ods' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'file',
    extension: 'docx',
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { kind: 'file', extension: 'xlsx' },
};

/** Aliases of media types. */
const ALSO_CALLED: Record<string, string> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/vnd.wave': 'audio/wav',
  'audio/opus': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
  // Films of phones are in the same boxes; browsers play them under this name.
  'video/quicktime': 'video/mp4',
  'image/apng': 'image/png',
};

/** How large a file of a kind may be, in bytes. */
export const MAX_BYTES_BY_KIND: Record<AssetKind, number> = {
  image: 40 * MEGABYTE,
  audio: 100 * MEGABYTE,
  video: 400 * MEGABYTE,
  file: 50 * MEGABYTE,
};

export interface AcceptedType {
  kind: AssetKind;
  contentType: string;
  extension: string;
}

/** Returns the library's entry for a content type; `null` for one that is not accepted. Parameters of the type do not matter. */
export function acceptedType(contentType: string): AcceptedType | null {
  const bare = contentType.split(';')[0]?.trim() ?? '';
  const name = ALSO_CALLED[bare] ?? bare;
  const accepted = Object.hasOwn(ACCEPTED, name) ? ACCEPTED[name] : undefined;
  return accepted ? { ...accepted, contentType: name } : null;
}

/** Files a browser is to offer for choosing, as `accept` of an input; the content decides when they arrive. */
export function acceptedFiles(kinds: readonly AssetKind[]): string {
  const names = Object.entries(ACCEPTED).filter(([, { kind }]) => kinds.includes(kind));
  const types = names.map(([type]) => type);
  const also = Object.entries(ALSO_CALLED).flatMap(([type, name]) => (types.includes(name) ? [type] : []));
  return [...types, ...also, ...names.map(([, { extension }]) => `.${extension}`)].join(',');
}
