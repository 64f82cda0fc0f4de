import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Language } from '#lib/localized.ts';
import { type Day, dateOfMonth, dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { type FavouriteEvent, useFavouriteEvents } from './use-favourite-events.ts';

interface Shared {
  today: Day;
  language: Language;
  onDrop: (id: number) => void;
}

/** The events of these ids, asked for by the browser. */
export function FavouriteList({ ids, ...shared }: Shared & { ids: number[] }) {
  const loaded = useFavouriteEvents(ids, shared.language);
  if (!loaded) return null;
  if (loaded.hasFailed) {
    return (
      <p>
        <Trans>Your favorites could not be loaded. Please try again in a moment.</Trans>
      </p>
    );
  }
  return (
    <ol className="date-list rule">
      {loaded.events.map((event) => (
        <Favourite key={event.id} event={event} {...shared} />
      ))}
    </ol>
  );
}

function Favourite({ event, today, language, onDrop }: Shared & { event: FavouriteEvent }) {
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
