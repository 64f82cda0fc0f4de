import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useFetcher, useLocation, useNavigate } from 'react-router';
import { RoundButton } from '#app/ui/round-button.tsx';
import { DayBlock, type EventCard, EventRow, programmeDays } from '#features/calendar/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { RowsSkeleton } from './skeleton.tsx';

/** What the overlay shows, as its resource route answers. */
export interface EventOverview {
  today: Day;
  events: EventCard[];
}

/** The coming dates on a sheet from the lower edge (specification, section 2 "Event overlay"). Closing clears the query. */
export function EventOverlay({ title, language }: { title: ShownText; language: Language }) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { load, data } = useFetcher<EventOverview>();
  const close = () => {
    // Gone from the page (another one was chosen) it has nothing to clear.
    if (dialog.current?.open === false) void navigate(pathname, { replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    void load(`/${language}/overlay`);
  }, [load, language]);

  return (
    <dialog ref={dialog} className="dialog event-overlay" aria-labelledby="overlay-title" onClose={close}>
      <div className="event-overlay-head">
        <h2 id="overlay-title" lang={title.lang}>
          {title.text}
        </h2>
        <RoundButton icon="close" label={t`Close`} look="ink" onClick={() => dialog.current?.close()} />
      </div>
      <div className="event-overlay-body">
        {data ? <Overview overview={data} /> : <RowsSkeleton />}
        <p>
          <Link to={pathTo('calendar', language)} className="text-link">
            <Trans>Whole calendar</Trans>
          </Link>
        </p>
      </div>
    </dialog>
  );
}

function Overview({ overview: { today, events } }: { overview: EventOverview }) {
  if (events.length === 0) {
    return (
      <p>
        <Trans>Unfortunately, there are no upcoming events.</Trans>
      </p>
    );
  }
  return programmeDays(events).map(({ day, events: ofDay }) => (
    <DayBlock key={day} day={day} today={today}>
      {ofDay.map((card) => (
        <EventRow key={card.id} card={card} />
      ))}
    </DayBlock>
  ));
}
