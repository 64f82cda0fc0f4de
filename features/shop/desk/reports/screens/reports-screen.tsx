import { Trans, useLingui } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatDay } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { Note } from '#ui/note.tsx';
import { donationsPath } from '../../donations/donations-path.ts';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { SalesTable } from '../components/sales-table.tsx';
import { DIMENSIONS } from '../dimensions.ts';
import { DIMENSION_WORDS } from '../group-words.ts';
import type { ReportsPage } from '../load-reports-page.server.ts';
import { reportFile, reportPath } from '../reports-path.ts';

/** Sales of a period by one dimension, with links to the others. */
export function ReportsScreen({
  view,
  language,
  problem,
}: {
  view: ReportsPage;
  language: Language;
  /** Error in words about a period in the address that cannot be shown. */
  problem: string | null;
}) {
  const { t, i18n } = useLingui();
  const { dimension, period, rows, page, pages } = view;
  const { from, to } = { from: formatDay(period.from, language), to: formatDay(period.to, language) };
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <header className="desk-head">
        <h1 className="text-d3">
          <Trans>Reports</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Tickets count on the day they were ordered or cancelled, money on the day it came in or went out.
          </Trans>
        </p>
      </header>
      <p className="desk-links">
        <a href={donationsPath(language)} className="text-link">
          <Trans>Donations and their receipts</Trans>
        </a>
      </p>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      <PeriodForm view={view} language={language} />
      <nav className="report-dimensions" aria-label={t`Sales by`}>
        <ul>
          {DIMENSIONS.map((each) => (
            <li key={each}>
              <a
                href={reportPath({ dimension: each, period }, language)}
                aria-current={each === dimension ? 'page' : undefined}
              >
                {i18n._(DIMENSION_WORDS[each])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DeskPart
        id="reports-sales"
        title={
          <Trans>
            {from} to {to}
          </Trans>
        }
      >
        {rows.length > 0 ? (
          <>
            <SalesTable view={view} language={language} />
            <p className="desk-links">
              <a href={reportFile(view, language)} className="text-link" download>
                <Trans>As a table (CSV)</Trans>
              </a>
            </p>
          </>
        ) : (
          <p>
            <Trans>No sales in this period.</Trans>
          </p>
        )}
        <ListPages
          page={page}
          pages={pages}
          to={(number) => reportPath(view, language, { page: String(number) })}
          before={<Trans>Back</Trans>}
          after={<Trans>More</Trans>}
        />
      </DeskPart>
    </main>
  );
}

function PeriodForm({
  view: { period, today, dimension },
  language,
}: {
  view: ReportsPage;
  language: Language;
}) {
  const { t } = useLingui();
  return (
    <form className="report-period" action={hubPath('reports', language)}>
      <input type="hidden" name="lang" value={language} />
      <input type="hidden" name="by" value={dimension} />
      <TextField label={t`From`} type="date" name="from" required defaultValue={period.from} />
      <TextField label={t`To`} type="date" name="to" required max={today} defaultValue={period.to} />
      <Button type="submit" variant="ghost">
        <Trans>Show the period</Trans>
      </Button>
    </form>
  );
}
