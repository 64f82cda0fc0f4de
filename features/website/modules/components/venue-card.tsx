import { artworkUrl } from '#features/core/artwork/index.ts';
import { Artwork } from '#ui/artwork.tsx';
import type { ShownVenue } from '../venue-list/shown-venue.ts';

const WIDTH = 640;
const HEIGHT = 480;

/** A venue with its rooms, floor first; its name leads to its page. */
export function VenueCard({ venue: { art, path, name, place, access, rooms } }: { venue: ShownVenue }) {
  return (
    <div className="venue-card">
      <Artwork src={artworkUrl('exhibition', art, [4, 3])} width={WIDTH} height={HEIGHT} />
      <div>
        <h3 className="text-d1">
          <a href={path} className="venue-card-link" lang={name.lang}>
            {name.text}
          </a>
        </h3>
        <p>{place}</p>
        <p className="muted" lang={access.lang}>
          {access.text}
        </p>
        {rooms.length > 0 ? (
          <dl className="venue-card-rooms">
            {rooms.map((room) => (
              <div key={room.id}>
                <dt lang={room.floor.lang}>{room.floor.text}</dt>
                <dd lang={room.name.lang}>{room.name.text}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </div>
  );
}
