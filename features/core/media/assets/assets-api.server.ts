import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { permitted, type WithPrincipal } from '#features/core/access/index.server.ts';
import { pageOfList } from '#lib/page-of-list.ts';
import type { Result } from '#lib/result.ts';
import { empty, json } from '#platform/http/answer.server.ts';
import { pageOf } from '#platform/http/answer-shapes.server.ts';
import { callsOn } from '#platform/http/declare-call.server.ts';
import { tagWithState } from '#platform/http/entity-tag.server.ts';
import {
  idInPath,
  ifMatchHeader,
  inQuery,
  numberInPath,
  pagingInQuery,
} from '#platform/http/inputs.server.ts';
import { ASSET_KINDS, type Asset } from './asset.ts';
import {
  assetAnswer,
  assetChanges,
  assetJson,
  consentBody,
  factsFrom,
  factsJson,
} from './asset-json.server.ts';
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

const filterInQuery = inQuery(listQuery, {
  q: {
    summary: 'Words in name, alternative text and credit.',
    schema: listQuery.shape.q.unwrap(),
    example: 'nacht',
  },
  kind: { summary: 'Only what is of this kind.', example: 'image' },
  trash: {
    summary: 'What lies in the trash, instead of what does not.',
    schema: listQuery.shape.trash.unwrap(),
    example: 'false',
  },
});
const consentInPath = numberInPath('consent', 'The number of the consent.');
const use = z.strictObject({ entity: z.string(), id: z.int(), name: z.string() });

/** `/assets/`: the library as those who work with it see and change it (docs/product/media.md). */
export function assetsApi(services: AssetServices) {
  const { db, clock } = services;
  const app = new Hono<WithPrincipal>({ strict: false });
  const call = callsOn(app, { group: 'Library', caller: permitted('edit-media') });

  call(
    'GET /assets/',
    {
      summary: 'The library, the newest first.',
      takes: { paging: pagingInQuery(), filter: filterInQuery },
      answer: json('One page of the library.', pageOf(assetAnswer)),
    },
    async (c, { paging, filter: { kind, q, trash } }) => {
      const words = q
        .split(/\s+/)
        .filter((word) => word !== '')
        .slice(0, MAX_WORDS);
      const { assets, total } = await findAssets(db, { kind, words, isTrash: trash === 'true' }, paging);
      c.header('cache-control', 'private, no-store');
      const now = clock.now();
      return pageOfList(
        new URL(c.req.url),
        { total, ...paging },
        assets.map((asset) => assetJson(asset, now)),
      );
    },
  );

  call(
    'GET /assets/:id/',
    {
      summary: 'Something of the library; the ETag names its state.',
      takes: { id: idInPath },
      answer: json('The asset.', assetAnswer),
      problems: [404],
    },
    async (c, { id }) => answer(c, await assetAt(id)),
  );

  call(
    'GET /assets/:id/uses/',
    {
      summary: 'Where it is used: deleting it is refused there.',
      takes: { id: idInPath },
      answer: json('The places.', z.array(use)),
      problems: [404],
    },
    async (c, { id }) => {
      await assetAt(id);
      c.header('cache-control', 'private, no-store');
      const uses = await services.findAssetUses(db, id);
      return uses.map(({ entity, id, name }) => ({ entity, id, name }));
    },
  );

  call(
    'PATCH /assets/:id/',
    {
      summary: 'Changes what is named.',
      takes: { id: idInPath, ifMatch: ifMatchHeader },
      body: assetChanges,
      answer: json('The asset.', assetAnswer),
      problems: [404],
    },
    async (c, { caller, id, ifMatch, body }) =>
      answer(c, written(await changeAsset(services, caller, id, factsFrom(body), ifMatch))),
  );

  call(
    'DELETE /assets/:id/',
    {
      summary: 'Puts it into the trash for 30 days, unless something shows it.',
      takes: { id: idInPath },
      answer: empty('It lies in the trash.'),
      problems: [404, 409],
    },
    async (_, { caller, id }) => {
      written(await trashAsset(services, caller, id));
    },
  );

  call(
    'POST /assets/:id/restore/',
    {
      summary: 'Takes it out of the trash.',
      takes: { id: idInPath },
      answer: json('The asset.', assetAnswer),
      problems: [404],
    },
    async (c, { caller, id }) => answer(c, written(await restoreAsset(services, caller, id))),
  );

  call(
    'POST /assets/:id/consents/',
    {
      summary: 'Writes down that somebody to be seen or heard agrees.',
      takes: { id: idInPath },
      body: consentBody,
      answer: json('The asset.', assetAnswer, 201),
      problems: [404, 409],
    },
    async (c, { caller, id, body: { person, valid_until: validUntil } }) =>
      answer(c, written(await addConsent(services, caller, id, { person, validUntil }))),
  );

  call(
    'POST /assets/:id/consents/:consent/withdraw/',
    {
      summary: 'Somebody takes their consent back.',
      takes: { id: idInPath, consent: consentInPath },
      answer: json('The asset: nothing shows it any more.', assetAnswer),
      problems: [404],
    },
    async (c, { caller, id, consent }) =>
      answer(c, written(await withdrawConsent(services, caller, id, consent))),
  );

  call(
    'DELETE /assets/:id/consents/:consent/',
    {
      summary: 'Forgets a consent.',
      takes: { id: idInPath, consent: consentInPath },
      answer: empty('It is forgotten.'),
      problems: [404],
    },
    async (_, { caller, id, consent }) => {
      written(await removeConsent(services, caller, id, consent));
    },
  );

  async function assetAt(id: number): Promise<Asset> {
    const asset = await findAsset(db, id);
    if (asset) return asset;
    throw assetProblem({ code: 'NOT_FOUND' });
  }

  function answer(c: Context, asset: Asset) {
    tagWithState(c, factsJson(asset));
    return assetJson(asset, clock.now());
  }

  return app;
}

function written<T>(outcome: Result<T, AssetError>): T {
  if (outcome.ok) return outcome.value;
  throw assetProblem(outcome.error);
}
