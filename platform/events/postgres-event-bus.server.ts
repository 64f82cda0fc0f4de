import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { loadPg } from '../database/load-pg.server.ts';
import type { Log } from '../log.server.ts';
import { type CacheTag, EVERYTHING } from './cache-tag.ts';
import { type ChangeEvent, createLocalEventBus, type EventBus } from './event-bus.server.ts';

const CHANNEL = 'buntspecht_events';
/** NOTIFY takes at most 8000 bytes; longer tag lists go out in parts. */
const TAGS_PER_MESSAGE = 100;
/** More tags than this that could not be sent say the same as "anything". */
const MAX_TAGS_RETAINED = 1000;
const RECONNECT_MS = 250;
const RESPONSE_TIMEOUT_MS = 5000;

/**
 * The bus of a cluster: LISTEN/NOTIFY on the database all nodes share. Every node, the sender included, receives changes
 * through the database. While the connection is down a node notifies itself alone; after reconnecting, unsent messages go
 * out, and missed ones are covered by one `EVERYTHING`.
 */
export async function createPostgresEventBus(url: string, log: Log): Promise<EventBus> {
  const local = createLocalEventBus();
  const unsent = new Set<CacheTag>();
  let sending: Promise<void> | null = null;
  let closed = false;
  let client: Client | null = await connect();

  async function connect(): Promise<Client> {
    const next = new (loadPg().Client)({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
    });
    next.on('notification', (message) => {
      if (message.payload) void local.publish(JSON.parse(message.payload) as ChangeEvent);
    });
    next.on('error', (error) => lose(next, error));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      return next;
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
  }

  function lose(lost: Client, error: unknown): void {
    if (lost !== client || closed) return;
    client = null;
    log.warn({ err: error }, 'lost the event bus connection, reconnecting');
    void lost.end().catch(() => undefined);
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    while (!closed && client === null) {
      await wait(RECONNECT_MS);
      client = await connect().catch(() => null);
    }
    if (closed) return void client?.end().catch(() => undefined);
    log.info('reconnected the event bus');
    await local.publish({ type: 'changed', tags: [EVERYTHING] });
    await send();
  }

  /** One message at a time, for all callers. */
  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    while (client !== null && unsent.size > 0) {
      const carrier = client;
      const tags = [...unsent].slice(0, TAGS_PER_MESSAGE);
      for (const tag of tags) unsent.delete(tag);
      try {
        await carrier.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ type: 'changed', tags })]);
      } catch (error) {
        keep(tags);
        lose(carrier, error);
      }
    }
  }

  function keep(tags: CacheTag[]): void {
    for (const tag of tags) unsent.add(tag);
    if (unsent.size <= MAX_TAGS_RETAINED || client !== null) return;
    unsent.clear();
    unsent.add(EVERYTHING);
  }

  return {
    async publish(event) {
      keep(event.tags);
      if (client === null) await local.publish(event);
      else await send();
    },
    subscribe: local.subscribe,
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
