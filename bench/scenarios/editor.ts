import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { pathTo } from '#features/core/navigation/index.ts';
import { findInstalledBrowser } from '#tests/setup/browser.mjs';
import { type Figure, median, percentile } from '../report.ts';
import { SITE, startServerProcess } from '../server-process.ts';

const MODULES = 200;
const KEYS = 120;
const STEPS = 20;
const FEW = 5;
const AGAIN = 5;
const SETTLED_MS = 200;
const PASSWORD = 'only-for-measuring-the-editor';
/** Goals (docs/product/numbers.md#budgets). */
const GOALS = {
  keyMs: 50,
  stepMs: 100,
  firstEditMs: 1500,
  kilobytes: 250,
  renders: 1,
  rendersOfInsertion: 5,
};

/** How it feels to write on a page of two hundred modules, in a real browser. */
export async function editor(): Promise<Figure[]> {
  const found = await findInstalledBrowser();
  if (!('path' in found)) throw new Error(found.reason);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const site = await startServerProcess(SITE, { DATA_DIR: dataDir, DEMO_PASSWORD: PASSWORD }, '/readyz');
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
  const address = await makePage(page);
  const firstEdit = await firstEditMs(page, address);
  const again = [];
  for (let time = 0; time < AGAIN; time += 1) again.push(await firstEditMs(page, address));
  const renders = await countRenders(page);
  const keys = await keyMs(page);
  const perKey = (await renders.during(() => typeKeys(page, 'b'))) / KEYS;
  const perInsertion = (await rendersOfInsertions(page, renders)) / FEW;
  // Detaches the profiler: it slows the code down, and more is measured after this.
  await renders.stop();
  const moves = await stepMs(page, 'Nach unten');
  const insertions = await insertMs(page, STEPS);
  await browser.close();
  await site.stop();
  const figure = (what: string, value: number, unit: string, goal: number): Figure => ({
    scenario: `editor, ${MODULES} modules`,
    what,
    value,
    unit,
    goal: `<= ${goal} ${unit}`,
    reached: value <= goal,
  });
  return [
    figure('switch to first edit, code new to the browser', firstEdit, 'ms', GOALS.firstEditMs),
    figure('switch to first edit, median', median(again), 'ms', GOALS.firstEditMs),
    figure('key to paint, p95', percentile(keys, 0.95), 'ms', GOALS.keyMs),
    figure('key to paint, median', median(keys), 'ms', GOALS.keyMs),
    figure('move to paint, p95', percentile(moves, 0.95), 'ms', GOALS.stepMs),
    figure('insert to paint, p95', percentile(insertions, 0.95), 'ms', GOALS.stepMs),
    figure('modules rendered per key', perKey, '', GOALS.renders),
    figure('modules rendered per insertion', perInsertion, '', GOALS.rendersOfInsertion),
    figure('code of the editor, brotli', editorKilobytes(), 'KB', GOALS.kilobytes),
  ];
}

async function makePage(page: Page): Promise<string> {
  await page.goto(`${pathTo('signIn', 'de')}?next=/de`);
  await page.locator('[name=email]').fill('redaktion@buntspecht.example');
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('#sign-in-password').press('Enter');
  await page.waitForURL('/de');
  const token = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  if ((await token()) === '') await page.request.get('/api/csrf-token/');
  const headers = { 'x-csrftoken': await token() };
  const post = async (call: string, data: object) =>
    (await page.request.post(`/de/pageeditor-api${call}`, { headers, data })).json();
  const made = (await post('/pages/', { title: { de: 'Messung', en: null } })) as {
    document: number;
    urls: { de: string };
  };
  const operations = Array.from({ length: MODULES }, (_, index) => ({
    op: 'insert',
    place: 'root/main',
    index,
    node:
      index % 2 === 0
        ? {
            id: `h${index}`,
            type: 'headline',
            version: 1,
            data: { headline_level: 2 },
            text: { de: { content: `Überschrift ${index}` }, en: {} },
          }
        : {
            id: `t${index}`,
            type: 'text',
            version: 1,
            data: {},
            text: { de: { content: `<p>${'Ein Satz über Spechte und Löcher. '.repeat(6)}</p>` }, en: {} },
          },
  }));
  await post(`/documents/${made.document}/operations/`, { base_version: 1, operations });
  return made.urls.de;
}

/** From opening the page for editing until a text takes what is typed; the page itself is in the browser's store. */
async function firstEditMs(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const start = performance.now();
  await page.goto(`${address}?edit`);
  await writtenText(page).click();
  await page.locator('[data-field="content"]:focus').waitFor();
  return performance.now() - start;
}

/** Somewhere in the middle. */
const writtenText = (page: Page) =>
  page.locator('[data-module="text"] [data-field="content"]').nth(MODULES / 4);

/** From the key until the frame it is on the page in. */
async function keyMs(page: Page): Promise<number[]> {
  await measureAfter(page, 'keydown');
  await typeKeys(page, 'a');
  return measured(page);
}

async function typeKeys(page: Page, letter: string): Promise<void> {
  await writtenText(page).click();
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.type(letter, { delay: 20 });
}

async function stepMs(page: Page, name: string): Promise<number[]> {
  await page.keyboard.press('Escape');
  await measureAfter(page, 'click');
  for (let step = 0; step < STEPS; step += 1) await page.getByRole('button', { name, exact: true }).click();
  return measured(page);
}

async function insertMs(page: Page, steps: number): Promise<number[]> {
  const times: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    await chooseHeadline(page);
    await measureAfter(page, 'keydown');
    await insertChosen(page);
    times.push(...(await measured(page)));
  }
  return times;
}

/** From the key that inserts on: the samples in the dialog are modules as well, and are rendered before it. */
async function rendersOfInsertions(page: Page, renders: RenderCounter): Promise<number> {
  let sum = 0;
  for (let step = 0; step < FEW; step += 1) {
    await chooseHeadline(page);
    sum += await renders.during(async () => {
      await insertChosen(page);
      await page.waitForTimeout(SETTLED_MS);
    });
  }
  return sum;
}

async function chooseHeadline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Baustein', exact: true }).click();
  await page.getByLabel('Baustein suchen').fill('Überschrift');
  // Samples are made as they come into view.
  await page.waitForTimeout(SETTLED_MS);
}

async function insertChosen(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** Notes for each event how long it takes until what it did has been painted. */
async function measureAfter(page: Page, kind: 'keydown' | 'click'): Promise<void> {
  await page.evaluate((event) => {
    const times: number[] = [];
    const note = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    addEventListener(event, note, true);
    Object.assign(window, { measured: { times, stop: () => removeEventListener(event, note, true) } });
  }, kind);
}

async function measured(page: Page): Promise<number[]> {
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => {
    const { times, stop } = (window as unknown as { measured: { times: number[]; stop(): void } }).measured;
    stop();
    return times;
  });
}

type RenderCounter = Awaited<ReturnType<typeof countRenders>>;

/** Counts, as the engine itself does, how often the function that renders a module is called while something is done. */
async function countRenders(page: Page) {
  const engine: CDPSession = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  engine.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (/editor-session/.test(url)) scripts.set(scriptId, url);
  });
  await engine.send('Debugger.enable');
  await engine.send('Profiler.enable');
  return {
    async during(act: () => Promise<unknown>): Promise<number> {
      const [scriptId] = scripts.keys();
      if (scriptId === undefined) throw new Error('The code of the editor was not found.');
      const { scriptSource } = await engine.send('Debugger.getScriptSource', { scriptId });
      const mark = scriptSource.indexOf('"data-module":');
      await engine.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      await act();
      const { result } = await engine.send('Profiler.takePreciseCoverage');
      await engine.send('Profiler.stopPreciseCoverage');
      const functions = result.find((script) => script.scriptId === scriptId)?.functions ?? [];
      const matches = functions
        .flatMap(({ ranges }) => ranges.slice(0, 1))
        .filter(({ startOffset, endOffset }) => startOffset <= mark && mark < endOffset)
        .toSorted((one, other) => one.endOffset - one.startOffset - (other.endOffset - other.startOffset));
      return matches[0]?.count ?? Number.NaN;
    },
    stop: () => engine.detach(),
  };
}

/** Returns the size of the code loaded when editing begins. */
function editorKilobytes(): number {
  const folder = path.join('build', 'client', 'assets');
  const files = readdirSync(folder).filter((name) => /^editor-session-.*\.(js|css)\.br$/.test(name));
  return files.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0) / 1024;
}
