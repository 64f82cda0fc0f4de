import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { useMorePages, useNearEnd } from '#platform/browser/use-more-pages.ts';
import { useReadingOn } from '#platform/browser/use-reading-on.ts';
import { Artwork } from '#ui/artwork.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MorePages } from '#ui/more-pages.tsx';
import { calendarAddress } from '../calendar-address.ts';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { programmeDays } from '../programme-days.ts';
import type { TeaserCard } from '../teaser-card.ts';
import { DayBlock } from './day-block.tsx';
import { EventRow } from './event-row.tsx';

const addressOf = ({ language, filter }: CalendarPage, page: number) =>
  calendarAddress(language, filter, page);

/** The events and teasers of the page on show and of those added to it, each event once. */
function useEventPages(view: CalendarPage) {
  const { pages, added, ...rest } = useMorePages(view, addressOf);
  const events = [
    ...new Map(pages.flatMap((page) => page.events.map((event) => [event.id, event]))).values(),
  ];
  return {
    ...rest,
    events,
    teasers: pages.flatMap((page) => page.teasers),
    /** Events of the page that was added last; none before any was. */
    addedEvents: added?.events ?? [],
  };
}

/** Rows whose artwork may be in the first view. */
const EAGER_ROWS = 3;

/** The programme by day, with teasers in between; more of it comes as one scrolls, or by its link. */
export function EventList({ view }: { view: CalendarPage }) {
  const { t } = useLingui();
  const list = useEventPages(view);
  const { events, teasers, addedEvents } = list;
  const trigger = useNearEnd(list);
  const firstAdded = addedEvents[0]?.id;
  const ask = useReadingOn(firstAdded === undefined ? undefined : `event-${firstAdded}`, list.loadNext);
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
      <MorePages
        list={list}
        trigger={trigger}
        onAsk={ask}
        label={<Trans>Load more dates</Trans>}
        failure={<Trans>More dates couldn’t be loaded.</Trans>}
      />
    </>
  );
}

/** A recommendation between two days: text on the left, art on the right. */
function TeaserBand({ teaser }: { teaser: TeaserCard }) {
  const { preline, headline, subline, linkText } = teaser;
  return (
    <aside className="teaser surface-rosa" aria-label={headline.text}>
      <div className="teaser-text">
        <p className="teaser-preline" lang={preline.lang}>
          {preline.text}
        </p>
        <h2 className="text-d2" lang={headline.lang}>
          {headline.text}
        </h2>
        <p lang={subline.lang}>{subline.text}</p>
        <ButtonLink to={teaser.url}>
          <span lang={linkText.lang}>{linkText.text}</span>
        </ButtonLink>
      </div>
      <Artwork src={artworkUrl('music', teaser.art, [2, 1])} width={760} height={380} uncut />
    </aside>
  );
}
