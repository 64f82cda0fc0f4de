import { createFixedClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import type { Engine } from '#platform/database/engine.ts';
import type { Letter } from '#platform/mail/mailer.server.ts';
import { openServices, type Services } from '#server/services.server.ts';
import { openTestDatabase } from '#tests/database/engines.ts';

export interface TestServices {
  services: Services;
  clock: ReturnType<typeof createFixedClock>;
  /** Tags that were published, in their order. */
  tags: string[];
  /** Letters that were sent, in their order. */
  letters: Letter[];
  close(): Promise<void>;
}

/** Real services over a database of their own, with a clock that stands still; the demo venue only where it is asked for. */
export async function openTestServices(
  engine: Engine,
  { now = '2026-11-20T08:00:00.000Z', demo = false, signInAttempts = 20 } = {},
): Promise<TestServices> {
  const database = await openTestDatabase(engine);
  const clock = createFixedClock(now);
  const letters: Letter[] = [];
  const mailer = { send: async (letter: Letter) => void letters.push(letter) };
  const services = await openServices(
    parseConfig({
      DATA_DIR: ':memory:',
      DATABASE_URL: database.url ?? undefined,
      LOG_LEVEL: 'silent',
      DEMO: demo ? '1' : '0',
      SIGN_IN_ATTEMPTS: String(signInAttempts),
    }),
    { clock, mailer },
  );
  const tags: string[] = [];
  services.bus.subscribe((event) => tags.push(...event.tags));
  return {
    services,
    clock,
    tags,
    letters,
    async close() {
      await services.close();
      await database.close();
    },
  };
}
