import type { Context, Env, Hono } from 'hono';
import { z } from 'zod';
import { jsonAs } from './answer.server.ts';
import { callsOn } from './declare-call.server.ts';
import { anyone, idInPath, pagingInQuery } from './inputs.server.ts';
import { MAX_PAGE_SIZE } from './list-request.server.ts';
import { Problem } from './problem.server.ts';

/**
 * Declares the two calls of a list that is short as a rule and answered as an array (docs/product/api.md#lists): `GET {path}/`
 * answers as many as an answer may hold unless `page_size` says fewer, and `Link` leads on when there are more; `GET {path}/{id}/`
 * answers one.
 */
export function shortList<E extends Env, S extends z.ZodType<{ id: number }>>(
  app: Hono<E>,
  {
    path,
    name,
    group,
    summary,
    one,
    schema,
    isListed = () => true,
  }: {
    path: `/${string}`;
    name: string;
    group: string;
    summary: string;
    /** Summary of a single entry, `One room.` */
    one: string;
    schema: S;
    /** Filters the list; entries left out are still available by their id. */
    isListed?: (one: z.output<S>) => boolean;
  },
  read: (c: Context<E>) => Promise<NoInfer<z.output<S>>[]>,
): void {
  const call = callsOn(app, { group, caller: anyone });

  call(
    `GET ${path}/`,
    {
      summary,
      takes: { paging: pagingInQuery(MAX_PAGE_SIZE) },
      answer: jsonAs<z.output<S>[]>('In their order; Link leads to further ones.', z.array(schema)),
    },
    async (c, { paging: { page, pageSize } }) => {
      const all = (await read(c)).filter(isListed);
      if (page * pageSize < all.length) {
        const next = new URL(c.req.url);
        next.searchParams.set('page', String(page + 1));
        c.header('link', `<${next.href}>; rel="next"`);
      }
      return all.slice((page - 1) * pageSize, page * pageSize);
    },
  );

  call(
    `GET ${path}/:id/`,
    { summary: one, takes: { id: idInPath }, answer: jsonAs<z.output<S>>(one, schema), problems: [404] },
    async (c, { id }) => {
      const found = (await read(c)).find((each) => each.id === id);
      if (!found) throw new Problem(404, 'not_found', { detail: `There is no such ${name}.` });
      return found;
    },
  );
}
