import pg from 'pg';
import type { Log } from '../log.server.ts';
import { type ChangeEvent, createLocalEventBus, type EventBus } from './event-bus.server.ts';

const CHANNEL = 'buntspecht_events';
/** NOTIFY takes at most 8000 bytes; longer tag lists go out in parts. */
const TAGS_PER_MESSAGE = 100;
const RECONNECT_MS = 1000;

/** The tag that means "anything may have changed": sent to the listeners after a connection was lost and made anew. */
export const EVERYTHING = '*';

/**
 * The bus of a cluster: LISTEN/NOTIFY on the database all nodes share. Every node, the sender included, hears of a change
 * through the database. What was missed while the connection was down is made good by one `EVERYTHING`.
 */
export async function createPostgresEventBus(url: string, log: Log): Promise<EventBus> {
  const local = createLocalEventBus();
  let closed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', (message) => {
      if (message.payload) void local.publish(JSON.parse(message.payload) as ChangeEvent);
    });
    next.on('error', (error) => {
      log.warn({ error: error.message }, 'lost the connection that carries events');
      void next.end().catch(() => undefined);
      if (!closed) void reconnect();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    return next;
  }

  async function reconnect(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    if (closed) return;
    try {
      client = await connect();
      await local.publish({ type: 'changed', tags: [EVERYTHING] });
    } catch {
      void reconnect();
    }
  }

  return {
    async publish(event) {
      for (let start = 0; start < event.tags.length; start += TAGS_PER_MESSAGE) {
        const part: ChangeEvent = {
          type: event.type,
          tags: event.tags.slice(start, start + TAGS_PER_MESSAGE),
        };
        await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(part)]);
      }
    },
    subscribe: local.subscribe,
    async close() {
      closed = true;
      await client.end();
    },
  };
}
