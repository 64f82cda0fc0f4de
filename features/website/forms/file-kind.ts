import type { FileKind } from './field.ts';

const TYPES: Record<FileKind, Record<string, string>> = {
  image: { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'image/gif': 'gif' },
  pdf: { 'application/pdf': 'pdf' },
  document: {
    'application/vnd.oasis.opendocument.text': 'odt',
    'application/vnd.oasis.opendocument.spreadsheet': 'ods',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  },
  audio: {
    'audio/mpeg': 'mp3',
    'audio/mp4': 'm4a',
    'audio/x-m4a': 'm4a',
    'audio/ogg': 'ogg',
    'audio/wav': 'wav',
  },
  video: { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' },
};

/** Returns the kind and extension of a file by its content type; `null` for types no form accepts. */
export function fileKind(contentType: string): { kind: FileKind; extension: string } | null {
  const bare = contentType.split(';')[0]?.trim() ?? '';
  for (const [kind, types] of Object.entries(TYPES)) {
    const extension = Object.hasOwn(types, bare) ? types[bare] : undefined;
    if (extension !== undefined) return { kind: kind as FileKind, extension };
  }
  return null;
}

/** Returns the file types a browser offers for choosing, as `accept` of an input. */
export function acceptedBy(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => Object.values(TYPES[kind]).map((extension) => `.${extension}`)).join(',');
}
