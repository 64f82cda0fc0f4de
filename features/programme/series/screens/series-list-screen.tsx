import { Trans } from '@lingui/react/macro';
import { headlineOf, type ListTop } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { StaticPart } from '#ui/static-part.tsx';
import { SeriesSheet } from '../components/series-sheet.tsx';
import type { SeriesCard } from '../load-series-page.server.ts';

/** The series of the venue, a sheet of paper each. */
export function SeriesListScreen({ page }: { page: ListTop & { series: SeriesCard[]; language: Language } }) {
  const { lead, series, language } = page;
  const headline = headlineOf(page);
  return (
    <div className="series-page">
      <header className="wrap">
        <h1 className="text-title" lang={headline.lang}>
          {headline.text}
        </h1>
        <p className="lead" lang={lead?.lang}>
          {lead?.text ?? (
            <Trans>Things that belong together and keep coming back. One hole is one date.</Trans>
          )}
        </p>
      </header>
      {page.above === undefined ? null : <StaticPart name="above" html={page.above} />}
      <ol className="series-sheets">
        {series.map((one, place) => (
          <SeriesSheet key={one.id} series={one} place={place} language={language} />
        ))}
      </ol>
    </div>
  );
}
