import { artworkUrl } from '#features/core/artwork/index.ts';
import { AgeStrip, artworkType, typeTone } from '#features/programme/calendar/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ProductionCard } from '../production-card.server.ts';
import { NextDate } from './next-date.tsx';

/** A production in the list: its artwork, what and for whom it is, when and for how much. An item of a list. */
export function ProductionTile({
  card,
  wide,
  eager,
}: {
  card: ProductionCard;
  /** Lies across the whole list (productions.css). */
  wide: boolean;
  eager: boolean;
}) {
  const ratio = wide ? ([2, 1] as const) : ([5, 4] as const);
  const [width, height] = ratio;
  const { title, subline, type } = card;
  return (
    <li className="production-tile">
      <Artwork
        src={artworkUrl(artworkType(type.slug), card.art, ratio)}
        width={width}
        height={height}
        eager={eager}
      />
      <div className="production-tile-words">
        <Tag tone={typeTone(type.slug)}>{type.name}</Tag>
        <h2 className="text-d1" lang={title.lang}>
          <Link to={card.path} id={`production-${card.id}`} className="event-link">
            {title.text}
          </Link>
        </h2>
        <p lang={subline.lang}>{subline.text}</p>
        <AgeStrip from={card.ageFrom} to={card.ageTo} />
        <NextDate card={card} />
      </div>
    </li>
  );
}
