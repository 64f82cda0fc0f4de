import { useEffect, useMemo, useState } from 'react';
import {
  type ContentTree,
  compareDocuments,
  fromTree,
  upToDateTree,
} from '#features/core/documents/index.ts';
import { DEFINITIONS } from '../definitions.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { type Comparison, readVersion } from './version-calls.ts';

/**
 * The changes from a version to the page: refreshed with every saved state of the draft. The content of a version is
 * immutable, and fetched once.
 */
export function useComparison(versionId: number | null): Comparison | 'loading' | 'failed' {
  const { page, saver } = useSession();
  const { version: draftVersion, base } = useValue(saver.queue);
  const [found, setFound] = useState<{ of: number; version: ContentTree | null } | null>(null);
  const answer = found && found.of === versionId ? found : null;
  // Without an answer it is tried again when something was saved: there is a network then.
  const attempt = answer && answer.version === null ? draftVersion : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (versionId === null) return;
    let isWanted = true;
    void readVersion(page.document, page.language, versionId).then((tree) => {
      if (isWanted) setFound({ of: versionId, version: tree && upToDateTree(DEFINITIONS, tree) });
    });
    return () => {
      isWanted = false;
    };
  }, [versionId, attempt, page]);
  const version = answer?.version ?? null;
  const comparison = useMemo(
    () => version && { changes: compareDocuments(DEFINITIONS, fromTree(version), base), version },
    [version, base],
  );
  if (comparison) return comparison;
  return answer ? 'failed' : 'loading';
}
