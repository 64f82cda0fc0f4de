import type { ReactNode } from 'react';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { Photo, PhotoCredit, type PhotoView } from '#features/core/media/index.ts';
import type { EventCard } from '#features/programme/calendar/index.ts';
import { artworkType, HERO_SURFACES } from '#features/programme/calendar/index.ts';
import type { ShownText } from '#lib/localized.ts';
import { DrumRow } from '#ui/drum-row.tsx';
import { Tag } from '#ui/tag.tsx';

/**
 * The first view of a date as a poster: title and artwork, and `children`, the sheet with day, place, price and button
 * (docs/design/identity.md#hero-of-an-event). On phones the artwork stands upright beside the title.
 */
export function EventHero({
  event: { type, art },
  photo,
  title,
  subline,
  children,
}: {
  event: EventCard;
  /** In the place of the artwork. */
  photo: PhotoView | null;
  title: ShownText;
  subline: ShownText;
  children: ReactNode;
}) {
  const kind = artworkType(type.slug);
  return (
    <header className={`event-hero ${HERO_SURFACES[kind]}`}>
      <div className="wrap">
        <div className="event-hero-head">
          {photo ? (
            <Photo
              photo={photo}
              shape="5x4"
              sizes="(width >= 64rem) 50vw, 40vw"
              eager="first"
              uncut
              className="event-hero-art"
            />
          ) : (
            <picture>
              <source media="(width < 64rem)" srcSet={artworkUrl(kind, art, [3, 4])} width={3} height={4} />
              <img
                src={artworkUrl(kind, art, [5, 4])}
                alt=""
                width={5}
                height={4}
                fetchPriority="high"
                decoding="async"
                className="artwork event-hero-art"
              />
            </picture>
          )}
          <Tag>{type.name}</Tag>
          <h1 lang={title.lang}>{title.text}</h1>
          <p lang={subline.lang} className="lead">
            {subline.text}
          </p>
          <PhotoCredit photo={photo} />
        </div>
        {children}
      </div>
      <DrumRow count={13} gap={58} className="event-hero-drum" />
    </header>
  );
}
