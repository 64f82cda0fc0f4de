import { artworkUrl } from '#features/core/artwork/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Tag } from '#ui/tag.tsx';
import { datesByProduction } from '../dates-by-production.ts';
import type { EventCard } from '../event-card.ts';
import { artworkType } from '../event-types/artwork-type.ts';
import { typeTone } from '../event-types/type-tone.ts';
import { DateList } from './date-list.tsx';
import { NoDates } from './no-dates.tsx';

/** Dates of several productions: each production once, its dates below it; or that there are none. */
export function ProductionDates({ dates }: { dates: EventCard[] }) {
  if (dates.length === 0) return <NoDates />;
  return (
    <ul className="production-dates" data-booking>
      {datesByProduction(dates).map((own) => {
        const [card] = own;
        return card ? (
          <li key={card.art}>
            <div className="production-dates-head">
              <Artwork
                src={artworkUrl(artworkType(card.type.slug), card.art, [1, 1])}
                width={88}
                height={88}
              />
              <div>
                <Tag tone={typeTone(card.type.slug)}>{card.type.name}</Tag>
                <h3 lang={card.title.lang}>{card.title.text}</h3>
              </div>
            </div>
            <DateList dates={own} />
          </li>
        ) : null;
      })}
    </ul>
  );
}
