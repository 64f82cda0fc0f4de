import { useLingui } from '@lingui/react/macro';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { Photo, PhotoCredit, type PhotoView } from '#features/core/media/index.ts';
import { artworkType, DetailSection, ProductionDates } from '#features/programme/calendar/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import { EntityRichText, useEntityText } from '#ui/entity-text.tsx';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import type { PersonPage } from '../load-person-page.server.ts';

/** A person: the face, what they do, how they came here, and where one meets them next. */
export function PersonScreen({ page, photo }: { page: PersonPage; photo: PhotoView | null }) {
  const { t } = useLingui();
  const text = useEntityText();
  const { person, biographyHtml, productions, dates } = page;
  return (
    <article>
      <header className="person-head surface-himmel">
        <div className="wrap">
          {photo ? (
            <Photo
              photo={photo}
              shape="4x5"
              sizes="(width >= 48rem) 24rem, 80vw"
              eager="first"
              className="person-face"
            />
          ) : (
            <Artwork
              src={artworkUrl('person', person.art, [4, 5])}
              width={4}
              height={5}
              eager="first"
              className="person-face"
            />
          )}
          <div className="person-words">
            {page.category ? <Tag lang={page.category.lang}>{page.category.text}</Tag> : null}
            <h1 className="text-title" translate="no">
              {person.name}
            </h1>
            <p className="lead" {...text('role', person.role)} />
            <PhotoCredit photo={photo} />
          </div>
        </div>
      </header>
      <div className="wrap detail">
        {biographyHtml.text === '' ? null : (
          <DetailSection title={t`Who’s that?`}>
            <EntityRichText field="biography" html={biographyHtml} className="prose text-lg" />
          </DetailSection>
        )}
        {productions.length > 0 ? (
          <DetailSection title={t`Appears in`}>
            <Roles productions={productions} />
          </DetailSection>
        ) : null}
        <DetailSection title={t`Where to see them`}>
          <ProductionDates dates={dates} />
        </DetailSection>
      </div>
    </article>
  );
}

function Roles({ productions }: Pick<PersonPage, 'productions'>) {
  return (
    <ul className="role-list">
      {productions.map(({ path, art, typeSlug, title, roles }) => (
        <li key={path}>
          <Artwork src={artworkUrl(artworkType(typeSlug), art, [1, 1])} width={1} height={1} />
          <div className="line-words">
            <h3>
              <Link to={path} className="event-link" lang={title.lang}>
                {title.text}
              </Link>
            </h3>
            <p className="muted">
              {roles.map((role, index) => (
                <span key={role.text} lang={role.lang}>
                  {index > 0 ? ', ' : ''}
                  {role.text}
                </span>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
