import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Actor } from '#features/core/access/index.server.ts';
import { editDocument } from '#features/core/documents/edit-document.server.ts';
import type { ModuleNode, Operation } from '#features/core/documents/index.ts';
import { publishDocument } from '#features/core/documents/publish-document.server.ts';
import { MODULES } from '#features/website/modules/index.server.ts';
import { newFacts } from '#features/website/pages/index.server.ts';
import { createPage } from '#features/website/pages/write-page.server.ts';
import { parseConfig } from '#platform/config.server.ts';
import { DatabaseBusyError } from '#platform/database/unavailable.server.ts';
import { contentServices } from '#server/services/content-services.server.ts';
import { openServices } from '#server/services/services.server.ts';
import { onBothEngines } from '../both-engines.ts';
import { at, fetchUncached, newVisitor, pagesPerSecond } from '../fresh-pages.ts';
import { type Figure, median } from '../report.ts';
import { SITE, startServerProcess } from '../server-process.ts';

const ON_A_PAGE = 40;
const ON_A_LARGE_PAGE = 200;
const WRITERS = 50;
const ROUNDS = 5;
const PUBLISH_GOAL_MS = 200;
const RENDER_GOAL = 1.3;
const EDITOR: Actor = { id: 1, role: 'editor' };

/** Pages made of modules: writing and publishing a large one, and rendering one uncached beside the calendar. */
export async function content(): Promise<Figure[]> {
  return [...(await onBothEngines(writing)), ...(await rendering())];
}

/** Top-level modules of all kinds, one after the other, from their samples. */
function modules(count: number): ModuleNode[] {
  const kinds = [...MODULES.values()].filter(
    ({ slots, onlyIn, once, isFixed }) => !slots && !onlyIn && !once && !isFixed,
  );
  return Array.from({ length: count }, (_, index) => {
    const { id, version, sample } = kinds[index % kinds.length] as (typeof kinds)[number];
    return { ...sample, id: `m${index}`, type: id, version };
  });
}

const inserted = (nodes: ModuleNode[]): Operation[] =>
  nodes.map((node, index) => ({ op: 'insert', place: 'root/main', index, node }));

async function openSite(dataDir: string, url?: string) {
  const services = await openServices(
    parseConfig({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent', DEMO: url ? '0' : '1' }),
  );
  return { ...contentServices(services), close: services.close };
}
type Site = Awaited<ReturnType<typeof openSite>>;

async function pageOf(workSite: Site, title: string, count: number): Promise<number> {
  const page = await createPage(workSite, EDITOR, newFacts({ title: { de: title, en: null } }));
  if (!page.ok) throw new Error(page.error);
  const { documentId } = page.value;
  const edited = await editDocument(workSite, EDITOR, {
    documentId,
    baseVersion: 1,
    operations: inserted(modules(count)),
  });
  if (!edited.ok) throw new Error(JSON.stringify(edited.error));
  return documentId;
}

async function writing(engine: string, url?: string): Promise<Figure[]> {
  const workSite = await openSite(mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-')), url);
  const documentId = await pageOf(workSite, 'Zweihundert', ON_A_LARGE_PAGE);
  let baseVersion = 2;
  const publishing: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    const done = await publishDocument(workSite, EDITOR, {
      documentId,
      baseVersion,
      languages: ['de', 'en'],
    });
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    // The first round warms everything up.
    if (round > 0) publishing.push(performance.now() - start);
    const operations: Operation[] = [{ op: 'move', id: 'm0', place: 'root/main', index: 1 + round }];
    const edited = await editDocument(workSite, EDITOR, { documentId, baseVersion, operations });
    if (!edited.ok) throw new Error(JSON.stringify(edited.error));
    baseVersion += 1;
  }
  const started = performance.now();
  const nodes = modules(WRITERS).map((node, index) => ({ ...node, id: `w${index}` }));
  const write = (operation: Operation): ReturnType<typeof editDocument> =>
    editDocument(workSite, EDITOR, { documentId, baseVersion, operations: [operation] }).catch((error) => {
      // Retries as a browser does after 503.
      if (error instanceof DatabaseBusyError) return write(operation);
      throw error;
    });
  const written = await Promise.all(inserted(nodes).map(write));
  const ms = performance.now() - started;
  await workSite.close();
  const published = median(publishing);
  return [
    {
      scenario: 'content',
      what: `${engine}, ${ON_A_LARGE_PAGE} modules published`,
      value: published,
      unit: 'ms',
      goal: `< ${PUBLISH_GOAL_MS} ms`,
      reached: published < PUBLISH_GOAL_MS,
    },
    {
      scenario: 'content',
      what: `${engine}, updates lost of ${WRITERS} writers at once`,
      value: written.filter(({ ok }) => !ok).length,
      unit: '',
      goal: '0',
      reached: written.every(({ ok }) => ok),
    },
    { scenario: 'content', what: `${engine}, those writers, each`, value: ms / WRITERS, unit: 'ms' },
  ];
}

async function rendering(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'buntspecht-bench-'));
  const workSite = await openSite(dataDir);
  const documentId = await pageOf(workSite, 'Vierzig', ON_A_PAGE);
  const publishing = { documentId, baseVersion: 2, languages: ['de'] as const };
  const done = await publishDocument(workSite, EDITOR, publishing);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  await workSite.close();
  const site = await startServerProcess(SITE, { DATA_DIR: dataDir, DEMO: '1' }, '/readyz');
  const page = `${site.url}/de/vierzig`;
  const calendar = site.url + (await at('calendar')(site.url));
  await fetchUncached(newVisitor(page));
  const ratios: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [modulesRate, calendarRate] = [
      await pagesPerSecond(site, () => newVisitor(page)),
      await pagesPerSecond(site, () => newVisitor(calendar)),
    ];
    if (round >= 0) ratios.push(calendarRate / modulesRate);
  }
  await site.stop();
  const ratio = median(ratios);
  return [
    {
      scenario: 'content',
      what: `a page of ${ON_A_PAGE} modules rendered afresh : calendar`,
      value: ratio,
      unit: '×',
      goal: `≤ ${RENDER_GOAL} ×`,
      reached: ratio <= RENDER_GOAL,
    },
  ];
}
