import { Plural, Trans } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import { formatPercent } from '#lib/format-percent.ts';
import type { Language } from '#lib/localized.ts';
import { formatDay } from '#lib/venue-time.ts';
import { Icon } from '#ui/icon.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { OccupancyDrawing } from '../components/occupancy-drawing.tsx';
import type { OccupancyPage } from '../load-reports-page.server.ts';
import { occupancyFile } from '../reports-path.ts';

/** How an event filled up: a drawing of all days, and those on which something changed as a table. */
export function OccupancyScreen({ view, language }: { view: OccupancyPage; language: Language }) {
  const { title, when, eventId, capacity, days } = view;
  const sold = days.at(-1)?.sold ?? 0;
  const percent = percentOf(sold, capacity);
  const [from, to] = [days[0], days.at(-1)].map((each) => each && formatDay(each.day, language));
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={hubPath('reports', language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>Reports</Trans>
        </a>
      </p>
      <header className="desk-head">
        <h1 className="text-d2" lang={title.lang}>
          {title.text}
        </h1>
        <p className="lead">{when}</p>
      </header>
      <DeskPart id="occupancy-days" title={<Trans>Places sold by day</Trans>}>
        <p>
          {capacity === 0 ? (
            <Trans>Sold: {sold}</Trans>
          ) : (
            <Trans>
              {sold} of {capacity} places sold ({percent})
            </Trans>
          )}
        </p>
        {days.length > 0 ? (
          <>
            <figure className="report-figure">
              <OccupancyDrawing days={days} capacity={capacity} />
              <figcaption className="text-sm muted">
                <Trans>
                  {from} to {to}
                </Trans>
              </figcaption>
            </figure>
            <OccupancyTable view={view} language={language} />
            <p className="desk-links">
              <a href={occupancyFile(eventId, language)} className="text-link" download>
                <Trans>Every day as a table (CSV)</Trans>
              </a>
            </p>
          </>
        ) : null}
      </DeskPart>
    </main>
  );
}

const percentOf = (part: number, whole: number): string =>
  formatPercent(whole === 0 ? 0 : Math.round((part / whole) * 100) * 100);

function OccupancyTable({ view: { days }, language }: { view: OccupancyPage; language: Language }) {
  return (
    <table className="books-table report-days">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Day</Trans>
          </th>
          <th scope="col">
            <Trans>Issued</Trans>
          </th>
          <th scope="col">
            <Trans context="report">Cancelled</Trans>
          </th>
          <th scope="col">
            <Trans>Places sold</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {days
          .filter(({ issued, cancelled }, index) => issued + cancelled > 0 || index === days.length - 1)
          .map(({ day, daysBefore, issued, cancelled, sold }) => (
            <tr key={day}>
              <th scope="row">
                {formatDay(day, language)}
                <span className="muted text-sm">
                  <DaysBefore days={daysBefore} />
                </span>
              </th>
              <td>{issued}</td>
              <td>{cancelled}</td>
              <td>
                <strong>{sold}</strong>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function DaysBefore({ days }: { days: number }) {
  return days === 0 ? (
    <Trans>day of the event</Trans>
  ) : (
    <Plural value={days} one="# day before" other="# days before" />
  );
}
