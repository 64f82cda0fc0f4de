import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { type Day, formatDay } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { Note } from '#ui/note.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { closingPath } from '../closings-path.ts';
import type { ClosedRow, ClosingsPage } from '../load-closings-page.server.ts';

/** The room of closings: days to be closed, days that are, and the books of any period. */
export function ClosingsScreen({
  view,
  language,
  problem,
}: {
  view: ClosingsPage;
  language: Language;
  /** Error in words about a request in the address that cannot be met. */
  problem: string | null;
}) {
  const { closed, page, pages, toComeCents, owedCents } = view;
  const toCome = formatAmount(toComeCents);
  const owed = formatAmount(owedCents);
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <header className="desk-head">
        <h1 className="text-d3">
          <Trans>End of day</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Still to be paid: {toCome}. Refunds due: {owed}.
          </Trans>
        </p>
      </header>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      <div className="books-columns">
        <DeskPart id="closings-open" title={<Trans>Not closed yet</Trans>}>
          <OpenDays view={view} language={language} />
        </DeskPart>
        <DeskPart id="closings-period" title={<Trans>A period</Trans>}>
          <PeriodForm view={view} language={language} />
        </DeskPart>
      </div>
      <DeskPart id="closings-closed" title={<Trans>Closed days</Trans>}>
        {closed.length > 0 ? (
          <ClosedDays rows={closed} language={language} />
        ) : (
          <p>
            <Trans>No days closed yet.</Trans>
          </p>
        )}
        <ListPages
          page={page}
          pages={pages}
          to={(number) => hubPath('closings', language, { page: String(number) })}
        />
      </DeskPart>
    </main>
  );
}

function OpenDays({
  view: { open, openSum, latest, today },
  language,
}: {
  view: ClosingsPage;
  language: Language;
}) {
  const { t } = useLingui();
  const until = latest === null ? null : formatDay(latest, language);
  return (
    <>
      {open.length > 0 ? (
        <table className="books-table">
          <thead>
            <tr>
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              <th scope="col">
                <Trans>Payments</Trans>
              </th>
              <th scope="col">
                <Trans>Total</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {open.map(({ day, count, cents }) => (
              <tr key={day}>
                <th scope="row">
                  <DayLink day={day} latest={latest} language={language} />
                </th>
                <td>{count}</td>
                <td>{formatAmount(cents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Total</Trans>
              </th>
              <td>{openSum.count}</td>
              <td>
                <strong>{formatAmount(openSum.cents)}</strong>
              </td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <p>
          {until === null ? (
            <Trans>No money received yet.</Trans>
          ) : (
            <Trans>Everything is closed up to {until}.</Trans>
          )}
        </p>
      )}
      <form className="desk-search" action={hubPath('closings', language)}>
        <input type="hidden" name="lang" value={language} />
        <TextField
          label={t`View and close a day`}
          type="date"
          name="day"
          required
          max={today}
          defaultValue={open.at(-1)?.day ?? today}
        />
        <Button type="submit" variant="ghost">
          <Trans>View</Trans>
        </Button>
      </form>
    </>
  );
}

/** Links a day to its sheet; late entries for a closed day have none: the next closing includes them. */
function DayLink({ day, latest, language }: { day: Day; latest: Day | null; language: Language }) {
  const words = formatDay(day, language);
  if (latest !== null && day <= latest)
    return (
      <>
        {words}
        <span className="muted text-sm">
          <Trans>came in late: closes with the next day</Trans>
        </span>
      </>
    );
  return (
    <a href={closingPath(day, language)} className="text-link">
      {words}
    </a>
  );
}

function PeriodForm({ view: { period, today }, language }: { view: ClosingsPage; language: Language }) {
  const { t } = useLingui();
  return (
    <form className="desk-form" action={hubPath('closings', language)}>
      <input type="hidden" name="lang" value={language} />
      <TextField label={t`From`} type="date" name="from" required defaultValue={period.from} />
      <TextField label={t`To`} type="date" name="to" required max={today} defaultValue={period.to} />
      <Button type="submit" variant="ghost">
        <Trans>Show the ledger</Trans>
      </Button>
    </form>
  );
}

function ClosedDays({ rows, language }: { rows: readonly ClosedRow[]; language: Language }) {
  return (
    <table className="desk-table books-lines">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Day</Trans>
          </th>
          <th scope="col">
            <Trans>Closed</Trans>
          </th>
          <th scope="col">
            <Trans>Payments</Trans>
          </th>
          <th scope="col" className="desk-cents">
            <Trans>Total</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, closed, by, count, cents }) => (
          <tr key={day}>
            <th scope="row">
              <a href={closingPath(day, language)}>{formatDay(day, language)}</a>
            </th>
            <td>
              {closed}
              {by === null ? null : <span className="muted text-sm">{by}</span>}
            </td>
            <td>
              <Plural value={count} one="# payment" other="# payments" />
            </td>
            <td className="desk-cents">
              <strong>{formatAmount(cents)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
