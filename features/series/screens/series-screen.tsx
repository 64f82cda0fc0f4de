import { Trans, useLingui } from '@lingui/react/macro';
import { calendarAddress, DayBlock, EventRow, programmeDays } from '#features/calendar/index.ts';
import { DetailSection } from '#features/detail/index.ts';
import { ProductionLines } from '#features/productions/index.ts';
import type { Language } from '#lib/localized.ts';
import type { Day } from '#lib/venue-time.ts';
import { DrumRow } from '#ui/drum-row.tsx';
import { Link } from '#ui/link.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { SeriesBooking } from '../book-series.server.ts';
import { WholeSeries } from '../components/whole-series.tsx';
import type { SeriesPage } from '../load-series-page.server.ts';

/** A series: what holds it together, its dates by day, its productions. */
export function SeriesScreen({
  page,
  language,
  today,
  booking,
  orderKey,
}: {
  page: SeriesPage;
  language: Language;
  today: Day;
  /** What became of booking all of it, when somebody just tried. */
  booking?: SeriesBooking['dates'] | undefined;
  /** What makes the next press count once; `null` before the first one. */
  orderKey: string | null;
}) {
  const { t } = useLingui();
  const { series, dates, productions } = page;
  const { descriptionHtml } = series;
  return (
    <article>
      <header className="series-head surface-ink">
        <div className="wrap">
          <h1 className="text-title" lang={series.title.lang}>
            {series.title.text}
          </h1>
          <p className="lead" lang={series.subline.lang}>
            {series.subline.text}
          </p>
          <DrumRow count={18} gap={60} size={15} />
        </div>
      </header>
      <div className="wrap detail">
        <DetailSection title={t`What it is about`}>
          <RichText html={descriptionHtml} className="prose text-lg" />
        </DetailSection>
        {page.isBookable || booking ? (
          <WholeSeries page={page} booking={booking} orderKey={orderKey} language={language} />
        ) : null}
        <section className="series-dates" aria-labelledby="dates">
          <h2 id="dates">
            <Trans>Dates</Trans>
          </h2>
          {dates.length === 0 ? (
            <p>
              <Trans>Unfortunately, there are no upcoming events.</Trans>
            </p>
          ) : (
            programmeDays(dates).map(({ day, events }) => (
              <DayBlock key={day} day={day} today={today}>
                {events.map((card) => (
                  <EventRow key={card.id} card={card} />
                ))}
              </DayBlock>
            ))
          )}
          {page.more ? (
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
      </div>
    </article>
  );
}
