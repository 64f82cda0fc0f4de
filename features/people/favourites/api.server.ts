import { type Context, Hono } from 'hono';
import { requireUser, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { saveFavourites } from './save-favourites.server.ts';
import { favouritesBody } from './schema.ts';
import { readFavourites } from './store.server.ts';

/** `GET` and `PUT /favourites/`: the list of who is signed in; 401 for everybody else. */
export function favouritesApi(services: { db: Db; engine: Engine }) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const answer = (c: Context, events: number[]) => {
    c.header('cache-control', 'private, no-store');
    return c.json({ events });
  };

  app.get('/favourites', async (c) => {
    const principal = await requireUser(c.get('principal'));
    return answer(c, await readFavourites(services.db, principal.id));
  });

  app.put('/favourites', async (c) => {
    const principal = await requireUser(c.get('principal'));
    const { events } = parseInput(favouritesBody, await c.req.json().catch(() => null));
    return answer(c, await saveFavourites(services, principal, events));
  });

  return app;
}
