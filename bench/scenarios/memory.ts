import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mixedLoad } from '../mixed-load.ts';
import type { Figure, Scenario } from '../report.ts';
import { residentMb, type ServerProcess, SITE, startServerProcess } from '../server-process.ts';

/** Ten by default: `BENCH_MINUTES=30 npm run bench memory`. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const VISITORS = 6;
/** Between two requests of one visitor, so that the machine is busy and not drowned. */
const PAUSE_MS = 60;
const SAMPLE_MS = 10_000;

/**
 * Measures the memory of the process with the demo venue, at rest and under ten minutes of mixed load, and whether it
 * still grows. The venue is loaded once; from then on the server starts on the existing data.
 */
export const memory: Scenario = async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-memory-'));
  const start = () => startServerProcess(SITE, { DATA_DIR: dataDir, TRUST_PROXY: '1' }, '/readyz');
  try {
    const loading = await start();
    const afterLoading = await atRest(loading);
    await loading.stop();
    const server = await start();
    try {
      const idle = await atRest(server);
      return figures(afterLoading, idle, await sampleUnderLoad(server));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

async function atRest({ pid }: ServerProcess): Promise<number> {
  await wait(SAMPLE_MS);
  return residentMb(pid);
}

async function sampleUnderLoad({ url, pid }: { url: string; pid: number }): Promise<number[]> {
  const samples: number[] = [];
  const end = performance.now() + MINUTES * 60_000;
  const request = mixedLoad(url, Math.random);
  const visit = async () => {
    while (performance.now() < end) {
      await request();
      await wait(PAUSE_MS);
    }
  };
  const sample = async () => {
    while (performance.now() < end) {
      await wait(SAMPLE_MS);
      samples.push(residentMb(pid));
      if (samples.length % 6 === 0)
        console.log(`  after ${samples.length / 6} min: ${samples.at(-1)?.toFixed(0)} MB`);
    }
  };
  await Promise.all([sample(), ...Array.from({ length: VISITORS }, visit)]);
  return samples;
}

function figures(afterLoading: number, idle: number, samples: number[]): Figure[] {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const [before, last] = [median(samples.slice(-2 * quarter, -quarter)), median(samples.slice(-quarter))];
  const growth = last / before;
  const figure = (what: string, value: number, unit: string, goal: string, reached: boolean): Figure => ({
    scenario: 'memory',
    what,
    value,
    unit,
    goal,
    reached,
  });
  return [
    { scenario: 'memory', what: 'RSS at rest after loading the demo venue', value: afterLoading, unit: 'MB' },
    figure('RSS at rest', idle, 'MB', '≤ 150 MB', idle <= 150),
    figure(`RSS after ${MINUTES} min of mixed load`, last, 'MB', '≤ 300 MB', last <= 300),
    figure('the last quarter of that time : the one before', growth, '×', '≤ 1.05 ×', growth <= 1.05),
  ];
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
