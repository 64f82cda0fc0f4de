import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { EmptySelectionNote, type OfferView } from '#features/box-office/booking/index.ts';
import type { PhotoView } from '#features/core/media/index.ts';
import { FavouriteToggle } from '#features/people/favourites/index.ts';
import {
  artworkType,
  BookingBar,
  DateList,
  DetailSection,
  nextBookable,
  ProductionDates,
  PromoterSection,
  SeriesSection,
  Sponsors,
} from '#features/programme/calendar/index.ts';
import {
  ProductionContributors,
  ProductionHead,
  ProductionPictures,
  RelatedProductions,
} from '#features/programme/productions/index.ts';
import type { Language } from '#lib/localized.ts';
import { type Day, formatDay, formatTime } from '#lib/venue-time.ts';
import { Link } from '#ui/link.tsx';
import { EventHero } from '../components/event-hero.tsx';
import { EventPanel } from '../components/event-panel.tsx';
import { EventTabs } from '../components/event-tabs.tsx';
import type { EventPage } from '../load-event-page.server.ts';
import type { EventPart } from './event-screen.tsx';

interface Props {
  page: EventPage;
  hero: PhotoView | null;
  /** Of the row of pictures, by id. */
  photos: Record<string, PhotoView>;
  offer: OfferView | null;
  language: Language;
  today: Day;
  /** The visitor comes back from a form without a ticket in it. */
  isNothingChosen: boolean;
  /** The design flag "detail program overlay". */
  programsInOverlay: boolean;
  /** The section "Blog". */
  blog: ReactElement | null;
}

/** Renders the parts of an event page without client code, as the static parts of `EventScreen`. Empty sections are left out. */
export function eventParts(props: Props): Record<EventPart, ReactElement> {
  return {
    hero: <Hero {...props} />,
    intro: <Intro {...props} />,
    people: <People {...props} />,
    choice: <Choice {...props} />,
    dates: <Dates {...props} />,
    end: <End {...props} />,
  };
}

function Hero({ hero, page: { detail }, offer }: Props) {
  const { event, production } = detail;
  return (
    <EventHero event={event} photo={hero} title={production.title} subline={production.subline}>
      <EventPanel detail={detail} offer={offer} />
    </EventHero>
  );
}

function Intro({ page: { detail }, photos, language, programsInOverlay }: Props) {
  const { t } = useLingui();
  const { event, children: belonging, production, venue, hours } = detail;
  return (
    <>
      <EventTabs productionPath={production.path} />
      {belonging.length > 0 ? (
        <DetailSection title={t`Includes`}>
          <ProductionDates dates={belonging} />
        </DetailSection>
      ) : null}
      <ProductionHead
        production={production}
        hours={hours}
        ages={{ from: event.ageFrom, to: event.ageTo }}
        minutes={event.until ? null : event.minutes}
        place={venue ? <Link to={venue}>{event.place}</Link> : event.place}
        firstExtras={<FavouriteToggle id={event.id} label={t`Save this date`} language={language} />}
        lastExtras={
          <a href={`/${language}/feeds/event-${event.id}.ics`} className="text-link">
            <Trans>Add to my calendar</Trans>
          </a>
        }
      />
      <ProductionPictures
        production={production}
        photos={photos}
        art={artworkType(event.type.slug)}
        programsInOverlay={programsInOverlay}
      />
    </>
  );
}

function People({ page: { detail } }: Props) {
  return (
    <>
      <ProductionContributors production={detail.production} />
      <SeriesSection series={detail.series} />
    </>
  );
}

/** Content above the ticket choice. */
function Choice({ page: { detail }, offer, language, isNothingChosen }: Props) {
  const { day, time, until } = detail.event;
  return (
    <>
      {isNothingChosen ? <EmptySelectionNote /> : null}
      {offer ? (
        <p className="booking-inline-head">
          {formatDay(day, language, { year: false })}
          {until ? null : `, ${formatTime(time, language)}`}
        </p>
      ) : null}
    </>
  );
}

function Dates({ page: { detail }, today }: Props) {
  return <DateList dates={detail.dates} today={today} shownId={detail.event.id} />;
}

function End({ page: { detail, related }, offer, today, blog }: Props) {
  const { t } = useLingui();
  const { event, production } = detail;
  return (
    <>
      {blog}
      {production.sponsors.length > 0 ? (
        <DetailSection title={t`Thanks to`}>
          <Sponsors names={production.sponsors} />
        </DetailSection>
      ) : null}
      <PromoterSection promoter={production.promoter} />
      <RelatedProductions cards={related} />
      {offer ? (
        <BookingBar date={nextBookable([event])} today={today} label={t`This date`}>
          {event.place}
        </BookingBar>
      ) : null}
    </>
  );
}
