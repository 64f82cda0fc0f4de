import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Tag } from '#app/ui/tag.tsx';
import { BookingForm, NothingChosen, type OfferView } from '#features/booking/index.ts';
import { FavouriteToggle } from '#features/favourites/index.ts';
import { SampleOnPage } from '#features/media/index.ts';
import {
  DetailSection,
  ImportantInfo,
  ProductionHero,
  ProductionSections,
  ShareButton,
  Sponsors,
} from '#features/productions/index.ts';
import type { Language } from '#lib/localized.ts';
import { type Day, formatDay, formatTime } from '#lib/venue-time.ts';
import { artworkType } from '../artwork-type.ts';
import type { EventDetail } from '../find-event-detail.server.ts';
import { BookingBar } from './booking-bar.tsx';
import { DateList } from './date-list.tsx';
import { EventState, HeroAction, TICKETS } from './event-sale.tsx';
import { EventTabs } from './event-tabs.tsx';
import { Facts } from './facts.tsx';
import { SeriesNote } from './series-note.tsx';

/** One date: its sections in the order of the specification (section 2), empty ones left out, `children` after them. */
export function EventPage({
  detail,
  language,
  today,
  offer,
  isNothingChosen,
  programsInOverlay,
  children,
}: {
  detail: EventDetail;
  language: Language;
  today: Day;
  /** `null` when there is nothing to book. */
  offer: OfferView | null;
  /** The visitor comes back from a form without a ticket in it. */
  isNothingChosen: boolean;
  programsInOverlay: boolean;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const { event, production, series, venue, dates } = detail;
  const art = artworkType(event.type.slug);
  return (
    <article>
      <ProductionHero
        art={{ type: art, slug: event.art }}
        title={production.title}
        subline={production.subline}
        above={<Tag>{event.type.name}</Tag>}
      >
        <HeroAction dates={dates.length} offer={event.status === 'scheduled' ? event.offer : null} />
      </ProductionHero>
      <div className="wrap detail">
        <EventTabs productionPath={production.path} />
        <div className="detail-head">
          <div className="grid gap-6">
            <p className="font-display text-d1">
              {formatDay(event.day, language)}, {formatTime(event.time, language)}
            </p>
            <EventState detail={detail} />
            <ImportantInfo text={production.importantInfo} />
          </div>
          <Facts
            ages={{ from: event.ageFrom, to: event.ageTo }}
            minutes={event.until ? null : event.minutes}
            place={venue ? <Link to={venue}>{event.place}</Link> : event.place}
            language={production.language}
            doorsMinutes={production.doorsMinutes}
          />
        </div>
        <div className="flex flex-wrap gap-x-6">
          <FavouriteToggle id={event.id} label={t`Remember this date`} language={language} />
          <SampleOnPage id={production.id} sample={production.audioSample} />
          <ShareButton title={production.title.text} />
          <a href={`/${language}/feeds/event-${event.id}.ics`} className="text-link">
            <Trans>Into my calendar</Trans>
          </a>
        </div>
        <ProductionSections
          production={production}
          hours={detail.hours}
          art={art}
          language={language}
          programsInOverlay={programsInOverlay}
        />
        {series ? (
          <DetailSection title={t`Series`}>
            <SeriesNote series={series} />
          </DetailSection>
        ) : null}
        <DetailSection id={TICKETS} title={t`Dates and tickets`}>
          {isNothingChosen ? <NothingChosen /> : null}
          {offer ? <BookingForm offer={offer} language={language} /> : null}
          {dates.length > 0 ? (
            <DateList dates={dates} today={today} shownId={event.id} />
          ) : (
            <p>
              <Trans>Unfortunately, there are no upcoming events.</Trans>
            </p>
          )}
        </DetailSection>
        {production.sponsors.length > 0 ? (
          <DetailSection title={t`Thanks to`}>
            <Sponsors names={production.sponsors} />
          </DetailSection>
        ) : null}
        {production.promoter ? (
          <DetailSection title={t`Promoter`}>
            <p lang={production.promoter.lang}>{production.promoter.text}</p>
          </DetailSection>
        ) : null}
        {children}
      </div>
      <BookingBar dates={dates} today={today} />
    </article>
  );
}
