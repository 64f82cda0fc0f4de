import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { type Comparison, compareWithDraft } from './version-calls.ts';

/** How a version became what is on the page: again with every state of the draft that is saved. */
export function useComparison(versionId: number | null): Comparison | 'loading' | 'failed' {
  const { page, saver } = useSession();
  const { version } = useValue(saver.queue);
  const [found, setFound] = useState<{ of: number; comparison: Comparison | 'failed' } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the draft is compared anew
  useEffect(() => {
    if (versionId === null) return;
    let isWanted = true;
    void (async () => {
      await saver.flush();
      const comparison = await compareWithDraft(page.document, page.language, versionId);
      if (isWanted) setFound({ of: versionId, comparison: comparison ?? 'failed' });
    })();
    return () => {
      isWanted = false;
    };
  }, [versionId, version, page, saver]);
  return found && found.of === versionId ? found.comparison : 'loading';
}
