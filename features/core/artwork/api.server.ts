import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { file } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { fileInPath, isType, SEED, typeInPath } from './address-inputs.server.ts';
import { drawArtwork } from './artwork.ts';
import { parseArtworkSeed } from './artwork-seed.ts';
import { createLru } from './lru.ts';
import type { ArtworkType } from './names.ts';
import { artworkRatios } from './ratio.ts';

/** About 10 KB each; browsers and caches in front keep them for a year. */
const capacity = 500;
const filePattern = /^([a-z0-9-]{1,120}(?:~[a-z]{1,20}){0,3})-(\d{1,2})x(\d{1,2})\.svg$/;

const ratios = artworkRatios.map(([width, height]) => `${width}x${height}`);

/**
 * Serves the cut-paper artworks (docs/design/artwork.md#delivery), mounted at `/art`: `GET /v2/{type}/{seed}-{w}x{h}.svg`.
 * Any slug is accepted, hence the closed lists of types, picks and ratios; anything else is a plain 404. Its content is
 * immutable, so it may be cached for a year without revalidation.
 */
export function artworkApi(): Hono {
  const drawn = createLru<{ svg: string; etag: string }>(capacity);

  const draw = (type: ArtworkType, seed: string, ratio: readonly [number, number]) => {
    const key = `${type}/${seed}/${ratio.join('x')}`;
    const known = drawn.get(key);
    if (known) return known;
    const parsed = parseArtworkSeed(seed);
    if (!parsed) return null;
    const svg = drawArtwork(parsed.slug, { type, ratio, ...parsed.pick });
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
    const result = { svg, etag };
    drawn.set(key, result);
    return result;
  };

  const app = new Hono();
  const call = callsOn(app, { group: 'Pictures', caller: anyone, isBare: true });
  call(
    'GET /v2/:type/:file',
    {
      summary: 'The cut-paper picture of a slug; never changes under its address.',
      takes: {
        type: typeInPath,
        name: fileInPath('Slug, picks and ratio.', `${SEED}-(${ratios.join('|')})\\.svg`, 'der-mond-1x1.svg'),
      },
      answer: file('The picture.', 'image/svg+xml'),
    },
    (context, { type, name }) => {
      const [, seed, width, height] = filePattern.exec(name) ?? [];
      const ratio = artworkRatios.find(([w, h]) => `${w}` === width && `${h}` === height);
      const artwork = isType(type) && seed && ratio ? draw(type, seed, ratio) : null;
      if (!artwork) return context.text('Not found', 404);

      const { svg, etag } = artwork;
      context.header('cache-control', 'public, max-age=31536000, immutable');
      context.header('etag', etag);
      const held =
        context.req
          .header('if-none-match')
          ?.split(',')
          .map((tag) => tag.trim()) ?? [];
      if (held.some((tag) => tag.replace(/^W\//, '') === etag)) return context.body(null, 304);
      return context.body(svg, 200, { 'content-type': 'image/svg+xml; charset=utf-8' });
    },
  );
  return app;
}
