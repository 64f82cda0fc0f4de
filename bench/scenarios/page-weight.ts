import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Figure } from '../report.ts';
import { startServerProcess } from '../server-process.ts';

interface Budget {
  page: string;
  path: string;
  javascript: number;
}

/** Budgets in KB (docs/product/numbers.md#budgets): every page, the calendar, and the steps of checkout. */
const PLAIN = 105;
const CALENDAR = 120;
const CHECKOUT = 110;

const TOKEN = 'bench-csrf-token-0123456789';
const CUSTOMER = { firstName: 'Svenja', lastName: 'Kühnel', email: 'svenja@post.example' };

const KILOBYTE = 1024;
const FRAMEWORK_SHARE = 25;

/** Measures the weight of pages: JavaScript (brotli), HTML, and the share of the HTML that is framework data. */
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
  const headers = { cookie: await buyerCookies(site.url) };
  for (const [page, address] of Object.entries({
    checkout: '/webshop/checkout',
    pay: '/webshop/checkout/pay',
  })) {
    const answer = await fetch(`${site.url}${address}?lang=de`, { headers, redirect: 'error' });
    figures.push(...weigh({ page, path: address, javascript: CHECKOUT }, await answer.text()));
  }
  await site.stop();
  return figures;
}

/** The cookies of a customer with a ticket in the cart, past the first step. */
async function buyerCookies(url: string): Promise<string> {
  const events = (await (await fetch(`${url}/de/api/events/?page_size=100`)).json()) as {
    results: { id: number; offer: { availability: string } | null }[];
  };
  for (const { id, offer } of events.results) {
    if (offer?.availability !== 'many') continue;
    const event = (await (await fetch(`${url}/de/api/events/${id}/`)).json()) as {
      id_jet: number;
      seat_groups: { seat_group: string; prices: { sale_type_id: number }[]; timeslots: unknown[] }[];
    };
    const group = event.seat_groups.find(({ timeslots }) => timeslots.length === 0);
    if (!group) continue;
    const added = await fetch(`${url}/de/api/shop-cart/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `csrftoken=${TOKEN}`, 'x-csrftoken': TOKEN },
      body: JSON.stringify({
        event_jet_id: event.id_jet,
        seat_group: group.seat_group,
        quantities: [1],
        sale_type_ids: [group.prices[0]?.sale_type_id],
      }),
    });
    if (!added.ok) continue;
    const cookie = cookiesOf(added);
    const named = await fetch(`${url}/webshop/checkout?lang=de`, {
      method: 'POST',
      headers: { cookie, origin: url },
      body: new URLSearchParams(CUSTOMER),
      redirect: 'manual',
    });
    return `${cookie}; ${cookiesOf(named)}`;
  }
  throw new Error('No event has tickets to sell.');
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

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
