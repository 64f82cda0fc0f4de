import { Plural, Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Holes } from '#ui/holes.tsx';
import { Note } from '#ui/note.tsx';
import { checkWords } from '../check-words.ts';
import type { Check } from '../checks.ts';
import { CheckRow } from '../components/check-row.tsx';
import { OpenPanel } from '../components/open-panel.tsx';
import type { GoLivePage } from '../go-live.server.ts';
import type { Sure } from '../go-live-path.ts';

interface Props {
  page: GoLivePage;
  language: Language;
  /** The act that was pressed once. */
  sure: Sure | null;
  /** Error, or what was done, in words. */
  problem: string | null;
  done: string | null;
}

/** `/cms-hub/go-live`: what is left before a house opens, and the button that opens it. */
export function GoLiveScreen({ page, language, sure, problem, done }: Props) {
  const { isSiteOnline, facts, checks } = page;
  const left = checks.filter(({ state }) => state === 'open').length;
  const settled = checks.length - left;
  const column = (isMust: boolean) =>
    checks
      .filter((check) => check.isMust === isMust)
      .toSorted((one, other) => Number(other.state === 'open') - Number(one.state === 'open'))
      .map((check: Check) => (
        <CheckRow
          key={check.name}
          check={check}
          words={checkWords(check, facts, language)}
          sendsMail={check.name === 'mail' && facts.mail.hasServer}
        />
      ));
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
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
      <header className="go-live-sheet cut-note surface-dotter">
        <h1 className="text-d3">
          {isSiteOnline ? (
            <Trans>Your house is open.</Trans>
          ) : left === 0 ? (
            <Trans>Ready to open.</Trans>
          ) : (
            <Plural value={left} one="# to go, then open." other="# to go, then open." />
          )}
        </h1>
        <p>
          {isSiteOnline ? (
            <Trans>Everybody sees the site. This list stays for looking things up.</Trans>
          ) : (
            <Trans>Until then only you and your colleagues see the site. Search engines stay outside.</Trans>
          )}
        </p>
        <Holes count={checks.length} filled={settled} size={18} className="go-live-holes" />
        <p className="go-live-count">
          <Trans>
            {settled} of {checks.length} settled
          </Trans>
        </p>
      </header>
      <div className="go-live-columns">
        <section aria-labelledby="go-live-must">
          <h2 id="go-live-must" className="text-d1">
            <Trans>Has to be done</Trans>
          </h2>
          <ul className="go-live-list go-live-must">{column(true)}</ul>
          <OpenPanel isSiteOnline={isSiteOnline} checks={checks} language={language} sure={sure} />
        </section>
        <section aria-labelledby="go-live-should">
          <h2 id="go-live-should" className="text-d1">
            <Trans>Ought to be done</Trans>
          </h2>
          <ul className="go-live-list">{column(false)}</ul>
        </section>
      </div>
    </main>
  );
}
