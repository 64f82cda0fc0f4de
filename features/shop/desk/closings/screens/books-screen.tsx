import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { formatDay } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { Note } from '#ui/note.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { closingProblem } from '../closing-problem.ts';
import { sheetFile, sheetPath } from '../closings-path.ts';
import { LedgerLines } from '../components/ledger-lines.tsx';
import { LedgerSums } from '../components/ledger-sums.tsx';
import type { BooksPage, Sheet } from '../load-books-page.server.ts';

/** A sheet of the books: its sums, its rows, what can be done with it. */
export function BooksScreen({
  view,
  language,
  problem,
  isDone,
  isForPaper,
}: {
  view: BooksPage;
  language: Language;
  /** Error in words. */
  problem: string | null;
  /** The day was closed a moment ago. */
  isDone: boolean;
  isForPaper: boolean;
}) {
  const { i18n } = useLingui();
  const { sheet, report, page, pages } = view;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen books" data-paper={isForPaper || undefined}>
      <p className="books-links">
        <a
          href={isForPaper ? sheetPath(sheet, language) : hubPath('closings', language)}
          className="text-link"
        >
          <Icon name="arrow-left" size={20} />
          {isForPaper ? <Trans>Back</Trans> : <Trans>All days</Trans>}
        </a>
      </p>
      <header className="desk-head">
        <h1 className="text-d3">
          <SheetName sheet={sheet} language={language} />
        </h1>
        <p className="lead">
          <SheetState sheet={sheet} />
        </p>
      </header>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {isDone ? (
        <div role="status">
          <Note tone="minze">
            <Trans>Day closed.</Trans>
          </Note>
        </div>
      ) : null}
      {sheet.kind === 'open' && sheet.refusal !== null ? (
        <Note tone="dotter-hell">{i18n._(closingProblem(sheet.refusal))}</Note>
      ) : null}
      {report.count > 0 ? (
        <>
          <LedgerSums report={report} />
          <CloseForm view={view} language={language} />
          <Files view={view} language={language} isForPaper={isForPaper} />
          {isForPaper ? <Signature /> : null}
          <DeskPart
            id="books-lines"
            title={<Plural value={report.count} one="# payment" other="# payments" />}
          >
            <LedgerLines view={view} language={language} />
            <ListPages
              page={page}
              pages={pages}
              to={(number) => sheetPath(sheet, language, { page: String(number) })}
              before={<Trans>Earlier</Trans>}
              after={<Trans>Later</Trans>}
            />
          </DeskPart>
        </>
      ) : sheet.kind === 'open' && sheet.refusal !== null ? null : (
        <>
          <p>
            <Trans>No money came in or went out.</Trans>
          </p>
          <CloseForm view={view} language={language} />
        </>
      )}
    </main>
  );
}

function SheetName({ sheet, language }: { sheet: Sheet; language: Language }) {
  if (sheet.kind !== 'period') return formatDay(sheet.day, language);
  const { from, to } = { from: formatDay(sheet.from, language), to: formatDay(sheet.to, language) };
  return (
    <Trans>
      {from} to {to}
    </Trans>
  );
}

function SheetState({ sheet }: { sheet: Sheet }): ReactNode {
  if (sheet.kind === 'period') return <Trans>Everything recorded in this period, added up again.</Trans>;
  if (sheet.kind === 'open') return <Trans>Not closed yet</Trans>;
  const { closed, by } = sheet;
  return by === null ? (
    <Trans>Closed on {closed}</Trans>
  ) : (
    <Trans>
      Closed by {by} on {closed}
    </Trans>
  );
}

/** Closes the day with the sums that stand above it. */
function CloseForm({ view: { sheet, report }, language }: { view: BooksPage; language: Language }) {
  if (sheet.kind !== 'open' || sheet.refusal !== null) return null;
  const day = formatDay(sheet.day, language, { year: false });
  const amount = formatAmount(report.totalCents);
  return (
    <form method="post" className="desk-form books-close">
      <input type="hidden" name="count" value={report.count} />
      <input type="hidden" name="total" value={report.totalCents} />
      <p>
        <Trans>
          Everything up to the end of this day that isn’t in an earlier closed day. Anything recorded later
          goes into the next one. This can’t be undone.
        </Trans>
      </p>
      {sheet.isToday ? (
        <p>
          <strong>
            <Trans>Today isn’t over yet: anything that still comes in closes with tomorrow.</Trans>
          </strong>
        </p>
      ) : null}
      <Button type="submit">
        <Trans>
          Close {day} at {amount}
        </Trans>
      </Button>
    </form>
  );
}

/** Downloadable files. */
function Files({
  view: { sheet, isOneYear },
  language,
  isForPaper,
}: {
  view: BooksPage;
  language: Language;
  isForPaper: boolean;
}) {
  const table = sheetFile(sheet, 'payments.csv');
  const batch = sheetFile(sheet, 'datev.csv');
  if (isForPaper || table === null || batch === null) return null;
  return (
    <>
      <p className="desk-links books-links">
        <a href={table} className="text-link" download>
          <Trans>Payments as a table (CSV)</Trans>
        </a>
        {isOneYear ? (
          <a href={batch} className="text-link" download>
            <Trans>DATEV posting batch</Trans>
          </a>
        ) : null}
        <a href={sheetPath(sheet, language, { paper: 'true' })} className="text-link">
          <Trans>To print</Trans>
        </a>
      </p>
      {isOneYear ? null : (
        <p className="books-links">
          <Trans>A DATEV posting batch has to fall within one financial year. Choose a shorter period.</Trans>
        </p>
      )}
    </>
  );
}

function Signature() {
  return (
    <p className="books-signature">
      <span>
        <Trans>Place and date</Trans>
      </span>
      <span>
        <Trans>Signature</Trans>
      </span>
    </p>
  );
}
