import { useLingui } from '@lingui/react/macro';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { ListenLink } from '#features/core/media/index.ts';
import { formatDayShort, formatTime } from '#lib/venue-time.ts';
import { Artwork } from '#ui/artwork.tsx';
import { CachedFragment } from '#ui/cached-fragment.tsx';
import { ClockTime } from '#ui/clock-time.tsx';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { useLanguage } from '#ui/use-language.ts';
import type { EventCard } from '../event-card.ts';
import { artworkType } from '../event-types/artwork-type.ts';
import { typeTone } from '../event-types/type-tone.ts';
import { AccessWords } from './access-words.tsx';
import { AgeStrip } from './age-strip.tsx';
import { Availability } from './availability.tsx';
import { BookControl } from './book-control.tsx';

interface Row {
  card: EventCard;
  /** Says the day too, where the list around it does not. */
  withDay?: boolean | undefined;
  /** In front of its id, where several lists may show the same event. */
  idPrefix?: string | undefined;
  /** Its artwork is in the first view. */
  eager?: boolean | undefined;
}

/** One event of a list: date, title, age, place, and prices. An item of an `<ol>`. */
export function EventRow(row: Row) {
  const { status } = row.card;
  return (
    <CachedFragment as="li" className="event" data-status={status === 'scheduled' ? undefined : status}>
      <RowContent {...row} />
    </CachedFragment>
  );
}

function RowContent({ card, withDay, idPrefix = '', eager }: Row) {
  const { t } = useLingui();
  const language = useLanguage();
  const { minutes, title, subline } = card;
  const id = `${idPrefix}event-${card.id}`;
  const until = card.until && formatTime(card.until, language);
  return (
    <>
      <p className="event-time">
        {withDay ? <span className="event-day">{formatDayShort(card.day, language)}</span> : null}
        <span>
          <ClockTime time={card.time} language={language} />
        </span>{' '}
        <small>{until ? t`until ${until}` : t`${minutes} min`}</small>
      </p>
      <Artwork
        src={artworkUrl(artworkType(card.type.slug), card.art, [1, 1])}
        width={88}
        height={88}
        eager={eager}
        className="event-art"
      />
      <div className="event-name">
        <Tag tone={typeTone(card.type.slug)}>{card.type.name}</Tag>
        <h3 lang={title.lang}>
          <Link to={card.path} id={id} className="event-link">
            {title.text}
          </Link>
        </h3>
        <p className="event-subline" lang={subline.lang}>
          {subline.text}
        </p>
        {card.listen ? <ListenLink work={card.listen} describedBy={id} /> : null}
      </div>
      <div className="event-facts">
        <AgeStrip from={card.ageFrom} to={card.ageTo} />
        <span className="event-place">{card.place}</span>
        <AccessWords kinds={card.access} />
      </div>
      <div className="event-offer">
        <Offer card={card} id={id} />
      </div>
    </>
  );
}

function Offer({ card, id }: { card: EventCard; id: string }) {
  const { t } = useLingui();
  if (card.status === 'cancelled') return <strong className="event-status">{t`Cancelled`}</strong>;
  if (card.status === 'postponed') return <strong className="event-status">{t`Postponed`}</strong>;
  if (!card.offer) return <span className="counted">{t`No ticket needed`}</span>;
  return (
    <>
      <Availability offer={card.offer} />
      <BookControl card={card} namedBy={id} />
    </>
  );
}
