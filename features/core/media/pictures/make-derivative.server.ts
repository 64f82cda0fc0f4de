import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createBoundedWork } from '#platform/bounded-work.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { derivativesKey, originalKey } from '../assets/storage-keys.ts';
import { inWorkingFolder } from '../working-folder.server.ts';
import { cropOf, heightOf, type PictureSize } from './crops.ts';
import { type Derivative, derivativeName, type PictureFormat } from './photo.ts';

/** Drawing is CPU-bound: excess requests queue, and beyond the limit are asked to retry later. */
const BOUNDS = { atOnce: 2, waiting: 60 };

export const PICTURE_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Source picture of a derivative. */
export type Source = PictureSize & { key: string };

/**
 * Creates derivatives on first request and stores them (docs/product/media.md#derivatives). Concurrent requests for one
 * share its creation. Throws `OverloadedError` when too many wait.
 */
export function createDerivatives(storage: FileStorage, bounds = BOUNDS) {
  const work = createBoundedWork(bounds);
  const openPayment = new Map<string, Promise<boolean>>();

  /** `null` when the picture's own file is missing. */
  return async function derivative(source: Source, wanted: Derivative): Promise<Readable | null> {
    const key = `${derivativesKey(source.key)}/${derivativeName(wanted)}`;
    const stored = await storage.read(key);
    if (stored) return stored;
    const making = openPayment.get(key) ?? work(() => make(source, wanted, key));
    openPayment.set(key, making);
    try {
      return (await making) ? await storage.read(key) : null;
    } finally {
      if (openPayment.get(key) === making) openPayment.delete(key);
    }
  };

  async function make(source: Source, wanted: Derivative, key: string): Promise<boolean> {
    const original = await storage.read(originalKey(source.key));
    if (!original) return false;
    return inWorkingFolder(async (folder) => {
      const [from, to] = [path.join(folder, 'original'), path.join(folder, 'derivative')];
      await writeFile(from, original);
      await draw(from, to, source, wanted);
      const { size: bytes } = await stat(to);
      await storage.write(key, { path: to, bytes, contentType: PICTURE_TYPES[wanted.format] });
      return true;
    });
  }
}

async function draw(from: string, to: string, size: PictureSize, wanted: Derivative): Promise<void> {
  // Loaded on first use: most processes start without ever drawing one.
  const { default: sharp } = await import('sharp');
  const { shape, focalPoint, width, format } = wanted;
  const picture = sharp(from)
    .extract(cropOf(size, shape, focalPoint))
    .resize(width, heightOf(size, shape, width), { fit: 'fill' });
  switch (format) {
    case 'avif':
      // More effort makes it four times as slow and a twentieth smaller.
      await picture.avif({ quality: 55, effort: 3 }).toFile(to);
      return;
    case 'webp':
      await picture.webp({ quality: 78 }).toFile(to);
      return;
    case 'jpg':
      await picture.jpeg({ quality: 80, mozjpeg: true }).toFile(to);
      return;
    case 'png':
      await picture.png({ compressionLevel: 9 }).toFile(to);
  }
}
