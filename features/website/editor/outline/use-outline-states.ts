import type { Id } from '#features/core/documents/index.ts';
import { seenAt } from '../publishing/plans.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { useComparison } from '../versions/use-comparison.ts';
import { type OutlineState, outlineStates } from './outline-states.ts';

/** How each module stands to what visitors see, as it was saved last; none until the server has said what that is. */
export function useOutlineStates(): ReadonlyMap<Id, OutlineState> {
  const { editor, page, publications } = useSession();
  const known = useValue(publications.all);
  const now = useValue(publications.now);
  const seen = known && seenAt(known, page.language, now);
  const comparison = useComparison(seen);
  if (known === null || (seen !== null && typeof comparison === 'string')) return new Map();
  return outlineStates(editor.document, typeof comparison === 'string' ? null : comparison, page);
}
