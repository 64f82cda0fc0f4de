import { useMemo } from 'react';
import type { Id } from '#features/core/documents/index.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { type Other, othersOn } from './others.ts';

/** Returns the other editors of this page, updated whenever they change. */
export function useOthers(): readonly Other[] {
  const { page, presence } = useSession();
  const everybody = useValue(presence.everybody);
  return useMemo(() => othersOn(everybody, { ...page, tab: presence.tab }), [everybody, page, presence]);
}

/** Those of them who are in a module. */
export function useOthersIn(id: Id): readonly Other[] {
  return useOthers().filter(({ modules }) => modules.includes(id));
}
