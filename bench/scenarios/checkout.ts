import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Tables } from '#features/database.server.ts';
import { migrationsFor } from '#migrations/index.ts';
import { migrateToLatest } from '#platform/database/migrate.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { startFakeStripe } from '#tests/fakes/stripe.ts';
import { onBothEngines } from '../both-engines.ts';
import { onlineShopper, SHOP_ORIGIN } from '../online-shopper.ts';
import { type Figure, percentile } from '../report.ts';
import { SITE, startServerProcess } from '../server-process.ts';
import { putOnShow, siteEnvironment } from '../sold-tickets.ts';

const CLIENTS = 4;
const WARM_UP_MS = 3000;
const SECONDS = 15;
const GOALS = { perMinute: 600, callMs: 500, confirmationMs: 1000 };
const TICKETS = 2;
const WEBHOOK_SECRET = 'whsec_only_for_measuring';

/**
 * Visitors buy two tickets online, over and over, through the whole server: cart, name, review, payment, order. The payment
 * provider is a fake in this process, and answers at once.
 */
export function checkout(): Promise<Figure[]> {
  return onBothEngines(measure);
}

async function measure(engine: string, url?: string): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const database = openDatabase<Tables>({ url, dataDir, onError: () => undefined });
  await migrateToLatest(database.db, migrationsFor(database.engine));
  await putOnShow(database.db);
  const provider = await startFakeStripe({ webhookSecret: WEBHOOK_SECRET });
  const site = await startServerProcess(
    SITE,
    {
      ...{ ...siteEnvironment(dataDir, url), PUBLIC_ORIGIN: SHOP_ORIGIN },
      STRIPE_SECRET_KEY: 'sk_live_only_for_measuring',
      ...{ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_ORIGIN: provider.origin },
    },
    '/readyz',
  );
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + SECONDS * 1000;
  const confirmations: number[] = [];
  const calls: number[] = [];
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => visitor(client)));
  const paid = await database.db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await site.stop();
  await provider.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
  if (Number(paid.count) < confirmations.length) throw new Error('Orders were shown that are not paid');

  async function visitor(client: number): Promise<void> {
    for (let visit = 0; performance.now() < end; visit += 1) {
      const isMeasured = performance.now() >= begin;
      const shopper = onlineShopper(site.url, `10.${client}.${visit >> 8}.${visit & 255}`, provider);
      const ms = await shopper.buy(TICKETS);
      if (!isMeasured) continue;
      confirmations.push(ms);
      calls.push(...shopper.times);
    }
  }

  const hasGoal = url !== undefined;
  const figure = (what: string, value: number, unit: string, goal: string, reached: boolean): Figure => ({
    ...{ scenario: 'checkout', what: `${engine}, ${what}`, value, unit },
    ...(hasGoal ? { goal, reached } : {}),
  });
  const perMinute = (confirmations.length * 60) / SECONDS;
  const call = percentile(calls, 0.95);
  const confirmation = percentile(confirmations, 0.95);
  return [
    figure(
      `paid orders of ${CLIENTS} clients`,
      perMinute,
      'per minute',
      `≥ ${GOALS.perMinute}`,
      perMinute >= GOALS.perMinute,
    ),
    figure('each call, p95', call, 'ms', `< ${GOALS.callMs} ms`, call < GOALS.callMs),
    figure(
      'page that says it, p95',
      confirmation,
      'ms',
      `< ${GOALS.confirmationMs} ms`,
      confirmation < GOALS.confirmationMs,
    ),
  ];
}
