import type { Context, Env, Hono } from 'hono';
import { MAX_PAGE_SIZE, readId, readPaging } from './list-request.server.ts';
import { Problem } from './problem.server.ts';

/**
 * `GET {path}/` and `GET {path}/{id}/` of a list that is short as a rule and answered as an array
 * (docs/product/api.md#lists): as many as an answer may hold unless `page_size` says fewer, and `Link` leads on when
 * there are more.
 */
export function shortList<E extends Env, T extends { id: number }>(
  app: Hono<E>,
  {
    path,
    name,
    isListed = () => true,
  }: {
    path: string;
    name: string;
    /** Filters the list; entries left out are still available by their id. */
    isListed?: (one: T) => boolean;
  },
  read: (c: Context<E>) => Promise<T[]>,
): void {
  app.get(path, async (c) => {
    const { page, pageSize } = readPaging(c, MAX_PAGE_SIZE);
    const all = (await read(c)).filter(isListed);
    if (page * pageSize < all.length) {
      const next = new URL(c.req.url);
      next.searchParams.set('page', String(page + 1));
      c.header('link', `<${next.href}>; rel="next"`);
    }
    return c.json(all.slice((page - 1) * pageSize, page * pageSize));
  });

  app.get(`${path}/:id`, async (c) => {
    const id = readId(c);
    const one = (await read(c)).find((each) => each.id === id);
    if (!one) throw new Problem(404, 'not_found', { detail: `There is no such ${name}.` });
    return c.json(one);
  });
}
