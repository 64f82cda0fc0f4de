import { artworkUrl } from '#features/core/artwork/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Link } from '#ui/link.tsx';
import type { ProductionView } from '../production-view.ts';

/** Contributors: a face cut from paper, a name that links to the person, a role. */
export function Contributors({ contributors }: { contributors: ProductionView['contributors'] }) {
  return (
    <ul className="contributor-list">
      {contributors.map((person) => (
        <li key={`${person.slug}-${person.role.text}`} className="face-card">
          <Artwork src={artworkUrl('person', person.art, [1, 1])} width={1} height={1} />
          <p>
            <Link to={person.path} className="face-card-link" translate="no">
              {person.name}
            </Link>
          </p>
          <p className="muted text-sm" lang={person.role.lang}>
            {person.role.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
