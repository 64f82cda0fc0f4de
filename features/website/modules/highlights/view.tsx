import { artworkUrl } from '#features/core/artwork/index.ts';
import { AgeStrip, artworkType, type EventCard, typeTone } from '#features/programme/calendar/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { highlights } from './module.ts';

/** A large highlight and two smaller ones beside it, never three equal ones in a row. */
function HighlightsView({ loaded }: ViewProps<typeof highlights>) {
  // Data from its loader (`load.server.ts`).
  const events = (loaded ?? []) as unknown as EventCard[];
  if (events.length === 0) return null;
  return (
    <ul className="highlights">
      {events.map((event, index) => (
        <li key={event.id}>
          <Artwork
            src={artworkUrl(artworkType(event.type.slug), event.art, index === 2 ? [1, 1] : [5, 4])}
            width={index === 2 ? 1 : 5}
            height={index === 2 ? 1 : 4}
            eager={index === 0}
          />
          <div className="grid justify-items-start gap-2">
            <Tag tone={typeTone(event.type.slug)}>{event.type.name}</Tag>
            <h3 lang={event.title.lang}>
              <Link to={event.path} className="no-underline hover:underline">
                {event.title.text}
              </Link>
            </h3>
            <p lang={event.subline.lang}>{event.subline.text}</p>
            <AgeStrip from={event.ageFrom} to={event.ageTo} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export const view: ModuleView = { View: HighlightsView };
