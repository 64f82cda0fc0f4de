import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { findThings, type Thing, type ThingKind } from './things.ts';

/** The things of a kind to choose from, in the language of the page, read when somebody first wants them. */
export function useThings(kind: ThingKind): Thing[] | 'loading' | 'failed' {
  const { page } = useSession();
  const [things, setThings] = useState<Thing[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isWanted = true;
    void findThings(kind, page.language).then((found) => isWanted && setThings(found ?? 'failed'));
    return () => {
      isWanted = false;
    };
  }, [kind, page.language]);
  return things;
}
