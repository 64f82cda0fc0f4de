import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { findVersions, type Version } from './version-calls.ts';

/** The versions of the page, newest first, as far as somebody asked for; again when the draft was saved. */
export function useVersions(pages: number) {
  const { page, saver } = useSession();
  const { version } = useValue(saver.queue);
  const [named, setNamed] = useState(0);
  const [list, setList] = useState<{ versions: Version[]; total: number } | 'loading' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving and naming may have made another one
  useEffect(() => {
    let isWanted = true;
    const wanted = Array.from({ length: pages }, (_, at) =>
      findVersions(page.document, page.language, at + 1),
    );
    void Promise.all(wanted).then((found) => {
      if (!isWanted) return;
      const there = found.flatMap((each) => each ?? []);
      const total = there.at(-1)?.total;
      setList(
        total === undefined ? 'failed' : { versions: there.flatMap(({ versions }) => versions), total },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [page, pages, version, named]);
  return { list, again: () => setNamed((count) => count + 1) };
}
