import type { ReceiveError } from '../uploads/receive-asset.server.ts';
import type { AssetUse } from './asset-uses.ts';

/** Reasons an action on the library is refused. */
export type AssetError =
  | { code: 'NOT_FOUND' }
  /** Somebody changed it since it was read. */
  | { code: 'CHANGED' }
  /** Places show it. */
  | { code: 'IN_USE'; uses: AssetUse[] }
  /** Another kind of file than the one it would stand for. */
  | { code: 'OTHER_KIND' }
  /** The library would weigh more than it may. */
  | { code: 'LIBRARY_FULL' }
  | { code: 'TOO_MANY_CONSENTS' };

/** Reasons an upload leaves nothing behind. */
export type AssetUploadError = AssetError | ReceiveError;
