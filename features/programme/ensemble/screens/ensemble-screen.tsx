import { Trans } from '@lingui/react/macro';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { headlineOf, type ListTop } from '#features/core/navigation/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Link } from '#ui/link.tsx';
import { StaticPart } from '#ui/static-part.tsx';
import type { EnsembleGroup } from '../find-ensemble.server.ts';

/** Faces of the first view, which are loaded at once. */
const EAGER_FACES = 4;

/** Persons, by their categories. */
export function EnsembleScreen({ page }: { page: ListTop & { groups: EnsembleGroup[] } }) {
  const { lead, groups } = page;
  const headline = headlineOf(page);
  return (
    <div className="wrap ensemble">
      <header className="list-head">
        <h1 className="text-d4" lang={headline.lang}>
          {headline.text}
        </h1>
        <p className="lead" lang={lead?.lang}>
          {lead?.text ?? (
            <Trans>They act, build, light and write, and now and then they’re a door that sticks.</Trans>
          )}
        </p>
      </header>
      {page.above === undefined ? null : <StaticPart name="above" html={page.above} />}
      {groups.map((group, index) => (
        <section key={group.slug} className="ensemble-group" aria-labelledby={`group-${group.slug}`}>
          <h2 id={`group-${group.slug}`} lang={group.name.lang}>
            {group.name.text}
          </h2>
          <ul className="face-list">
            {group.persons.map((person, place) => (
              <li key={person.id} className="face-card">
                <Artwork
                  src={artworkUrl('person', person.art, [1, 1])}
                  width={1}
                  height={1}
                  eager={index === 0 && place < EAGER_FACES}
                />
                <h3>
                  <Link to={person.path} className="face-card-link" translate="no">
                    {person.name}
                  </Link>
                </h3>
                <p className="muted text-sm" lang={person.role.lang}>
                  {person.role.text}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
