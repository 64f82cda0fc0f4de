import { useMemo } from 'react';
import type { Id } from '#features/core/documents/index.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { type Other, othersOn } from './others.ts';

/** Who else edits this page, and again whenever that changes. */
export function useOthers(): readonly Other[] {
  const { page, presence } = useSession();
  const everybody = useValue(presence.everybody);
  return useMemo(() => othersOn(everybody, { ...page, tab: presence.tab }), [everybody, page, presence]);
}

/** Those of them who are in a module. */
export function useOthersIn(id: Id): readonly Other[] {
  return useOthers().filter(({ modules }) => modules.includes(id));
}
