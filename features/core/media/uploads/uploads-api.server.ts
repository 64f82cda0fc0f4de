import { type Context, Hono } from 'hono';
import { requirePermission, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Result } from '#lib/result.ts';
import { respondWithState } from '#platform/http/entity-tag.server.ts';
import { readId } from '#platform/http/list-request.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { Asset } from '../assets/asset.ts';
import { assetJson, factsJson } from '../assets/asset-json.server.ts';
import { assetProblem } from '../assets/asset-problems.server.ts';
import type { AssetUploadError } from '../assets/errors.ts';
import { type AssetServices, createAsset, replaceAssetFile } from '../assets/write-asset.server.ts';
import { createReceiver } from './receive-asset.server.ts';

/**
 * `POST /uploads/` takes a file into the library, `POST /uploads/{id}/` puts another one in the place of one that is there
 * (docs/product/media.md#uploads). Mounted without the limit and the reading of bodies that other calls have.
 */
export function uploadsApi(services: AssetServices & { ids: IdSource }) {
  const app = new Hono<WithPrincipal>({ strict: false });
  const { receiveOne } = createReceiver(services);
  const editorOf = (c: Context<WithPrincipal>) => requirePermission(c.get('principal'), 'edit-media');

  const sentBy = (c: Context, { id }: { id: number }) => ({ request: c.req.raw, account: id });

  app.post('/', async (c) => {
    const actor = await editorOf(c);
    const created = await receiveOne(sentBy(c, actor), (upload) => createAsset(services, actor, upload));
    return answer(c, created, 201);
  });

  app.post('/:id', async (c) => {
    const [actor, id] = [await editorOf(c), readId(c)];
    const replaced = await receiveOne(sentBy(c, actor), (upload) =>
      replaceAssetFile(services, actor, id, upload),
    );
    return answer(c, replaced, 200);
  });

  function answer(c: Context, written: Result<Asset, AssetUploadError>, status: 200 | 201): Response {
    if (!written.ok) throw assetProblem(written.error);
    return respondWithState(
      c,
      factsJson(written.value),
      status,
      assetJson(written.value, services.clock.now()),
    );
  }

  return app;
}
