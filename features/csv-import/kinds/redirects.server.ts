import { pathKey } from '#features/redirects/index.server.ts';
import type { OpenReader } from './kind.ts';

/** Redirects: whether a path is taken, and where others lead, is looked at when they are stored. */
export const openRedirects: OpenReader = async () => ({
  read(cells) {
    const [from, to] = [cells.required('old_path'), cells.required('new_path')];
    if (from === null || to === null) return null;
    return {
      input: { old_path: from, new_path: to },
      key: pathKey(from) ?? from,
      keyColumn: 'old_path',
      isThere: { code: 'IS_THERE' },
    };
  },
  taken: async () => new Set(),
});
