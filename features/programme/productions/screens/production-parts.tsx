import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { PhotoView } from '#features/core/media/index.ts';
import { TICKETS } from '#features/core/navigation/index.ts';
import { FavouriteToggle } from '#features/people/favourites/index.ts';
import {
  artworkType,
  BookingBar,
  calendarAddress,
  DateList,
  DetailHero,
  DetailSection,
  HeroAction,
  nextBookable,
  PromoterSection,
  SeriesSection,
} from '#features/programme/calendar/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { ProductionHead } from '../components/production-head.tsx';
import { ProductionContributors, ProductionPictures } from '../components/production-sections.tsx';
import { RelatedProductions } from '../components/related-productions.tsx';
import type { ProductionPage } from '../load-production-page.server.ts';
import { productionsAddress } from '../productions-path.ts';
import type { ProductionPart } from './production-screen.tsx';

interface Props {
  page: ProductionPage;
  hero: PhotoView | null;
  /** Of the row of pictures, by id. */
  photos: Record<string, PhotoView>;
  language: Language;
  today: Day;
  /** The design flag "detail program overlay". */
  programsInOverlay: boolean;
  /** The section "Blog". */
  blog: ReactElement | null;
}

/** Renders the parts of a production page without client code, as the static parts of `ProductionScreen`. */
export function productionParts(props: Props): Record<ProductionPart, ReactElement> {
  return { hero: <Hero {...props} />, intro: <Intro {...props} />, end: <End {...props} /> };
}

/** The date of the page: the next bookable one, else the next that takes place. */
const nextOf = ({ dates }: ProductionPage) =>
  nextBookable(dates) ?? dates.find(({ status }) => status === 'scheduled');

function Hero({ page, hero }: Props) {
  const { production, dates } = page;
  const { type } = production;
  return (
    <DetailHero
      art={{ type: artworkType(type.slug), slug: production.art }}
      photo={hero}
      title={production.title}
      subline={production.subline}
      fields={{ title: 'title', subline: 'subline' }}
      above={<Tag>{type.name}</Tag>}
    >
      <HeroAction dates={dates.length} offer={nextOf(page)?.offer ?? null} />
    </DetailHero>
  );
}

function Intro({ page, photos, language, programsInOverlay }: Props) {
  const { t } = useLingui();
  const { production, tags, hours, dates } = page;
  const next = nextOf(page);
  const places = [...new Set(dates.map(({ place }) => place))];
  return (
    <>
      <ProductionHead
        production={production}
        hours={hours}
        ages={{ from: production.ageFrom, to: production.ageTo }}
        minutes={next?.until ? null : production.durationMinutes}
        place={places.join(' · ')}
        firstExtras={
          <>
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
            {next ? <FavouriteToggle id={next.id} label={t`Save the next date`} language={language} /> : null}
          </>
        }
      />
      <ProductionPictures
        production={production}
        photos={photos}
        art={artworkType(production.type.slug)}
        programsInOverlay={programsInOverlay}
      />
    </>
  );
}

function End({ page: { production, dates, series, related }, language, today, blog }: Props) {
  const { t } = useLingui();
  const count = dates.length;
  return (
    <>
      <ProductionContributors production={production} />
      <DetailSection id={TICKETS} title={t`Dates and tickets`} isBooking>
        <DateList dates={dates} today={today} />
        {dates.length > 0 ? null : (
          <p>
            <Link to={calendarAddress(language, {})} className="text-link">
              <Trans>Whole calendar</Trans>
            </Link>
          </p>
        )}
      </DetailSection>
      {blog}
      <PromoterSection promoter={production.promoter} />
      <SeriesSection series={series} />
      <RelatedProductions cards={related} />
      <BookingBar date={nextBookable(dates)} today={today} label={t`Next date`}>
        <Plural value={count} one="# date" other="# dates" />
      </BookingBar>
    </>
  );
}
