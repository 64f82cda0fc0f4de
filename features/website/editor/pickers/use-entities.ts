import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { type Entity, type EntityKind, entityOf, findEntities, type Named, readEntity } from './entities.ts';

type Entities = Entity[] | 'loading' | 'failed';

/** The entities of a kind to choose from, in the language of the page, fetched on first use. */
export function useEntities(kind: EntityKind): Entities {
  const { page } = useSession();
  const [entities, setEntities] = useState<Entities>('loading');
  useEffect(() => {
    let isWanted = true;
    void findEntities(kind, page.language).then((found) => isWanted && setEntities(found ?? 'failed'));
    return () => {
      isWanted = false;
    };
  }, [kind, page.language]);
  return entities;
}

/** The one that is chosen; one that the list leaves out is read by its id. */
export function useChosen(
  kind: EntityKind,
  named: Named | null,
  entities: Entities,
): Entity | 'loading' | 'gone' | 'failed' | null {
  const { page } = useSession();
  const [read, setRead] = useState<{ id: Named; found: Entity | 'gone' | 'failed' } | null>(null);
  const listed = typeof entities === 'string' ? null : entityOf(entities, named);
  // The lists of containers and of HTML files are whole.
  const isListWhole = kind === 'container' || kind === 'html-file';
  const unlisted =
    typeof named === 'number' && entities !== 'loading' && !listed && !isListWhole ? named : null;
  useEffect(() => {
    if (unlisted === null) return;
    let isWanted = true;
    void readEntity(kind, page.language, unlisted).then(
      (found) => isWanted && setRead({ id: unlisted, found }),
    );
    return () => {
      isWanted = false;
    };
  }, [kind, page.language, unlisted]);
  if (named === null || listed) return listed;
  if (unlisted !== null) return read?.id === unlisted ? read.found : 'loading';
  return typeof entities === 'string' ? entities : 'gone';
}
