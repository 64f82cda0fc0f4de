import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { type Entity, type EntityKind, findEntities } from './entities.ts';

/** The things of a kind to choose from, in the language of the page, read when somebody first wants them. */
export function useEntities(kind: EntityKind): Entity[] | 'loading' | 'failed' {
  const { page } = useSession();
  const [entities, setEntities] = useState<Entity[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isWanted = true;
    void findEntities(kind, page.language).then((found) => isWanted && setEntities(found ?? 'failed'));
    return () => {
      isWanted = false;
    };
  }, [kind, page.language]);
  return entities;
}
