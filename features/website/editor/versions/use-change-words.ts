import { useLingui } from '@lingui/react/macro';
import type { ModuleChange } from '#features/core/documents/index.ts';

/** Says what became of a module. Places are counted from 1. */
export function useChangeWords(): (change: Pick<ModuleChange, 'kind' | 'from' | 'to'>) => string {
  const { t } = useLingui();
  return ({ kind, from, to }) => {
    switch (kind) {
      case 'added':
        return t`New`;
      case 'removed':
        return t`Removed`;
      case 'changed':
        return t`Changed`;
      case 'moved': {
        if (!from || !to || from.place !== to.place) return t`Moved to another column`;
        const [before, now] = [from.index + 1, to.index + 1];
        return t`Moved, from position ${before} to ${now}`;
      }
    }
  };
}
