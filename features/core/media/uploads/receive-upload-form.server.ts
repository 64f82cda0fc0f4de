import type { Actor } from '#features/core/access/index.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { assetProblem } from '../assets/asset-problems.server.ts';
import { type AssetServices, createAsset } from '../assets/write-asset.server.ts';
import { createReceiver } from './receive-asset.server.ts';

/** Result of a form with files: the number added to the library, and the refused files, each with the code of its reason. */
export interface UploadResult {
  arrived: number;
  refused: { name: string; code: string }[];
}

/**
 * Receives the files of a page's form into the library (docs/product/media.md#uploads); each is stored or refused
 * separately.
 */
export function createFormUploads(services: AssetServices & { ids: IdSource }) {
  const { receiveAll } = createReceiver(services);
  return async (request: Request, actor: Actor): Promise<UploadResult> => {
    const received = await receiveAll({ request, account: 'id' in actor ? actor.id : null }, (upload) =>
      createAsset(services, actor, upload),
    );
    if (!received.ok) {
      const code = received.error === 'TOO_LARGE' ? 'too_many_files' : assetProblem(received.error).code;
      return { arrived: 0, refused: [{ name: '', code }] };
    }
    const refused = received.value.flatMap(({ name, result }) =>
      result.ok ? [] : [{ name, code: assetProblem(result.error).code }],
    );
    return { arrived: received.value.length - refused.length, refused };
  };
}
