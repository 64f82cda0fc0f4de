import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Problem } from '#platform/http/problem.server.ts';
import { findJobs } from '#platform/jobs/job-store.server.ts';
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
 * `/metrics` for Prometheus: process figures, answers by status, pages in the cache. Readable from the machine itself, or
 * from anywhere with the configured token; for everybody else the address does not exist.
 */
export function metrics({ config, pageCache, db }: Pick<Services, 'config' | 'pageCache' | 'db'>): {
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

  const app = new Hono();
  app.get('/metrics', async (c) => {
    if (!mayRead(c, config.metricsToken)) throw new Problem(404, 'not_found');
    return c.text(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  const observe: MiddlewareHandler = async (c, next) => {
    const end = duration.startTimer({ method: c.req.method });
    await next();
    end({ status: String(c.res.status) });
  };
  return { app, observe };
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
