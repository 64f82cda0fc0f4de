import { Plural, Trans } from '@lingui/react/macro';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { AgeWords } from '#features/programme/calendar/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatDayShort } from '#lib/venue-time.ts';
import { Artwork } from '#ui/artwork.tsx';
import { Holes } from '#ui/holes.tsx';
import { Link } from '#ui/link.tsx';
import type { SeriesCard } from '../load-series-page.server.ts';

/** Neighbours never share a colour. */
const SURFACES = [
  'surface-ink',
  'surface-rosa',
  'surface-dotter',
  'surface-himmel',
  'surface-minze',
  'surface-rot',
] as const;

/** As many holes as fit beside each other on a small phone, smaller ones where there are many. */
const LARGE = { size: 12, inARow: 16 } as const;
const SMALL = { size: 9, inARow: 22 } as const;
/** Beyond this nobody counts holes; words say how many dates there are. */
const MAX_ROWS = 5;

/** A series of the list: its name as large as it deserves, a hole for each of its dates, and its picture to the edge. */
export function SeriesSheet({
  series,
  place,
  language,
}: {
  series: SeriesCard;
  place: number;
  language: Language;
}) {
  const { path, title, subline, art, dates } = series;
  return (
    <li className={`series-sheet ${SURFACES[place % SURFACES.length]}`}>
      <Artwork
        src={artworkUrl(art.type, art.slug, [16, 9])}
        width={576}
        height={324}
        eager={place < 2}
        uncut
        className="series-sheet-art"
      />
      <div className="wrap">
        <div className="series-sheet-text">
          <h2 className="text-d3" lang={title.lang}>
            <Link to={path}>{title.text}</Link>
          </h2>
          <p className="lead" lang={subline.lang}>
            {subline.text}
          </p>
          {dates ? (
            <div className="series-sheet-dates">
              <DateHoles count={dates.count} />
              <strong>
                <Plural value={dates.count} one="# date" other="# dates" />
              </strong>
              <span className="text-sm">
                <Trans>next: {formatDayShort(dates.next, language)}</Trans>
                {' · '}
                <AgeWords from={dates.ageFrom} to={dates.ageTo} />
              </span>
            </div>
          ) : (
            <p className="text-sm">
              <Trans>No dates at the moment</Trans>
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

function DateHoles({ count }: { count: number }) {
  const { size, inARow } = count > 2 * LARGE.inARow ? SMALL : LARGE;
  const rows = Math.min(Math.ceil(count / inARow), MAX_ROWS);
  const lengths = Array.from({ length: rows }, (_, row) => Math.min(inARow, count - row * inARow));
  return (
    <span className="series-sheet-holes">
      {lengths.map((length, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of holes have nothing but their place
        <Holes key={row} count={length} filled={length} size={size} />
      ))}
    </span>
  );
}
