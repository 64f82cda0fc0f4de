import { mkdtempSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { pathTo } from '#features/core/navigation/index.ts';
import { openLargeVenue } from '../large-venue.ts';
import { type Figure, median } from '../report.ts';
import { startServerProcess } from '../server-process.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CACHE_GOAL = 0.9;
/** Cookies of a signed-in visitor. */
const SIGNED_IN = { cookie: 'session=bench; signedIn=1' };
/** Query that makes a page be rendered for one visitor alone: a value that a known parameter does not have. */
const UNCACHED = '?overlay=bench';
const SIGNED_IN_GOAL = 0.7;

/** The calendar page from the page cache and rendered uncached, against a bare server sending the same bytes. */
export async function pageThroughput(): Promise<Figure[]> {
  const venue = await openLargeVenue();
  await venue.database.close();
  const site = await startServerProcess(
    'server/process/start.js',
    { DATA_DIR: venue.dataDir, DEMO: '0' },
    '/readyz',
  );
  const address = site.url + pathTo('calendar', 'de');
  await fetch(address);
  const { files, bytes } = await saveAnswer(address);
  const bare = await startServerProcess('bench/bare-server.ts', files);

  const rates = {
    bare: [] as number[],
    cache: [] as number[],
    signedIn: [] as number[],
    uncached: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await rate(bare.url));
    rates.cache.push(await rate(address));
    rates.signedIn.push(await rate(address, SIGNED_IN));
    rates.uncached.push(await rate(address + UNCACHED));
  }
  await site.stop();
  await bare.stop();

  const perRound = (other: number[]) => median(other.map((value, round) => value / (rates.bare[round] ?? 1)));
  const cacheRatio = perRound(rates.cache);
  const signedInRatio = perRound(rates.signedIn) / cacheRatio;
  return [
    { scenario: 'calendar page', what: 'brotli bytes sent', value: bytes, unit: 'bytes' },
    { scenario: 'calendar page', what: 'bare node:http', value: median(rates.bare), unit: 'requests/s' },
    {
      scenario: 'calendar page',
      what: 'from the page cache',
      value: median(rates.cache),
      unit: 'requests/s',
    },
    { scenario: 'calendar page', what: 'rendered afresh', value: median(rates.uncached), unit: 'requests/s' },
    {
      scenario: 'calendar page',
      what: 'page cache : bare',
      value: cacheRatio,
      unit: '×',
      goal: `≥ ${CACHE_GOAL} ×`,
      reached: cacheRatio >= CACHE_GOAL,
    },
    {
      scenario: 'calendar page',
      what: 'signed-in visitor : page cache',
      value: signedInRatio,
      unit: '×',
      goal: `≥ ${SIGNED_IN_GOAL} ×`,
      reached: signedInRatio >= SIGNED_IN_GOAL,
    },
    { scenario: 'calendar page', what: 'rendered afresh : bare', value: perRound(rates.uncached), unit: '×' },
  ];
}

async function rate(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({
    url,
    connections: 32,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br', ...headers },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

/** Keeps the answer's compressed body and headers as files for the bare server. */
function saveAnswer(url: string): Promise<{ files: { BODY: string; HEADERS: string }; bytes: number }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const folder = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
        const files = { BODY: path.join(folder, 'body.br'), HEADERS: path.join(folder, 'headers.json') };
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
        const body = Buffer.concat(chunks);
        writeFileSync(files.BODY, body);
        writeFileSync(files.HEADERS, JSON.stringify(headers));
        resolve({ files, bytes: body.length });
      });
    });
    request.once('error', reject);
    request.end();
  });
}
