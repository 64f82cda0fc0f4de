import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { type Day, dateOfMonth, dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { type FavouriteEvent, useFavouriteEvents } from './use-favourite-events.ts';
import { keepOrDrop, useFavourites } from './use-favourites.ts';

/** The dates kept in this browser. The page is the same for everybody; the browser asks for the dates itself. */
export function FavouritesScreen({ language, today }: { language: Language; today: Day }) {
  const ids = useFavourites();
  const loaded = useFavouriteEvents(ids, language);
  const heading = useRef<HTMLHeadingElement>(null);
  const drop = (id: number) => {
    keepOrDrop(id);
    heading.current?.focus();
  };
  return (
    <div className="wrap series-screen">
      <header className="list-head">
        <h1 ref={heading} tabIndex={-1} className="text-d4">
          <Trans>Favorites</Trans>
        </h1>
        <p className="lead">
          <Trans>The dates you remembered. They are kept in this browser and nowhere else.</Trans>
        </p>
      </header>
      <div aria-live="polite" className="grid gap-6">
        {loaded?.hasFailed ? (
          <p>
            <Trans>Your favorites could not be loaded. Please try again in a moment.</Trans>
          </p>
        ) : null}
        {ids?.length === 0 ? <Empty language={language} /> : null}
        {loaded && loaded.events.length > 0 ? (
          <ol className="date-list rule">
            {loaded.events.map((event) => (
              <Favourite key={event.id} event={event} today={today} language={language} onDrop={drop} />
            ))}
          </ol>
        ) : null}
      </div>
      {ids && ids.length > 0 ? (
        <a href={`/${language}/feeds/favourites.ics?ids=${ids.join()}`} className="text-link">
          <Trans>Subscribe in your calendar</Trans>
        </a>
      ) : null}
      <noscript>
        <p>
          <Trans>Your browser can only show your favorites when scripts are allowed.</Trans>
        </p>
      </noscript>
    </div>
  );
}

function Empty({ language }: { language: Language }) {
  return (
    <>
      <p>
        <Trans>Nothing here yet. You find the heart on the page of every date.</Trans>
      </p>
      <p>
        <ButtonLink to={pathTo('calendar', language)}>
          <Trans>Whole calendar</Trans>
        </ButtonLink>
      </p>
    </>
  );
}

function Favourite({
  event,
  today,
  language,
  onDrop,
}: {
  event: FavouriteEvent;
  today: Day;
  language: Language;
  onDrop: (id: number) => void;
}) {
  const { t } = useLingui();
  const starts = dayOf(event.date_start);
  const day = formatDay(starts, language);
  const time = formatTime(timeOf(event.date_start), language);
  const { name } = event;
  const state = dayOf(event.date_end) < today ? t`This date is over.` : stateWords();
  function stateWords(): string | null {
    if (event.status === 'cancelled') return t`Cancelled`;
    return event.status === 'postponed' ? t`Postponed` : null;
  }
  return (
    <li>
      <span className="date-list-number" aria-hidden="true">
        {dateOfMonth(starts)}
      </span>
      <div>
        <p className="font-[650]">
          <Link to={event.link.url} className="date-list-link">
            {name}
          </Link>
        </p>
        <p className="muted text-sm">
          {day}, {time}, {event.room.name}
        </p>
        {state ? <strong className="event-status">{state}</strong> : null}
      </div>
      <div className="date-list-end">
        <button
          type="button"
          className="text-link"
          aria-label={t`Remove ${name}, ${day}`}
          onClick={() => onDrop(event.id)}
        >
          <Trans>Remove</Trans>
        </button>
      </div>
    </li>
  );
}
