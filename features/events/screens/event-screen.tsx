import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BookingForm, NothingChosen, type OfferView } from '#features/booking/index.ts';
import { DateList, ProductionDates } from '#features/calendar/index.ts';
import {
  BookingBar,
  DetailSection,
  Facts,
  ImportantInfo,
  nextToBook,
  SeriesNote,
  ShareButton,
  Sponsors,
} from '#features/detail/index.ts';
import { artworkType } from '#features/event-types/index.ts';
import { FavouriteToggle } from '#features/favourites/index.ts';
import { SampleOnPage } from '#features/media/index.ts';
import { TICKETS } from '#features/navigation/index.ts';
import { ProductionIntro, ProductionSections } from '#features/productions/index.ts';
import type { Language } from '#lib/localized.ts';
import { type Day, formatDay, formatTime } from '#lib/venue-time.ts';
import { Link } from '#ui/link.tsx';
import { EventHero } from '../components/event-hero.tsx';
import { EventPanel } from '../components/event-panel.tsx';
import { EventTabs } from '../components/event-tabs.tsx';
import type { EventDetail } from '../find-event-detail.server.ts';

/**
 * One date: its sections in order (docs/product/detail-pages.md#order-of-sections), empty ones left out, `children`
 * after them.
 */
export function EventScreen({
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
  const { event, children: belonging, production, series, venue, dates } = detail;
  const art = artworkType(event.type.slug);
  return (
    <article>
      <EventHero event={event} title={production.title} subline={production.subline}>
        <EventPanel detail={detail} offer={offer} />
      </EventHero>
      <div className="wrap detail">
        <EventTabs productionPath={production.path} />
        {belonging.length > 0 ? (
          <DetailSection title={t`Part of it`}>
            <ProductionDates dates={belonging} />
          </DetailSection>
        ) : null}
        <div className="detail-head">
          <Facts
            ages={{ from: event.ageFrom, to: event.ageTo }}
            minutes={event.until ? null : event.minutes}
            place={venue ? <Link to={venue}>{event.place}</Link> : event.place}
            language={production.language}
            doorsMinutes={production.doorsMinutes}
          />
          <div>
            <ImportantInfo text={production.importantInfo} />
            <div className="detail-extras">
              <FavouriteToggle id={event.id} label={t`Remember this date`} language={language} />
              <SampleOnPage id={production.id} sample={production.audioSample} />
              <ShareButton title={production.title.text} />
              <a href={`/${language}/feeds/event-${event.id}.ics`} className="text-link">
                <Trans>Into my calendar</Trans>
              </a>
            </div>
            <ProductionIntro production={production} hours={detail.hours} />
          </div>
        </div>
        <ProductionSections
          production={production}
          art={art}
          language={language}
          programsInOverlay={programsInOverlay}
        />
        {series ? (
          <DetailSection title={t`Series`}>
            <SeriesNote series={series} />
          </DetailSection>
        ) : null}
        <DetailSection id={TICKETS} title={t`Dates and tickets`} isBooking>
          {isNothingChosen ? <NothingChosen /> : null}
          {offer ? (
            <>
              <p className="booking-inline-head">
                {formatDay(event.day, language, { year: false })}
                {event.until ? null : `, ${formatTime(event.time, language)}`}
              </p>
              <BookingForm offer={offer} language={language} />
            </>
          ) : null}
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
      {offer ? (
        <BookingBar date={nextToBook([event])} today={today} label={t`This date`}>
          {event.place}
        </BookingBar>
      ) : null}
    </article>
  );
}
