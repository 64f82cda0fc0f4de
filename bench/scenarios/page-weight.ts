import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathTo } from '#features/navigation/index.ts';
import type { Figure } from '../report.ts';
import { startServerProcess } from '../server-process.ts';

interface Budget {
  page: string;
  path: string;
  javascript: number;
}

/** Budgets in KB (docs/product/numbers.md#budgets): every page, and the calendar. */
const PLAIN = 105;
const CALENDAR = 120;

const KILOBYTE = 1024;
const FRAMEWORK_SHARE = 25;

/** What a page sends: JavaScript (brotli), HTML, and the share of the HTML that is framework data. */
export async function pageWeight(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const site = await startServerProcess('server/process/start.js', { DATA_DIR: dataDir }, '/readyz');
  const detail = (list: string) => firstPath(site.url, list);
  const pages: Budget[] = [
    { page: 'terms', path: pathTo('terms', 'de'), javascript: PLAIN },
    { page: 'sign-in', path: pathTo('signIn', 'de'), javascript: PLAIN },
    { page: 'ensemble', path: pathTo('ensemble', 'de'), javascript: PLAIN },
    { page: 'search', path: `${pathTo('search', 'de')}?q=specht`, javascript: PLAIN },
    { page: 'home', path: pathTo('home', 'de'), javascript: PLAIN },
    { page: 'calendar', path: pathTo('calendar', 'de'), javascript: CALENDAR },
    { page: 'event', path: await detail('events'), javascript: PLAIN },
    { page: 'productions', path: pathTo('productions', 'de'), javascript: PLAIN },
    { page: 'production', path: await detail('productions'), javascript: PLAIN },
    { page: 'person', path: await detail('persons'), javascript: PLAIN },
    { page: 'series', path: await detail('series'), javascript: PLAIN },
    { page: 'venue', path: await detail('venues'), javascript: PLAIN },
    { page: 'magazine', path: pathTo('magazine', 'de'), javascript: PLAIN },
    { page: 'article', path: await detail('articles'), javascript: PLAIN },
    { page: 'webshop', path: '/webshop', javascript: PLAIN },
  ];
  const figures: Figure[] = [];
  for (const page of pages) figures.push(...weigh(page, await (await fetch(site.url + page.path)).text()));
  await site.stop();
  return figures;
}

async function firstPath(url: string, list: string): Promise<string> {
  const answer = (await (await fetch(`${url}/de/api/${list}/?page_size=1`)).json()) as {
    results: { link: { url: string } }[];
  };
  return answer.results[0]?.link.url ?? '/de';
}

function weigh({ page, javascript }: Budget, html: string): Figure[] {
  const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''));
  const bytes = [...scripts].reduce(
    (sum, file) => sum + statSync(path.join('build/client', `${file}.br`)).size,
    0,
  );
  const kilobytes = bytes / KILOBYTE;
  const share = (100 * pageDataBytes(html)) / html.length;
  return [
    {
      scenario: `${page} page`,
      what: 'JavaScript, brotli',
      value: kilobytes,
      unit: 'KB',
      goal: `≤ ${javascript} KB`,
      reached: kilobytes <= javascript,
    },
    { scenario: `${page} page`, what: 'HTML, raw', value: Buffer.byteLength(html) / KILOBYTE, unit: 'KB' },
    { scenario: `${page} page`, what: 'HTML, gzip', value: gzipSync(html).length / KILOBYTE, unit: 'KB' },
    {
      scenario: `${page} page`,
      what: 'framework data in the HTML',
      value: share,
      unit: '%',
      goal: `≤ ${FRAMEWORK_SHARE} %`,
      reached: share <= FRAMEWORK_SHARE,
    },
  ];
}

/** Throws when the page has no data where it should have it: a share of nothing would look like a good one. */
function pageDataBytes(html: string): number {
  const [element] = /<script id="page-data"[^>]*>\{"router":[^<]*<\/script>/.exec(html) ?? [];
  if (element === undefined) throw new Error('The page has no framework data, or has it in another form.');
  return element.length;
}
