import type { Instant } from '#lib/venue-time.ts';
import type { DatabaseClock } from '../database/database-clock.server.ts';
import type { Log } from '../log.server.ts';
import { endLease, findDue, insertJobs, type JobDb, renewLease, takeLease } from './job-store.server.ts';

export interface Job {
  name: string;
  everySeconds: number;
  /** Safe to run twice, at once too. */
  run(): Promise<unknown>;
  /** Reads cheaply whether there is anything to do: while there is not, nothing is written for the job but every ten minutes. */
  hasWork?(): Promise<boolean>;
  /** Set where each node does it for itself, since it is about the node's own disk. */
  onEveryNode?: true;
}

export interface JobRunner {
  /** Renews what runs here and starts what is due, without waiting for it. */
  poll(): Promise<void>;
  /** Waits for running jobs. */
  settle(): Promise<void>;
  /** Polls now and every five seconds. */
  start(): void;
  /** Starts no more jobs and waits for running ones. */
  stop(): Promise<void>;
}

const POLL_MS = 5000;
const LEASE_SECONDS = 60;
const IDLE_RUN_SECONDS = 600;

/** Runs jobs when they are due, each on one node at a time (docs/decisions/0029). `node` is this node's own name. */
export function createJobRunner(
  { db, databaseClock, log, node }: { db: JobDb; databaseClock: DatabaseClock; log: Log; node: string },
  jobs: Job[],
): JobRunner {
  const leased = new Map(jobs.filter(({ onEveryNode }) => !onEveryNode).map((job) => [job.name, job]));
  const own = jobs.filter(({ onEveryNode }) => onEveryNode);
  const ownDue = new Map<string, Instant>();
  const running = new Map<string, Promise<void>>();
  /** Of jobs without work: when they are looked at next, and when they run all the same. */
  const idle = new Map<string, { checkAt: Instant; runAt: Instant }>();
  let areKnown = false;
  let isStopped = false;
  let polling: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    const now = await databaseClock(db);
    if (!areKnown) await insertJobs(db, [...leased.keys()], now);
    areKnown = true;
    const until = after(now, LEASE_SECONDS);
    for (const name of running.keys())
      if (leased.has(name)) await renewLease(db, { name, holder: node, until });
    for (const job of own)
      if (!running.has(job.name) && (ownDue.get(job.name) ?? now) <= now) begin(job, runOwn(job, now));
    for (const name of await findDue(db, [...leased.keys()], now)) {
      const job = leased.get(name);
      if (!job || isStopped || running.has(name) || (await isIdle(job, now))) continue;
      if (await takeLease(db, { name, holder: node, now, until })) begin(job, runLeased(job));
    }
  }

  async function isIdle({ name, everySeconds, hasWork }: Job, now: Instant): Promise<boolean> {
    if (!hasWork) return false;
    const known = idle.get(name);
    if (known && known.checkAt > now) return true;
    if (!known || known.runAt <= now || (await hasWork())) {
      idle.set(name, { checkAt: now, runAt: after(now, IDLE_RUN_SECONDS) });
      return false;
    }
    idle.set(name, { ...known, checkAt: after(now, everySeconds) });
    return true;
  }

  function begin({ name }: Job, work: Promise<void>): void {
    running.set(
      name,
      work
        .catch((error: unknown) =>
          log.warn({ err: error, job: name }, 'could not record the result of a job'),
        )
        .finally(() => running.delete(name)),
    );
  }

  async function runLeased(job: Job): Promise<void> {
    const { name, everySeconds } = job;
    const error = await attempt(job);
    const now = await databaseClock(db);
    await endLease(db, { name, holder: node, now, dueAt: after(now, everySeconds), error });
  }

  async function runOwn(job: Job, now: Instant): Promise<void> {
    ownDue.set(job.name, after(now, job.everySeconds));
    await attempt(job);
  }

  /** Runs a job and returns its error; `null` on success. */
  async function attempt({ name, run }: Job): Promise<string | null> {
    try {
      await run();
      return null;
    } catch (error) {
      log.warn({ err: error, job: name }, 'a job failed');
      return error instanceof Error ? error.message : String(error);
    }
  }

  function pollOnce(): Promise<void> {
    polling ??= poll().finally(() => {
      polling = null;
    });
    return polling;
  }

  const settle = async () => {
    while (running.size > 0) await Promise.all(running.values());
  };

  const tick = () =>
    pollOnce().catch((error: unknown) => log.warn({ err: error }, 'could not poll for due jobs'));

  return {
    poll: pollOnce,
    settle,
    start() {
      void tick();
      timer = setInterval(() => void tick(), POLL_MS);
      timer.unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await polling?.catch(() => undefined);
      await settle();
    },
  };
}

function after(now: Instant, seconds: number): Instant {
  return new Date(Date.parse(now) + seconds * 1000).toISOString();
}
