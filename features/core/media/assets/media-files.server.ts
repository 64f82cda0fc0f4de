import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { artworkRatios } from '#features/core/artwork/index.server.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import type { Db } from '#features/database.server.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { OverloadedError } from '#platform/bounded-work.server.ts';
import type { Clock } from '#platform/clock.ts';
import { file } from '#platform/http/answer.server.ts';
import { readRange } from '#platform/http/byte-range.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone, wordInPath } from '#platform/http/inputs.server.ts';
import type { FileStorage } from '#platform/storage/file-storage.ts';
import { createDerivatives, PICTURE_TYPES } from '../pictures/make-derivative.server.ts';
import { photoUrl, readDerivativeName } from '../pictures/photo.ts';
import { addressedPhoto, captionsName, fileUrl } from './addresses.ts';
import { type Asset, isAvailable } from './asset.ts';
import { findAddressNow } from './find-address-now.server.ts';
import { originalKey } from './storage-keys.ts';
import { findShownAssets, type ShownAsset } from './store.server.ts';

const YEAR_SECONDS = 31_536_000;
/** Whatever a file holds, nothing of it runs and nothing is loaded by it. */
const POLICY = "default-src 'none'; media-src 'self'; style-src 'none'; sandbox";
const ASSET = /^(\d{1,15})-([\w-]{1,60})$/;

const assetInPath = wordInPath({
  name: 'asset',
  summary: 'The number of the asset and the key of its file.',
  schema: z.string().regex(/^\d{1,9}-[\w-]{1,60}$/),
  example: '1-frau-frost-zieht-um',
});
const nameInPath = wordInPath({
  name: 'name',
  summary:
    'Shape, focal point and width of a picture; the name of a file; `captions-de.vtt` of sound and film.',
  schema: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]{2,5}$/),
  example: '4x3-50-50-320.webp',
});

/**
 * Public files of the library, mounted at `/media`: `/{id}-{key}/{name}`. Names of pictures identify the derivative;
 * only names that pages use are answered. A picture that may not (or no longer) be shown redirects to artwork.
 */
export function mediaFilesApi(
  { db, storage, clock }: { db: Db; storage: FileStorage; clock: Clock },
  bounds?: Parameters<typeof createDerivatives>[1],
): Hono {
  const derivative = createDerivatives(storage, bounds);

  async function respondWithPicture(c: Context, asset: ShownAsset, name: string): Promise<Response> {
    const photo = addressedPhoto(asset);
    const wanted = photo && readDerivativeName(photo, name);
    if (!photo || !wanted) return redirectPermanently(c, asset, name);
    const { x, y } = photo.focalPoint;
    if (
      c.req.param('asset') !== `${asset.id}-${photo.key}` ||
      wanted.focalPoint.x !== x ||
      wanted.focalPoint.y !== y
    )
      return redirectToAddress(c, photoUrl(photo, wanted.shape, wanted.width, wanted.format));
    try {
      const picture = await derivative(photo, wanted);
      if (!picture) return notFound(c);
      setCacheHeader(c, asset, clock);
      return send(c, picture, 200, { 'content-type': PICTURE_TYPES[wanted.format] });
    } catch (error) {
      if (!(error instanceof OverloadedError)) throw error;
      return c.text('Too many pictures are being made', 503, {
        'retry-after': '2',
        'cache-control': 'no-store',
      });
    }
  }

  async function respondWithFile(c: Context, asset: ShownAsset): Promise<Response> {
    const key = originalKey(asset.storageKey);
    const size = await storage.size(key);
    if (size === null) return notFound(c);
    setCacheHeader(c, asset, clock);
    c.header('accept-ranges', 'bytes');
    c.header('content-type', asset.contentType);
    if (asset.kind === 'file') c.header('content-disposition', `attachment; filename="${asset.name}"`);
    const range = readRange(c.req.header('range'), size);
    if (range === 'unsatisfiable')
      return c.text('Range Not Satisfiable', 416, {
        'content-range': `bytes */${size}`,
        'cache-control': 'no-store',
      });
    const body = await storage.read(key, range ?? undefined);
    if (!body) return notFound(c);
    if (range === null) return send(c, body, 200, { 'content-length': String(size) });
    return send(c, body, 206, {
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': String(range.end - range.start + 1),
    });
  }

  /** Redirects a former address to the current one, unless it was never published. */
  async function redirectPermanently(c: Context, asset: ShownAsset, name: string): Promise<Response> {
    const [, , key = ''] = ASSET.exec(c.req.param('asset') ?? '') ?? [];
    const now = await findAddressNow(db, asset, { key, name });
    if (now !== null) return redirectToAddress(c, now, 301);
    // Files that were replaced before former addresses were recorded.
    return asset.kind !== 'image' && name === asset.name
      ? redirectToAddress(c, fileUrl(asset), 301)
      : notFound(c);
  }

  const app = new Hono();
  const call = callsOn(app, { group: 'Machines', caller: anyone, isBare: true });
  call(
    'GET /:asset/:name',
    {
      summary:
        'A picture of the library in a shape, width and kind that pages ask for, or another file of it.',
      takes: { asset: assetInPath, name: nameInPath },
      answer: file('The file.', 'image/webp'),
      problems: [302, 416, 503],
    },
    async (c, { asset: address, name }) => {
      const [, id, key] = ASSET.exec(address) ?? [];
      if (id === undefined || Number(id) > MAX_ID) return notFound(c);
      const [asset] = await findShownAssets(db, [Number(id)]);
      if (!asset || !isAvailable(asset, clock.now())) return placeholderResponse(c, Number(id), name);
      c.header('content-security-policy', POLICY);
      if (asset.kind === 'image') return respondWithPicture(c, asset, name);
      const captions = asset.captions && captionsName(name);
      if (captions && asset.captions?.[captions]) {
        if (key !== asset.storageKey) return redirectPermanently(c, asset, name);
        return c.body(asset.captions[captions], 200, {
          'content-type': 'text/vtt; charset=utf-8',
          'cache-control': 'no-cache',
        });
      }
      if (name !== asset.name || key !== asset.storageKey) return redirectPermanently(c, asset, name);
      return respondWithFile(c, asset);
    },
  );
  return app;
}

/**
 * Redirects the address of a replaced file or of a former focal point to the current one; revalidated each time, since
 * names can come back.
 */
function redirectToAddress(c: Context, address: string, status: 301 | 302 = 302): Response {
  c.header('cache-control', 'no-cache');
  return c.redirect(address, status);
}

/** Artwork of the venue, wherever an address of a picture still stands that may not be shown (any more). */
function placeholderResponse(c: Context, id: number, name: string): Response {
  const ratio = artworkRatios.find(([width, height]) => name.startsWith(`${width}x${height}-`));
  if (!ratio) return notFound(c);
  c.header('cache-control', 'no-store');
  return c.redirect(artworkUrl('exhibition', `image-${id}`, ratio), 302);
}

function notFound(c: Context): Response {
  return c.text('Not Found', 404, { 'cache-control': 'no-store' });
}

/** For a year, or until it may not be shown any more. */
function setCacheHeader(c: Context, { availableUntil }: Pick<Asset, 'availableUntil'>, clock: Clock): void {
  const left =
    availableUntil === null ? YEAR_SECONDS : Math.floor((Date.parse(availableUntil) - clock.time()) / 1000);
  const seconds = Math.min(left, YEAR_SECONDS);
  c.header('cache-control', `public, max-age=${seconds}${seconds === YEAR_SECONDS ? ', immutable' : ''}`);
}

/** A file as a body; nobody reads that of an answer to HEAD. */
function send(c: Context, file: Readable, status: 200 | 206, headers: Record<string, string>): Response {
  if (c.req.method !== 'HEAD')
    return c.body(Readable.toWeb(file) as globalThis.ReadableStream, status, headers);
  file.destroy();
  return c.body(null, status, headers);
}
