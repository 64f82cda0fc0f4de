import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import { empty, file, json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { knownInPath } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import type { PresenceBoard } from './presence-board.server.ts';
import { type PresenceServices, readPresence } from './read-presence.server.ts';
import { leavePlace, recordPresence } from './record-presence.server.ts';
import { placeBody, tabSchema } from './schema.ts';

/** Limits the duration of a connection so that permissions are checked again: a session ends, a role is removed. */
const MAX_CONNECTION_MS = 5 * 60_000;
/** A browser that lost its connection waits so long before it comes back. */
const RETRY_MS = 2000;

const text = z.string();
const author = z.strictObject({ id: z.int(), name: text }).nullable();
const presenceAnswer = z.strictObject({
  people: z.array(
    z.strictObject({
      tab: text,
      account: z.int(),
      name: text,
      document: z.int(),
      language: z.enum(LANGUAGES),
      module: text.nullable(),
    }),
  ),
  drafts: z.array(
    z.strictObject({
      document: z.int(),
      version: z.int(),
      changed_by: author,
      publications: z.strictObject({ count: z.int(), last: z.int(), last_by: author }),
    }),
  ),
});

const tabInPath = knownInPath(
  {
    name: 'tab',
    summary: 'A name the tab made up for itself: 8 to 40 letters, digits and hyphens.',
    schema: tabSchema,
    example: 'tab-example',
  },
  'There is no such tab.',
);

/** Streams current editors by document. Needs permission to edit pages (docs/decisions/0064). */
export function presenceApi(
  services: PresenceServices & Parameters<typeof recordPresence>[0] & { presence: PresenceBoard },
) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, { group: 'Pages and content', caller: permitted('edit-pages') });

  app.use(async (c, next) => {
    c.header('cache-control', 'private, no-store, no-transform');
    await next();
  });

  call(
    'GET /',
    {
      summary: 'Who edits where, as events: all of it whenever it changes.',
      answer: file('Events `presence` with everybody, and `beat` every few seconds.', 'text/event-stream'),
      problems: [429],
    },
    async (c, { caller }) => {
      c.header('content-type', 'text/event-stream');
      // Proxies pass each line on as it comes.
      c.header('x-accel-buffering', 'no');
      if (c.req.method === 'HEAD') return c.body(null);
      const connection = services.presence.open(caller.id);
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
    },
  );

  call(
    'PUT /:tab/',
    {
      summary: 'Says where somebody is in a tab, again every few seconds.',
      takes: { tab: tabInPath },
      body: placeBody,
      answer: json('Who edits where.', presenceAnswer),
      problems: [404, 429],
    },
    async (_, { caller, tab, body }) => {
      const stored = await recordPresence(services, caller.id, tab, body);
      if (!stored.ok && stored.error === 'TOO_MANY_TABS')
        throw tooMany('This account edits in too many tabs.');
      if (!stored.ok) throw new Problem(404, 'not_found', { detail: 'There is no such document.' });
      return readPresence(services);
    },
  );

  call(
    'DELETE /:tab/',
    {
      summary: 'Says that nobody edits in a tab any more.',
      takes: { tab: tabInPath },
      answer: empty('Nobody is there.'),
    },
    (_, { caller, tab }) => leavePlace(services, caller.id, tab),
  );

  return app;
}

/** One event as browsers read it; `data` has no line breaks. */
const event = (name: string, data: string): string => `event: ${name}\ndata: ${data}\n\n`;

const tooMany = (detail: string) => new Problem(429, 'too_many', { detail });
