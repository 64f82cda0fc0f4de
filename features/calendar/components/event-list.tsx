import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type MouseEvent, useEffect, useRef } from 'react';
import { useNearEnd } from '#platform/browser/use-more-pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { calendarAddress } from '../calendar-address.ts';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { programmeDays } from '../programme-days.ts';
import { DayBlock } from './day-block.tsx';
import { EventRow } from './event-row.tsx';
import { TeaserBand } from './teaser-band.tsx';
import { useEventPages } from './use-event-pages.ts';

/** Rows whose artwork may be in the first view. */
const EAGER_ROWS = 3;

/** The programme by day, with teasers in between; more of it comes as one scrolls, or by its link. */
export function EventList({ view }: { view: CalendarPage }) {
  const { t } = useLingui();
  const list = useEventPages(view);
  const { events, teasers, addedEvents, nextAddress, isLoading, hasFailed, loadNext } = list;
  const trigger = useNearEnd(list);
  const wasAsked = useRef(false);

  // Who asked for more by the link goes on reading at the first new event.
  const firstAdded = addedEvents[0]?.id;
  useEffect(() => {
    if (!wasAsked.current || firstAdded === undefined) return;
    wasAsked.current = false;
    document.getElementById(`event-${firstAdded}`)?.focus();
  }, [firstAdded]);

  const ask = (event: MouseEvent) => {
    event.preventDefault();
    wasAsked.current = true;
    loadNext();
  };
  const { language, filter, page, today } = view;
  const added = addedEvents.length;
  return (
    <>
      {page > 1 ? (
        <div className="more-events">
          <ButtonLink variant="ghost" to={calendarAddress(language, filter, page - 1)}>
            <Trans>Earlier dates</Trans>
          </ButtonLink>
        </div>
      ) : null}
      {programmeDays(events, teasers).map((programme) => (
        <Fragment key={programme.day}>
          <DayBlock day={programme.day} today={today}>
            {programme.events.map((card) => (
              <EventRow key={card.id} card={card} eager={events.indexOf(card) < EAGER_ROWS} />
            ))}
          </DayBlock>
          {programme.teasers.map((teaser) => (
            <TeaserBand key={teaser.id} teaser={teaser} />
          ))}
        </Fragment>
      ))}
      <p className="visually-hidden" role="status">
        {added > 0 ? t`${plural(added, { one: '# more date loaded', other: '# more dates loaded' })}` : null}
      </p>
      {nextAddress === null ? null : (
        <div className="more-events" ref={trigger}>
          <p role="alert">{hasFailed ? <Trans>Further dates could not be loaded.</Trans> : null}</p>
          <ButtonLink variant="ghost" to={nextAddress} onClick={ask} aria-busy={isLoading || undefined}>
            {hasFailed ? <Trans>Try again</Trans> : <Trans>Load more dates</Trans>}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
