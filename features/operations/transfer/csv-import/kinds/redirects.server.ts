import { addressMistakes, pathKey, REDIRECT_LENGTH } from '#features/website/pages/index.server.ts';
import { reason } from '#lib/field-problem.ts';
import type { LineCells } from '../line-cells.ts';
import type { OpenReader } from './kind.ts';

/** Right ones in the place of cells that are empty or too long, so that the other cell of a line is checked all the same. */
const SOME = { old_path: '/a', new_path: '/b' };

/** Redirects: whether a path is taken, and where others lead, is looked at when they are stored. */
export const openRedirects: OpenReader = async () => ({
  read(cells) {
    const [from, to] = [address(cells, 'old_path'), address(cells, 'new_path')];
    const mistakes = addressMistakes({ oldPath: from ?? SOME.old_path, newPath: to ?? SOME.new_path });
    if (from === null || to === null || mistakes.length > 1) {
      for (const { field, ...why } of mistakes) cells.refuse(field, why);
      return null;
    }
    return {
      input: { old_path: from, new_path: to },
      key: pathKey(from) ?? from,
      keyColumn: 'old_path',
      isThere: { code: 'IS_THERE' },
    };
  },
  taken: async () => new Set(),
});

function address(cells: LineCells, column: 'old_path' | 'new_path'): string | null {
  const text = cells.required(column);
  if (text === null || text.length <= REDIRECT_LENGTH) return text;
  cells.refuse(column, reason('too_big', { origin: 'string', maximum: REDIRECT_LENGTH, inclusive: true }));
  return null;
}
