import { Trans, useLingui } from '@lingui/react/macro';
import {
  calendarAddress,
  DayBlock,
  DetailSection,
  EventRow,
  NoDates,
  programmeDays,
} from '#features/programme/calendar/index.ts';
import { ProductionLines } from '#features/programme/productions/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { DrumRow } from '#ui/drum-row.tsx';
import { EntityRichText, useEntityText } from '#ui/entity-text.tsx';
import { Link } from '#ui/link.tsx';
import type { SeriesPage } from '../load-series-page.server.ts';

/** Heading of a series page: the name of the series. */
export function SeriesHead({ series }: { series: SeriesPage['series'] }) {
  const text = useEntityText();
  return (
    <header className="series-head surface-ink">
      <div className="wrap">
        <h1 className="text-title" {...text('title', series.title)} />
        <p className="lead" {...text('subline', series.subline)} />
        <DrumRow count={18} gap={60} size={15} />
      </div>
    </header>
  );
}

/** Description of a series: the theme its productions share. */
export function SeriesDescription({ series }: { series: SeriesPage['series'] }) {
  const { t } = useLingui();
  return (
    <DetailSection title={t`What it’s about`}>
      <EntityRichText field="description" html={series.descriptionHtml} className="prose text-lg" />
    </DetailSection>
  );
}

/** Its dates by day, and its productions. */
export function SeriesProgramme({
  page: { series, dates, productions, more },
  language,
  today,
}: {
  page: SeriesPage;
  language: Language;
  today: Day;
}) {
  const { t } = useLingui();
  return (
    <>
      <section className="series-dates" aria-labelledby="dates">
        <h2 id="dates">
          <Trans>Dates</Trans>
        </h2>
        {dates.length === 0 ? (
          <NoDates />
        ) : (
          programmeDays(dates).map(({ day, events }) => (
            <DayBlock key={day} day={day} today={today}>
              {events.map((card) => (
                <EventRow key={card.id} card={card} />
              ))}
            </DayBlock>
          ))
        )}
        {more ? (
          <Link to={calendarAddress(language, { series: series.id })} className="text-link">
            <Trans>All dates of this series in the calendar</Trans>
          </Link>
        ) : null}
      </section>
      {productions.length > 0 ? (
        <DetailSection title={t`Productions`}>
          <ProductionLines cards={productions} />
        </DetailSection>
      ) : null}
    </>
  );
}
