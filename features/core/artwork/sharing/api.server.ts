import { Hono } from 'hono';
import { file } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { fileInPath, isType, SEED, typeInPath } from '../address-inputs.server.ts';
import type { ArtworkType } from '../names.ts';
import { drawSharePicture } from './share-picture.server.ts';

/** About 60 KB each: at most some 12 MB. */
const CAPACITY = 200;
/** Drawing is CPU-bound; further requests are asked to retry later. */
const AT_ONCE = 4;
const FILE = /^([a-z0-9-]{1,120}(?:~[a-z]{1,20}){0,3})\.png$/;

/**
 * Pictures for shared links, mounted at `/share`: `GET /{type}/{slug}.png`, the artwork of a slug at 1200 × 630 px.
 * Immutable like the artwork itself (features/core/artwork); a bounded number is cached in memory.
 */
export function sharingApi(draw = drawSharePicture): Hono {
  const cached = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let drawing = 0;

  const picture = (type: ArtworkType, slug: string) => {
    const key = `${type}/${slug}`;
    const known = cached.get(key);
    cached.delete(key);
    const result = known ?? drawAndCount(type, slug);
    cached.set(key, result);
    result.catch(() => cached.delete(key));
    const [oldest] = cached.keys();
    if (cached.size > CAPACITY && oldest !== undefined) cached.delete(oldest);
    return result;
  };

  const drawAndCount = async (type: ArtworkType, slug: string) => {
    drawing += 1;
    try {
      return await draw(type, slug);
    } finally {
      drawing -= 1;
    }
  };

  const app = new Hono();
  const call = callsOn(app, { group: 'Pictures', caller: anyone, isBare: true });
  call(
    'GET /:type/:file',
    {
      summary: 'The same for shared links, 1200 × 630 px; never changes either.',
      takes: { type: typeInPath, name: fileInPath('Slug and picks.', `${SEED}\\.png`, 'der-mond.png') },
      answer: file('The picture.', 'image/png'),
      problems: [503],
    },
    async (c, { type, name }) => {
      const [, slug] = FILE.exec(name) ?? [];
      if (!isType(type) || !slug) return c.text('Not Found', 404);
      if (drawing >= AT_ONCE && !cached.has(`${type}/${slug}`))
        return c.text('Too many pictures are being drawn', 503, { 'retry-after': '2' });
      return c.body(await picture(type, slug), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    },
  );
  return app;
}
