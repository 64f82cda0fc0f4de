import { type Context, Hono } from 'hono';
import { signedIn, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Db } from '#features/database.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { saveFavourites } from './save-favourites.server.ts';
import { favouritesBody } from './schema.ts';
import { readFavourites } from './store.server.ts';

/** `GET` and `PUT /favourites/`: the list of the signed-in user; 401 without a session. */
export function favouritesApi(services: { db: Db; engine: Engine }) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, { group: 'Visitor', caller: signedIn });
  const answer = (c: Context, events: number[]) => {
    c.header('cache-control', 'private, no-store');
    return { events };
  };

  call(
    'GET /favourites/',
    {
      summary: 'The events who is signed in remembers.',
      answer: json('Their ids in the order they were added.', favouritesBody),
    },
    async (c, { caller }) => answer(c, await readFavourites(services.db, caller.id)),
  );

  call(
    'PUT /favourites/',
    {
      summary:
        'Puts a list in the place of the one that is remembered; ids of events that do not exist are left out.',
      body: favouritesBody,
      answer: json('The list as it was stored.', favouritesBody),
      problems: [403, 413, 429],
    },
    async (c, { caller, body }) => answer(c, await saveFavourites(services, caller, body.events)),
  );

  return app;
}
