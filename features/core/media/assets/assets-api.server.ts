import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import type { Result } from '#lib/result.ts';
import { requireIfMatch, respondWithState } from '#platform/http/entity-tag.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import { idSchema, readPaging } from '#platform/http/list-request.server.ts';
import { parseInput } from '#platform/http/parse-input.server.ts';
import { ASSET_KINDS, type Asset } from './asset.ts';
import { assetChanges, assetJson, consentBody, factsFrom, factsJson } from './asset-json.server.ts';
import { assetProblem } from './asset-problems.server.ts';
import type { AssetError } from './errors.ts';
import { findAssets } from './list-store.server.ts';
import { findAsset } from './store.server.ts';
import { type AssetServices, changeAsset, restoreAsset, trashAsset } from './write-asset.server.ts';
import { addConsent, removeConsent, withdrawConsent } from './write-consent.server.ts';

const MAX_WORDS = 8;

/** Filters for lists of the library. */
const listQuery = z.object({
  kind: z.enum(ASSET_KINDS).optional(),
  q: z.string().max(100).default(''),
  trash: z.enum(['true', 'false']).default('false'),
});

/** `/assets/`: the library as those who work with it see and change it (docs/product/media.md). */
export function assetsApi(services: AssetServices) {
  const { db, clock } = services;
  const app = new Hono<WithPrincipal>({ strict: false });
  const editorOf = (c: Context<WithPrincipal>) => requirePermission(c.get('principal'), 'edit-media');

  app.get('/assets', async (c) => {
    await editorOf(c);
    const paging = readPaging(c);
    const { kind, q, trash } = parseInput(listQuery, c.req.query());
    const words = q
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, MAX_WORDS);
    const { assets, total } = await findAssets(db, { kind, words, isTrash: trash === 'true' }, paging);
    c.header('cache-control', 'private, no-store');
    const now = clock.now();
    return c.json(
      pageOfList(
        new URL(c.req.url),
        { total, ...paging },
        assets.map((asset) => assetJson(asset, now)),
      ),
    );
  });

  app.get('/assets/:id', async (c) => {
    await editorOf(c);
    return respondWithAsset(c, await assetOf(c));
  });

  app.get('/assets/:id/uses', async (c) => {
    await editorOf(c);
    const { id } = await assetOf(c);
    c.header('cache-control', 'private, no-store');
    const uses = await services.findAssetUses(db, id);
    return c.json(uses.map(({ entity, id, name }) => ({ entity, id, name })));
  });

  app.patch('/assets/:id', async (c) => {
    const actor = await editorOf(c);
    const [id, ifMatch] = [idOf(c), requireIfMatch(c)];
    const changes = factsFrom(parseInput(assetChanges, await readJson(c)));
    return respondWritten(c, await changeAsset(services, actor, id, changes, ifMatch));
  });

  app.delete('/assets/:id', async (c) => {
    const trashed = await trashAsset(services, await editorOf(c), idOf(c));
    if (!trashed.ok) throw assetProblem(trashed.error);
    return c.body(null, 204);
  });

  app.post('/assets/:id/restore', async (c) =>
    respondWritten(c, await restoreAsset(services, await editorOf(c), idOf(c))),
  );

  app.post('/assets/:id/consents', async (c) => {
    const actor = await editorOf(c);
    const { person, valid_until: validUntil } = parseInput(consentBody, await readJson(c));
    return respondWritten(c, await addConsent(services, actor, idOf(c), { person, validUntil }), 201);
  });

  app.post('/assets/:id/consents/:consent/withdraw', async (c) =>
    respondWritten(c, await withdrawConsent(services, await editorOf(c), idOf(c), idOf(c, 'consent'))),
  );

  app.delete('/assets/:id/consents/:consent', async (c) => {
    const removed = await removeConsent(services, await editorOf(c), idOf(c), idOf(c, 'consent'));
    if (!removed.ok) throw assetProblem(removed.error);
    return c.body(null, 204);
  });

  async function assetOf(c: Context): Promise<Asset> {
    const asset = await findAsset(db, idOf(c));
    if (asset) return asset;
    throw assetProblem({ code: 'NOT_FOUND' });
  }

  function respondWritten(c: Context, written: Result<Asset, AssetError>, status: 200 | 201 = 200) {
    if (!written.ok) throw assetProblem(written.error);
    return respondWithAsset(c, written.value, status);
  }

  function respondWithAsset(c: Context, asset: Asset, status: 200 | 201 = 200): Response {
    return respondWithState(c, factsJson(asset), status, assetJson(asset, clock.now()));
  }

  return app;
}

function idOf(c: Context, name = 'id'): number {
  return parseInput(idSchema, { id: c.req.param(name) }).id;
}
