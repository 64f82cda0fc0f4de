import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { findTradeFigures } from '#features/box-office/order-store/index.server.ts';
import { file } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { anyone } from '#platform/http/inputs.server.ts';
import { Problem } from '#platform/http/problem.server.ts';
import { findJobs } from '#platform/jobs/job-store.server.ts';
import { countUnsentEmails } from '#platform/mail/outgoing-emails.server.ts';
import manifest from '../../package.json' with { type: 'json' };
import type { Services } from '../services/services.server.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_HOSTS = new Set(['127.0.0.1', '[::1]', 'localhost']);
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * `/metrics` for Prometheus: process figures, answers by status, pages in the cache, jobs, orders and payments of the last day, unsent emails,
 * the version. Readable from the machine itself, or
 * from anywhere with the configured token; for everybody else the address does not exist.
 */
export function metrics({
  config,
  pageCache,
  db,
  clock,
}: Pick<Services, 'config' | 'pageCache' | 'db' | 'clock'>): {
  app: Hono;
  observe: MiddlewareHandler;
} {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers that did not come from the page cache',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  new Gauge({
    name: 'page_cache_pages',
    help: 'Pages kept in the page cache',
    registers: [registry],
    collect() {
      this.set(pageCache.size);
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory the pages of the page cache take',
    registers: [registry],
    collect() {
      this.set(pageCache.bytes);
    },
  });

  new Gauge({
    name: 'job_ended_timestamp_seconds',
    help: 'When a job last ended',
    labelNames: ['job'],
    registers: [registry],
    async collect() {
      for (const { name, ended_at: endedAt } of await jobsNow())
        if (endedAt !== null) this.set({ job: name }, Date.parse(endedAt) / 1000);
    },
  });
  new Gauge({
    name: 'job_failed',
    help: 'Whether a job failed the last time',
    labelNames: ['job'],
    registers: [registry],
    async collect() {
      for (const { name, error } of await jobsNow()) this.set({ job: name }, error === null ? 0 : 1);
    },
  });
  // Without the database there is nothing to say of jobs, and all the more of the rest.
  const jobsNow = () => findJobs(db).catch(() => []);

  measureTrade(registry, { db, clock });
  measureEmails(registry, db);
  new Gauge({
    name: 'build_info',
    help: 'The version that runs',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: manifest.version }, 1);

  const app = new Hono();
  const call = callsOn(app, { group: 'Machines', caller: anyone, isBare: true });
  call(
    'GET /metrics',
    {
      summary: 'Figures for Prometheus: for the machine itself, or with the configured token as a bearer.',
      answer: file('The figures.', 'text/plain'),
      problems: [404],
    },
    async (c) => {
      if (!mayRead(c, config.metricsToken)) throw new Problem(404, 'not_found');
      return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType });
    },
  );
  const observe: MiddlewareHandler = async (c, next) => {
    const end = duration.startTimer({ method: c.req.method });
    await next();
    end({ status: String(c.res.status) });
  };
  return { app, observe };
}

const DAY_MS = 86_400_000;

/** Orders and payments of the last day, which need no scan, and orders somebody has to see to. */
function measureTrade(registry: Registry, { db, clock }: Pick<Services, 'db' | 'clock'>): void {
  const figures = sharedByGauges(() =>
    findTradeFigures(db, new Date(clock.time() - DAY_MS).toISOString()).catch(() => null),
  );
  new Gauge({
    name: 'orders_last_day',
    help: 'Orders placed in the last 24 hours',
    registers: [registry],
    async collect() {
      const found = await figures();
      if (found) this.set(found.orders);
    },
  });
  new Gauge({
    name: 'orders_unsettled',
    help: 'Orders that wait for money or a bank',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const { state, count } of (await figures())?.unsettled ?? []) this.set({ state }, count);
    },
  });
  for (const [name, help, value] of [
    ['payments_last_day', 'Payments recorded in the last 24 hours', 'count'],
    ['payments_last_day_cents', 'What they come to, in cents', 'cents'],
  ] as const)
    new Gauge({
      ...{ name, help, labelNames: ['kind', 'means'], registers: [registry] },
      async collect() {
        const found = await figures();
        this.reset();
        for (const { kind, means, ...sums } of found?.payments ?? []) this.set({ kind, means }, sums[value]);
      },
    });
}

function measureEmails(registry: Registry, db: Services['db']): void {
  const unsent = sharedByGauges(() => countUnsentEmails(db).catch(() => null));
  for (const [name, help, value] of [
    ['emails_unsent', 'Emails that wait to be sent', 'waiting'],
    ['emails_refused', 'Those of them that the mail server did not take so far', 'tried'],
  ] as const)
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        const found = await unsent();
        if (found) this.set(found[value]);
      },
    });
  new Gauge({
    name: 'emails_unsent_oldest_timestamp_seconds',
    help: 'When the oldest unsent email was written; 0 when there is none',
    registers: [registry],
    async collect() {
      const found = await unsent();
      if (found) this.set(found.oldest === null ? 0 : Date.parse(found.oldest) / 1000);
    },
  });
}

/** Gauges that are read together ask once. */
function sharedByGauges<T>(find: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= find().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

function mayRead(c: Context, token: string | undefined): boolean {
  if (token !== undefined) return c.req.header('authorization') === `Bearer ${token}`;
  const address = getConnInfo(c).remote.address;
  const host = `http://${c.req.header('host') ?? ''}`;
  const hostname = URL.canParse(host) ? new URL(host).hostname : '';
  // A proxy on the same machine comes from the loopback too, but for visitors of another host or with a word about them.
  const isForwarded = FORWARDING.some((name) => c.req.header(name) !== undefined);
  return address !== undefined && LOOPBACK.has(address) && LOOPBACK_HOSTS.has(hostname) && !isForwarded;
}
