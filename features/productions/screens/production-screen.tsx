import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { calendarAddress, DateList } from '#features/calendar/index.ts';
import {
  BookingBar,
  DetailHero,
  DetailSection,
  Facts,
  HeroAction,
  ImportantInfo,
  nextToBook,
  SeriesNote,
  ShareButton,
} from '#features/detail/index.ts';
import { artworkType } from '#features/event-types/index.ts';
import { FavouriteToggle } from '#features/favourites/index.ts';
import { SampleOnPage } from '#features/media/index.ts';
import { TICKETS } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { ProductionIntro } from '../components/production-intro.tsx';
import { ProductionSections } from '../components/production-sections.tsx';
import { RelatedProductions } from '../components/related-productions.tsx';
import type { ProductionPage } from '../load-production-page.server.ts';
import { productionsAddress } from '../productions-path.ts';

/**
 * A production: its sections in order (docs/product/detail-pages.md#order-of-sections), those without data left out.
 */
export function ProductionScreen({
  page,
  language,
  today,
  programsInOverlay,
}: {
  page: ProductionPage;
  language: Language;
  today: Day;
  programsInOverlay: boolean;
}) {
  const { t } = useLingui();
  const { production, tags, series, dates } = page;
  const { type } = production;
  const count = dates.length;
  const art = artworkType(type.slug);
  const next = nextToBook(dates) ?? dates.find(({ status }) => status === 'scheduled');
  const places = [...new Set(dates.map(({ place }) => place))];
  return (
    <article>
      <DetailHero
        art={{ type: art, slug: production.art }}
        title={production.title}
        subline={production.subline}
        above={<Tag>{type.name}</Tag>}
      >
        <HeroAction dates={dates.length} offer={next?.offer ?? null} />
      </DetailHero>
      <div className="wrap detail">
        <div className="detail-head">
          <Facts
            ages={{ from: production.ageFrom, to: production.ageTo }}
            minutes={next?.until ? null : production.durationMinutes}
            place={places.join(' · ')}
            language={production.language}
            doorsMinutes={production.doorsMinutes}
          />
          <div>
            <ImportantInfo text={production.importantInfo} />
            <div className="detail-extras">
              {tags.length > 0 ? (
                <ul className="tag-list" aria-label={t`Tags`}>
                  {tags.map(({ id, name }) => (
                    <li key={id}>
                      <Link to={productionsAddress(language, { tag: id })} className="text-link">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : null}
              {next ? (
                <FavouriteToggle id={next.id} label={t`Remember the next date`} language={language} />
              ) : null}
              <SampleOnPage id={production.id} sample={production.audioSample} />
              <ShareButton title={production.title.text} />
            </div>
            <ProductionIntro production={production} hours={page.hours} />
          </div>
        </div>
        <ProductionSections
          production={production}
          art={art}
          language={language}
          programsInOverlay={programsInOverlay}
        />
        <DetailSection id={TICKETS} title={t`Dates and tickets`} isBooking>
          {dates.length > 0 ? (
            <DateList dates={dates} today={today} />
          ) : (
            <>
              <p>
                <Trans>Unfortunately, there are no upcoming events.</Trans>
              </p>
              <p>
                <Link to={calendarAddress(language, {})} className="text-link">
                  <Trans>Whole calendar</Trans>
                </Link>
              </p>
            </>
          )}
        </DetailSection>
        {production.promoter ? (
          <DetailSection title={t`Promoter`}>
            <p lang={production.promoter.lang}>{production.promoter.text}</p>
          </DetailSection>
        ) : null}
        {series ? (
          <DetailSection title={t`Series`}>
            <SeriesNote series={series} />
          </DetailSection>
        ) : null}
        <RelatedProductions cards={page.related} />
      </div>
      <BookingBar date={nextToBook(dates)} today={today} label={t`Next date`}>
        <Plural value={count} one="# date" other="# dates" />
      </BookingBar>
    </article>
  );
}
