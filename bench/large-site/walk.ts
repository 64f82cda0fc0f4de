import { setTimeout as pause } from 'node:timers/promises';
import { pathTo } from '#features/core/navigation/index.ts';
import { median } from '../report.ts';
import type { Address } from './addresses.ts';

/** Measured times of one address, in milliseconds. */
export interface Walked {
  path: string;
  status: number;
  medianMs: number;
  /** Until the first byte of the body. */
  firstByteMs: number;
  /** The longest time in which /healthz did not answer meanwhile. */
  silenceMs: number;
  bytes: number;
}

const PROBE_PAUSE_MS = 5;
const RUNS = 3;
/** An address that takes longer is not asked again. */
const SLOW_MS = 2000;
const TIMEOUT_MS = 15_000;
const STAFF = { email: 'leitung@buntspecht.example' };

/** Asks for every address one after the other, three times, while /healthz is asked without a break. */
export async function walk(
  url: string,
  addresses: readonly Address[],
  password: string,
  onWalked: (walked: Walked) => void = () => undefined,
): Promise<Walked[]> {
  const cookie = await signIn(url, password);
  const probe = startProbe(url);
  let asked = 0;
  const walked: Walked[] = [];
  try {
    for (const address of addresses) {
      const runs: Awaited<ReturnType<typeof ask>>[] = [];
      probe.longest();
      do {
        asked += 1;
        runs.push(await ask(url + address.path, headersOf(address, cookie, asked)));
      } while (runs.length < RUNS && (runs.at(-1)?.ms ?? 0) < SLOW_MS);
      const last = runs.at(-1);
      const each = {
        path: address.path,
        status: last?.status ?? 0,
        medianMs: median(runs.map(({ ms }) => ms)),
        firstByteMs: median(runs.map(({ firstByteMs }) => firstByteMs)),
        silenceMs: probe.longest(),
        bytes: last?.bytes ?? 0,
      };
      walked.push(each);
      onWalked(each);
    }
    return walked;
  } finally {
    await probe.stop();
  }
}

/** Each request comes from another network: the limits are not measured here. */
function headersOf({ isForStaff }: Address, cookie: string, asked: number): Record<string, string> {
  const network = { 'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}` };
  return { 'accept-encoding': 'br, gzip', ...network, ...(isForStaff ? { cookie } : {}) };
}

async function ask(address: string, headers: Record<string, string>) {
  const start = performance.now();
  let [status, bytes, firstByteMs] = [0, 0, TIMEOUT_MS];
  try {
    const answer = await fetch(address, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = answer.status;
    for await (const chunk of answer.body ?? []) {
      if (bytes === 0) firstByteMs = performance.now() - start;
      bytes += chunk.byteLength;
    }
    if (bytes === 0) firstByteMs = performance.now() - start;
  } catch {
    status = 0;
  }
  return { status, bytes, firstByteMs, ms: performance.now() - start };
}

function startProbe(url: string) {
  let [isRunning, longest, since] = [true, 0, performance.now()];
  const run = async () => {
    while (isRunning) {
      since = performance.now();
      await fetch(`${url}/healthz`).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
      longest = Math.max(longest, performance.now() - since);
      since = performance.now();
      await pause(PROBE_PAUSE_MS);
    }
  };
  const running = run();
  return {
    /** The longest silence since the last call, one that lasts included. */
    longest() {
      const found = Math.max(longest, performance.now() - since - PROBE_PAUSE_MS);
      longest = 0;
      return found;
    },
    async stop() {
      isRunning = false;
      await running;
    },
  };
}

async function signIn(url: string, password: string): Promise<string> {
  const answer = await fetch(url + pathTo('signIn', 'de'), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: new URLSearchParams({ ...STAFF, password }),
  });
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  if (cookies.length === 0) throw new Error(`Signing in was answered with ${answer.status}`);
  return cookies.join('; ');
}
