import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Note } from '#app/ui/note.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { BookingForm, type OfferView } from '#features/booking/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import {
  Contributors,
  DetailSection,
  PictureRow,
  ProductionHero,
  ProductionPrograms,
  Sponsors,
} from '#features/productions/index.ts';
import type { Language } from '#lib/localized.ts';
import { type Day, formatDay, formatTime } from '#lib/venue-time.ts';
import { artworkType } from '../artwork-type.ts';
import type { EventDetail } from '../find-event-detail.server.ts';
import { typeTone } from '../type-tone.ts';
import { DateList } from './date-list.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventState, HeroAction, TICKETS } from './event-sale.tsx';

/** One date: its sections in the order of the specification, empty ones left out. */
export function EventPage({
  detail,
  language,
  today,
  offer,
}: {
  detail: EventDetail;
  language: Language;
  today: Day;
  /** `null` when there is nothing to book. */
  offer: OfferView | null;
}) {
  const { t } = useLingui();
  const { event, production, series } = detail;
  const art = artworkType(event.type.slug);
  return (
    <article>
      <ProductionHero
        art={{ type: art, slug: event.art }}
        title={production.title}
        subline={production.subline}
        above={<Tag tone={typeTone(event.type.slug)}>{event.type.name}</Tag>}
      >
        <HeroAction event={event} isPast={detail.isPast} />
      </ProductionHero>
      <div className="wrap detail">
        <div className="detail-head">
          <div className="grid gap-6">
            <p className="font-display text-d1">
              {formatDay(event.day, language)}, {formatTime(event.time, language)}
            </p>
            <EventState detail={detail} />
            {production.importantInfo ? (
              <Note>
                <h2 className="text-d1">
                  <Trans>Good to know</Trans>
                </h2>
                <p lang={production.importantInfo.lang}>{production.importantInfo.text}</p>
              </Note>
            ) : null}
          </div>
          <EventFacts event={event} production={production} />
        </div>

        <DetailSection title={t`What it is about`}>
          <p className="lead" lang={production.lead.lang}>
            {production.lead.text}
          </p>
          <div
            className="prose mt-4"
            lang={production.descriptionHtml.lang}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the view is made (features/productions)
            dangerouslySetInnerHTML={{ __html: production.descriptionHtml.text }}
          />
        </DetailSection>
        {production.images.length > 0 ? (
          <DetailSection title={t`Pictures`}>
            <PictureRow images={production.images} type={art} />
          </DetailSection>
        ) : null}
        {production.programs.length > 0 ? (
          <DetailSection title={t`All around it`}>
            <ProductionPrograms programs={production.programs} type={art} />
          </DetailSection>
        ) : null}
        {production.contributors.length > 0 ? (
          <DetailSection title={t`Who takes part`}>
            <Contributors contributors={production.contributors} />
          </DetailSection>
        ) : null}
        {series ? (
          <DetailSection title={t`Series`}>
            <Link
              to={`${pathTo('calendar', language)}?series=${series.id}`}
              className="series-note cut-note surface-ink no-underline"
            >
              <span className="font-display text-d1" lang={series.title.lang}>
                {series.title.text}
              </span>
              <span lang={series.subline.lang}>{series.subline.text}</span>
            </Link>
          </DetailSection>
        ) : null}
        <DetailSection id={TICKETS} title={t`Dates and tickets`}>
          {offer ? <BookingForm offer={offer} language={language} /> : null}
          {detail.dates.length > 0 ? (
            <DateList dates={detail.dates} today={today} />
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
      </div>
    </article>
  );
}
