import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { pathTo } from '#features/core/navigation/index.ts';
import {
  DayBlock,
  type EventCard,
  EventRow,
  NoDates,
  programmeDays,
} from '#features/programme/calendar/index.ts';
import type { Language, ShownText } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { getJson } from '#platform/browser/api-client.ts';
import { Link } from '#ui/link.tsx';
import { RoundButton } from '#ui/round-button.tsx';
import { RowsSkeleton } from './skeleton.tsx';

/** Content of the overlay, as its resource route returns it. */
export interface EventOverview {
  today: Day;
  events: EventCard[];
}

/**
 * The coming dates on a sheet from the lower edge (docs/product/shell.md#event-overlay). Escape, a press outside and Back
 * close it; the caller then restores the address of the page below.
 */
export function EventOverlay({
  title,
  language,
  onClosed,
}: {
  title: ShownText;
  language: Language;
  onClosed: () => void;
}) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const overview = useOverview(language);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one beside the sheet; Escape is the dialog's own
    <dialog
      ref={dialog}
      className="dialog event-overlay"
      aria-labelledby="overlay-title"
      // Removed with the page (Back, or another one was chosen) it has no address to restore.
      onClose={() => dialog.current?.open === false && onClosed()}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="event-overlay-head">
        <h2 id="overlay-title" lang={title.lang}>
          {title.text}
        </h2>
        <RoundButton icon="close" label={t`Close`} variant="ink" onClick={close} />
      </div>
      <div className="event-overlay-body">
        {overview === 'loading' ? <RowsSkeleton /> : null}
        {overview === 'failed' ? (
          <p role="alert">{t`An unknown error occurred. Try again in a minute.`}</p>
        ) : null}
        {typeof overview === 'object' ? <Overview overview={overview} /> : null}
        <p>
          <Link to={pathTo('calendar', language)} className="text-link">
            <Trans>Whole calendar</Trans>
          </Link>
        </p>
      </div>
    </dialog>
  );
}

/** Not through the router: a failure here does not affect the page below. */
function useOverview(language: Language): EventOverview | 'loading' | 'failed' {
  const [overview, setOverview] = useState<EventOverview | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    void getJson(`/${language}/overlay`, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setOverview(answer.ok ? (answer.value as EventOverview) : 'failed');
    });
    return () => leaving.abort();
  }, [language]);
  return overview;
}

function Overview({ overview: { today, events } }: { overview: EventOverview }) {
  if (events.length === 0) return <NoDates />;
  return programmeDays(events).map(({ day, events: ofDay }) => (
    <DayBlock key={day} day={day} today={today}>
      {ofDay.map((card) => (
        <EventRow key={card.id} card={card} />
      ))}
    </DayBlock>
  ));
}
