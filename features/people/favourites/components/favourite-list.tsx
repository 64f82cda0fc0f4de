import { Plural, Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { addDays, type Day, dayOf } from '#lib/venue-time.ts';
import { favouriteState, inFavouriteOrder } from '../favourite-state.ts';
import { FavouriteCard, type RenderBooking } from './favourite-card.tsx';
import { type FavouriteEvent, useFavouriteEvents } from './use-favourite-events.ts';

/** The events of these ids, asked for by the browser: the soonest is the largest. */
export function FavouriteList({
  ids,
  today,
  language,
  onDrop,
  renderBooking,
}: {
  ids: number[];
  today: Day;
  language: Language;
  onDrop: (id: number) => void;
  renderBooking: RenderBooking;
}) {
  const loaded = useFavouriteEvents(ids, language);
  if (!loaded) return null;
  if (loaded.hasFailed) {
    return (
      <p>
        <Trans>Your favorites couldn’t be loaded. Try again in a moment.</Trans>
      </p>
    );
  }
  const events = inFavouriteOrder(loaded.events, today);
  return (
    <>
      <Overview events={events} today={today} />
      <ol className="favourite-cards">
        {events.map((event, place) => (
          <FavouriteCard
            key={event.id}
            event={event}
            state={favouriteState(event, today)}
            isSoonest={place === 0}
            language={language}
            today={today}
            onDrop={onDrop}
            renderBooking={renderBooking}
          />
        ))}
      </ol>
    </>
  );
}

/** How many there are, and whether one of them is close. */
function Overview({ events, today }: { events: FavouriteEvent[]; today: Day }) {
  const on = (day: Day) => events.filter(({ date_start }) => dayOf(date_start) === day).length;
  const [now, next] = [on(today), on(addDays(today, 1))];
  return (
    <p className="lead">
      <Plural value={events.length} one="One thing you’ve picked out." other="# things you’ve picked out." />{' '}
      {now > 0 ? <Plural value={now} one="One of them is today." other="# of them are today." /> : null}
      {now === 0 && next > 0 ? (
        <Plural value={next} one="One of them is tomorrow." other="# of them are tomorrow." />
      ) : null}
    </p>
  );
}
