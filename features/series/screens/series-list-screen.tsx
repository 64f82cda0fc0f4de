import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { SeriesSheet } from '../components/series-sheet.tsx';
import type { SeriesCard } from '../load-series-page.server.ts';

/** The series of the house, a sheet of paper each. */
export function SeriesListScreen({ series, language }: { series: SeriesCard[]; language: Language }) {
  return (
    <div className="series-page">
      <header className="wrap">
        <h1 className="text-title">
          <Trans>All series</Trans>
        </h1>
        <p className="lead">
          <Trans>Things that belong together and come back. A hole is a date.</Trans>
        </p>
      </header>
      <ol className="series-sheets">
        {series.map((one, place) => (
          <SeriesSheet key={one.id} series={one} place={place} language={language} />
        ))}
      </ol>
    </div>
  );
}
