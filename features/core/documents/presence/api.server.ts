import { type Context, Hono } from 'hono';
import { stream } from 'hono/streaming';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { PresenceBoard } from './presence-board.server.ts';
import { type PresenceServices, readPresence } from './read-presence.server.ts';
import { leavePlace, recordPresence } from './record-presence.server.ts';
import { placeBody, tabSchema } from './schema.ts';

/** Limits the duration of a connection so that permissions are checked again: a session ends, a role is removed. */
const MAX_CONNECTION_MS = 5 * 60_000;
/** A browser that lost its connection waits so long before it comes back. */
const RETRY_MS = 2000;

/** API that streams which editor is on which document, for those who may edit pages (docs/decisions/0064). */
export function presenceApi(
  services: PresenceServices & Parameters<typeof recordPresence>[0] & { presence: PresenceBoard },
) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const editorOf = (c: Context<WithPrincipal>) => requirePermission(c.get('principal'), 'edit-pages');

  app.use(async (c, next) => {
    c.header('cache-control', 'private, no-store, no-transform');
    await next();
  });

  app.get('/', async (c) => {
    const { id } = await editorOf(c);
    c.header('content-type', 'text/event-stream');
    // Proxies pass each line on as it comes.
    c.header('x-accel-buffering', 'no');
    if (c.req.method === 'HEAD') return c.body(null);
    const connection = services.presence.open(id);
    if (!connection) throw tooMany('There are too many connections of this account.');
    const end = setTimeout(() => connection.close(), MAX_CONNECTION_MS);
    return stream(c, async (out) => {
      out.onAbort(() => connection.close());
      try {
        await out.write(`retry: ${RETRY_MS}\n\n`);
        for (;;) {
          const news = await connection.next();
          if (news === null || out.aborted) return;
          await out.write(
            news === 'beat' ? event('beat', '') : event('presence', JSON.stringify(news.presence)),
          );
        }
      } finally {
        clearTimeout(end);
        connection.close();
      }
    });
  });

  app.put('/:tab', async (c) => {
    const { id } = await editorOf(c);
    const place = parseInput(placeBody, await readJson(c));
    const stored = await recordPresence(services, id, tabOf(c), place);
    if (!stored.ok && stored.error === 'TOO_MANY_TABS') throw tooMany('This account edits in too many tabs.');
    if (!stored.ok) throw new Problem(404, 'not_found', { detail: 'There is no such document.' });
    return c.json(await readPresence(services));
  });

  app.delete('/:tab', async (c) => {
    const { id } = await editorOf(c);
    await leavePlace(services, id, tabOf(c));
    return c.body(null, 204);
  });

  return app;
}

/** One event as browsers read it; `data` has no line breaks. */
const event = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;

const tabOf = (c: Context): string => {
  const parsed = tabSchema.safeParse(c.req.param('tab'));
  if (!parsed.success) throw new Problem(404, 'not_found', { detail: 'There is no such tab.' });
  return parsed.data;
};

const tooMany = (detail: string) => new Problem(429, 'too_many', { detail });
