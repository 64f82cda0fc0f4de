import { type Context, Hono } from 'hono';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import type { Result } from '#lib/result.ts';
import { json } from '#platform/http/answer.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { tagWithState } from '#platform/http/entity-tag.server.ts';
import { idInPath } from '#platform/http/inputs.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import type { Asset } from '../assets/asset.ts';
import { assetAnswer, assetJson, factsJson } from '../assets/asset-json.server.ts';
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
  const call = callsOn(app, { group: 'Library', caller: permitted('edit-media') });

  const sentBy = (c: Context, { id }: { id: number }) => ({ request: c.req.raw, account: id });

  call(
    'POST /',
    {
      summary: 'Takes a file into the library. What it is is read from its content.',
      takesFile: true,
      answer: json('What became of it.', assetAnswer, 201),
      problems: [400, 422, 503],
    },
    async (c, { caller }) =>
      answer(c, await receiveOne(sentBy(c, caller), (upload) => createAsset(services, caller, upload))),
  );

  call(
    'POST /:id/',
    {
      summary: 'Puts another file of the same kind in the place of one.',
      takes: { id: idInPath },
      takesFile: true,
      answer: json('What became of it.', assetAnswer),
      problems: [404, 422, 503],
    },
    async (c, { caller, id }) =>
      answer(
        c,
        await receiveOne(sentBy(c, caller), (upload) => replaceAssetFile(services, caller, id, upload)),
      ),
  );

  function answer(c: Context, written: Result<Asset, AssetUploadError>) {
    if (!written.ok) throw assetProblem(written.error);
    tagWithState(c, factsJson(written.value));
    return assetJson(written.value, services.clock.now());
  }

  return app;
}
