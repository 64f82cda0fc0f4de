import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathTo } from '#features/core/navigation/index.ts';
import { findInstalledBrowser } from '#tests/setup/browser.mjs';
import { type Figure, median } from '../report.ts';
import { SITE, startServerProcess } from '../server-process.ts';

/** Fetched when it is needed: with all it depends on it is larger than the site. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ROUNDS = 5;
/** Of a page, before something else must be wrong. */
const BROKEN_ROUNDS = 3;
const GOAL = 100;
const A_ROUND_MS = 180_000;

const run = promisify(execFile);
type Scores = Record<(typeof CATEGORIES)[number], number>;

/** Measures Lighthouse scores of pages on a slow, distant phone: the median of five rounds. */
export async function lighthouse(): Promise<Figure[]> {
  const found = await findInstalledBrowser();
  if (!('path' in found)) throw new Error(found.reason);
  const folder = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  // Only a site in earnest asks to be found.
  const env = { DATA_DIR: folder, INSTANCE: 'production', DEMO: '1' };
  const site = await startServerProcess(SITE, env, '/readyz');
  const articles = (await (await fetch(`${site.url}/api/articles/`)).json()) as {
    results: { link: { url: string } }[];
  };
  const pages = {
    home: pathTo('home', 'de'),
    visit: '/de/besuch',
    article: articles.results[0]?.link.url ?? '',
  };
  const figures: Figure[] = [];
  for (const [page, address] of Object.entries(pages)) {
    const rounds: Scores[] = [];
    let broken = 0;
    while (rounds.length < ROUNDS) {
      try {
        rounds.push(
          await measure(new URL(address, site.url).href, path.join(folder, 'report.json'), found.path),
        );
      } catch (error) {
        // Now and then the browser records nothing ("Please run Lighthouse again").
        broken += 1;
        if (broken > BROKEN_ROUNDS) throw error;
      }
    }
    for (const category of CATEGORIES) {
      const value = median(rounds.map((scores) => scores[category]));
      figures.push({
        scenario: 'lighthouse, phone',
        what: `${page}, ${category}`,
        value,
        unit: '',
        goal: `${GOAL}`,
        reached: value >= GOAL,
      });
    }
  }
  await site.stop();
  return figures;
}

async function measure(address: string, report: string, browser: string): Promise<Scores> {
  await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, timeout: A_ROUND_MS },
  );
  const { categories, runtimeError } = JSON.parse(await readFile(report, 'utf8')) as {
    categories: Record<string, { score: number | null }>;
    runtimeError?: { message: string };
  };
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = CATEGORIES.map((category) => [category, (categories[category]?.score ?? 0) * 100] as const);
  return Object.fromEntries(scores) as Scores;
}
