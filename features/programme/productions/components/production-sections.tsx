import { useLingui } from '@lingui/react/macro';
import type { ArtworkType } from '#features/core/artwork/index.ts';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { type PhotoView, VideoList } from '#features/core/media/index.ts';
import { DetailSection, PictureRow } from '#features/programme/calendar/index.ts';
import type { Language } from '#lib/localized.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Link } from '#ui/link.tsx';
import type { ProductionView } from '../production-view.ts';
import { ProductionPrograms } from './production-programs.tsx';

// The run of sections that pages of productions and of their dates share, in one order (docs/product/detail-pages.md
// #order-of-sections), after those beside the facts (`ProductionHead`). Those without data leave no gap.

/** Pictures and programmes. */
export function ProductionPictures({
  production: { images, programs },
  photos,
  art,
  programsInOverlay,
}: {
  production: ProductionView;
  /** Those of the library that may be shown, by id. */
  photos: Record<string, PhotoView>;
  art: ArtworkType;
  /** The design flag "detail program overlay". */
  programsInOverlay: boolean;
}) {
  const { t } = useLingui();
  return (
    <>
      {images.length > 0 ? (
        <DetailSection title={t`Images`}>
          <PictureRow images={images} photos={photos} type={art} />
        </DetailSection>
      ) : null}
      {programs.length > 0 ? (
        <DetailSection title={t`Extras`}>
          <ProductionPrograms programs={programs} type={art} inOverlay={programsInOverlay} />
        </DetailSection>
      ) : null}
    </>
  );
}

/** Data of `ProductionVideos`, the one section with client code. */
export type ShownVideos = Pick<ProductionView, 'videos' | 'slug'> & { art: ArtworkType };

export function ProductionVideos({
  videos,
  slug,
  art,
  language,
}: ShownVideos & {
  language: Language;
}) {
  const { t } = useLingui();
  if (videos.length === 0) return null;
  return (
    <DetailSection title={t`Video`}>
      <VideoList videos={videos} art={{ type: art, slug }} language={language} />
    </DetailSection>
  );
}

export function ProductionContributors({ production: { contributors } }: { production: ProductionView }) {
  const { t } = useLingui();
  if (contributors.length === 0) return null;
  return (
    <DetailSection title={t`Who’s in it`}>
      <Contributors contributors={contributors} />
    </DetailSection>
  );
}

/** Contributors: a face cut from paper, a name that links to the person, a role. */
function Contributors({ contributors }: { contributors: ProductionView['contributors'] }) {
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
