import type { ReactNode } from 'react';
import { type ArtworkType, artworkUrl } from '#features/core/artwork/index.ts';
import { Photo, PhotoCredit, type PhotoView } from '#features/core/media/index.ts';
import type { ShownText } from '#lib/localized.ts';
import { Artwork } from '#ui/artwork.tsx';
import { useEntityText } from '#ui/entity-text.tsx';
import { HERO_SURFACES } from './surfaces.ts';

/** Opens a detail page: title on its colour, the artwork reaching to the edge of the page. */
export function DetailHero({
  art,
  photo,
  title,
  subline,
  fields,
  above,
  children,
}: {
  art: { type: ArtworkType; slug: string };
  /** In the place of the artwork. */
  photo?: PhotoView | null;
  title: ShownText;
  subline: ShownText;
  /** Field names of both among the texts of the entity. */
  fields?: { title: string; subline?: string };
  /** Breadcrumb or tags over the title. */
  above: ReactNode;
  children: ReactNode;
}) {
  const text = useEntityText();
  return (
    <header className={`production-hero ${HERO_SURFACES[art.type]}`}>
      {photo ? (
        <Photo
          photo={photo}
          shape="5x4"
          sizes="(width >= 64rem) 46vw, 100vw"
          eager="first"
          uncut
          className="production-hero-art"
        />
      ) : (
        <Artwork
          src={artworkUrl(art.type, art.slug, [5, 4])}
          width={5}
          height={4}
          eager="first"
          uncut
          className="production-hero-art"
        />
      )}
      <div className="wrap">
        <div className="production-hero-text">
          {above}
          <h1 className="text-title" {...text(fields?.title, title)} />
          <p className="lead" {...text(fields?.subline, subline)} />
          <div className="production-hero-actions">{children}</div>
          <PhotoCredit photo={photo ?? null} />
        </div>
      </div>
    </header>
  );
}
