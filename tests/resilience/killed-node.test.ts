import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findDraft } from '#features/core/documents/draft-store.server.ts';
import { purgeOldAssets } from '#features/core/media/index.server.ts';
import { newFacts } from '#features/website/pages/page-json.server.ts';
import { createPage } from '#features/website/pages/write-page.server.ts';
import { createFixedClock, systemClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config.server.ts';
import { openServices, type Services } from '#server/services/services.server.ts';
import { formWith, photo } from '#tests/integration/picture-files.ts';
import { signInAs } from '#tests/integration/sign-in-as.ts';
import { seededRandom } from '#tests/ticketing/seeded-random.ts';
import { size } from './size.ts';
import { startNode } from './start-node.ts';

const ROUNDS = size(4, 24);
const UPLOADS = 6;
const WRITERS = 6;
const DAY_MS = 24 * 3_600_000;

describe('a node that is killed while people upload and write', () => {
  let folder: string;
  let editor: Record<string, string>;
  let document: number;
  const env = () => ({ DATA_DIR: folder, DEMO: '0', TMPDIR: path.join(folder, 'tmp') });
  const random = seededRandom(20261122);

  /** Opens the data as the next process would. */
  async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
    const services = await openServices(parseConfig({ ...env(), LOG_LEVEL: 'silent' }), {
      clock: systemClock,
    });
    return work(services).finally(() => services.close());
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'buntspecht-killed-'));
    await mkdir(env().TMPDIR);
    vi.stubEnv('TMPDIR', env().TMPDIR);
    await withServices(async (services) => {
      editor = await signInAs(services, 'editor');
      const page = await createPage(
        services,
        { id: 1, role: 'editor' },
        newFacts({ title: { de: 'Presse', en: null } }),
      );
      if (!page.ok) throw new Error(page.error);
      document = page.value.documentId;
    });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });

  it('retains all that it confirmed, and nothing by halves', async () => {
    const [uploaded, written]: [number[], string[]] = [[], []];
    const picture = await photo({ width: 700, height: 500 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const node = await startNode(env());
      const call = (place: string, body: FormData | string) =>
        fetch(`${node.url}/de/pageeditor-api${place}`, {
          method: 'POST',
          headers: { ...editor, ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}) },
          body,
        });
      const killAfter = 1 + Math.floor(random() * (UPLOADS + WRITERS - 1));
      let answered = 0;
      const answer = async (place: string, body: FormData | string) => {
        const given = await call(place, body);
        answered += 1;
        if (answered === killAfter) node.kill('SIGKILL');
        return given;
      };
      const uploads = Array.from({ length: UPLOADS }, async (_, at) => {
        const given = await answer('/uploads/', formWith(picture, `bild-${round}-${at}.jpg`));
        if (given.status === 201) uploaded.push(((await given.json()) as { id: number }).id);
      });
      const writing = Array.from({ length: WRITERS }, async () => {
        const given = await answer('/text/', JSON.stringify({ document, base_version: 1 }));
        if (given.status === 201) written.push(((await given.json()) as { id: string }).id);
      });
      await Promise.allSettled([...uploads, ...writing]);
      await node.ended;
    }
    expect(uploaded.length + written.length).toBeGreaterThanOrEqual(ROUNDS / 2);
    await withServices(async ({ db, storage }) => {
      const rows = await db.selectFrom('assets').selectAll().execute();
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(uploaded));
      for (const row of rows) {
        const stored = await storage.read(`originals/${row.storage_key}`);
        const bytes = stored ? await buffer(stored) : Buffer.alloc(0);
        expect(bytes.length).toBe(row.bytes);
        expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: true });
      }
      const draft = await findDraft(db, document);
      const ids = draft?.content.modules.map(({ id }) => id) ?? [];
      expect(ids).toEqual(expect.arrayContaining(written));
      const changes = await db
        .selectFrom('document_changes')
        .select('id')
        .where('document_id', '=', document)
        .execute();
      expect(changes).toHaveLength(ids.length);
      expect(draft?.version).toBe(ids.length + 1);
    });
  }, 120_000);

  it('leaves no file behind that nothing names, once a day has passed', async () => {
    await withServices(async (services) => {
      const tomorrow = createFixedClock(new Date(Date.parse(systemClock.now()) + 2 * DAY_MS).toISOString());
      await purgeOldAssets({ ...services, clock: tomorrow });
      expect(await readdir(env().TMPDIR)).toEqual([]);
      const confirmed = [];
      for await (const key of services.storage.keysBefore('originals', tomorrow.now())) confirmed.push(key);
      const rows = await services.db.selectFrom('assets').select('storage_key').execute();
      expect(confirmed.toSorted()).toEqual(rows.map((row) => `originals/${row.storage_key}`).toSorted());
    });
  });
});
