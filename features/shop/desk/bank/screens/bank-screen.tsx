import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#lib/localized.ts';
import { ListPages } from '#ui/list-pages.tsx';
import { Note } from '#ui/note.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { OverdueInvoices } from '../../reminders/components/overdue-invoices.tsx';
import { bankPath } from '../bank-path.ts';
import type { BankView } from '../bank-store.server.ts';
import { DecidedLines } from '../components/decided-lines.tsx';
import { OpenLine } from '../components/open-line.tsx';
import { ReadFiles } from '../components/read-files.tsx';
import { SureLines } from '../components/sure-lines.tsx';
import type { BankPage } from '../load-bank-page.server.ts';

/** The room of bank statements: files on one side, what came in with them on the other. */
export function BankScreen({
  page: bank,
  language,
  problem,
  done,
}: {
  page: BankPage;
  language: Language;
  /** Error in words. */
  problem: string | null;
  /** Confirmation in words. */
  done: string | null;
}) {
  const { view, counts, sure, rows, page, pages, files, overdue, canSell } = bank;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <header className="desk-head">
        <h1 className="text-d3">
          <Trans>Bank statements</Trans>
        </h1>
        <p className="lead">
          <Plural
            value={counts.open}
            _0="Nothing to decide."
            one="# line to decide."
            other="# lines to decide."
          />
        </p>
      </header>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {done === null ? null : (
        <div role="status">
          <Note tone="minze">{done}</Note>
        </div>
      )}
      <div className="bank-columns">
        <aside className="bank-side">
          <DeskPart id="bank-files" title={<Trans>Read a file</Trans>}>
            <ReadFiles files={files} />
          </DeskPart>
          {overdue.length > 0 ? (
            <DeskPart id="bank-overdue" title={<Trans>Overdue invoices</Trans>}>
              <OverdueInvoices orders={overdue} language={language} canSell={canSell} />
            </DeskPart>
          ) : null}
        </aside>
        <div className="bank-main">
          <Views bank={bank} language={language} />
          {view === 'open' ? <SureLines rows={sure} language={language} canSell={canSell} /> : null}
          {rows.length === 0 && sure.length === 0 ? (
            <p>
              <Trans>No lines here.</Trans>
            </p>
          ) : rows.length === 0 ? null : view === 'open' ? (
            <DeskPart id="bank-open" title={<Trans>To decide</Trans>}>
              <ul className="bank-lines">
                {rows.map((row) => (
                  <OpenLine key={row.id} row={row} language={language} canSell={canSell} />
                ))}
              </ul>
            </DeskPart>
          ) : (
            <DecidedLines rows={rows} language={language} canSell={canSell} />
          )}
          <ListPages page={page} pages={pages} to={(number) => bankPath(language, { view, page: number })} />
        </div>
      </div>
    </main>
  );
}

function Views({ bank: { view, counts }, language }: { bank: BankPage; language: Language }) {
  const { t } = useLingui();
  const link = (to: BankView, words: ReactNode) => (
    <li>
      <a href={bankPath(language, { view: to })} aria-current={to === view ? 'page' : undefined}>
        {words} <span className="bank-count">{counts[to]}</span>
      </a>
    </li>
  );
  return (
    <nav aria-label={t`Lines`}>
      <ul className="bank-views">
        {link('open', <Trans>To do</Trans>)}
        {link('booked', <Trans>Booked</Trans>)}
        {link('aside', <Trans context="bank line">Set aside</Trans>)}
        {link('out', <Trans>Money out</Trans>)}
      </ul>
    </nav>
  );
}
