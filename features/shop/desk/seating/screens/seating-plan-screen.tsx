import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PlanDrawing } from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { ChangeRow } from '../components/change-row.tsx';
import { ImportFile } from '../components/import-file.tsx';
import { PlanChecks } from '../components/plan-checks.tsx';
import { PunchRows } from '../components/punch-rows.tsx';
import { RefusedFileSheet } from '../components/refused-file-sheet.tsx';
import { RowsTable } from '../components/rows-table.tsx';
import { TryPlan } from '../components/try-plan.tsx';
import type { SeatingPlanPage } from '../load-seating-plans.server.ts';
import type { RefusedFile } from '../refused-file.ts';
import { seatingPlansPath } from '../seating-path.ts';

/** One plan: rows are made at the left, the drawing and its table stand in the middle, checks at the right. */
export function SeatingPlanScreen({
  page,
  language,
  chosen,
  problem,
  done,
  refused,
}: {
  page: SeatingPlanPage;
  language: Language;
  /** Zone and row that are changed, as `0-3`. */
  chosen: string | null;
  /** Error in words. */
  problem: string | null;
  /** Confirmation in words. */
  done: string | null;
  refused: RefusedFile | null;
}) {
  const { plan, counts } = page;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={seatingPlansPath(language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>Seating plans</Trans>
        </a>
      </p>
      <header className="seating-head">
        <h1 className="text-d3">
          <span lang={shown(plan.room.name, language).lang}>{shown(plan.room.name, language).text}</span>,{' '}
          {plan.name}
        </h1>
        <VersionPress page={page} />
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
      {refused ? <RefusedFileSheet file={refused} /> : null}
      <div className="seating-columns">
        <div className="seating-side">
          <DeskPart id="seating-punch" title={<Trans>Make rows</Trans>}>
            <PunchRows page={page} language={language} />
          </DeskPart>
          <DeskPart id="seating-file" title={<Trans>Import and export</Trans>}>
            <ImportFile id={plan.id} revision={plan.revision} hasSeats={counts.seats > 0} />
          </DeskPart>
        </div>
        <div className="seating-middle">
          <Drawing page={page} language={language} />
          {counts.seats > 0 ? (
            <DeskPart id="seating-rows" title={<Trans>As a table</Trans>}>
              <RowsTable id={plan.id} plan={plan.draft} chosen={chosen} language={language} />
            </DeskPart>
          ) : null}
        </div>
        <div className="seating-side">
          {chosen === null ? null : <ChangeRow page={page} chosen={chosen} language={language} />}
          <section className="seating-checked" aria-labelledby="seating-checked">
            <h2 id="seating-checked" className="text-d1">
              <Trans>Checked</Trans>
            </h2>
            <PlanChecks page={page} language={language} />
          </section>
          {counts.seats > 0 ? (
            <DeskPart id="seating-try" title={<Trans>Try it</Trans>}>
              <TryPlan page={page} language={language} />
            </DeskPart>
          ) : null}
        </div>
      </div>
    </main>
  );
}

/** Undo, and the version that dates can sell from. */
function VersionPress({ page: { plan, issues, counts } }: { page: SeatingPlanPage }) {
  const isReady = counts.seats > 0 && issues.every(({ isError }) => !isError) && !plan.isReleased;
  const number = (plan.version?.number ?? 0) + 1;
  const newest = plan.version?.number ?? 0;
  return (
    <form method="post" className="seating-presses">
      <input type="hidden" name="revision" value={plan.revision} />
      <span className="muted">
        {plan.version === null ? (
          <Trans>No version yet</Trans>
        ) : plan.isReleased ? (
          <Trans>Version {newest} is this plan</Trans>
        ) : (
          <Trans>Version {newest}, changed since</Trans>
        )}
      </span>
      {plan.before ? (
        <Button type="submit" name="do" value="undo" variant="ghost">
          <Trans context="seating plan">Undo</Trans>
        </Button>
      ) : null}
      {plan.version === null ? (
        <Button type="submit" name="do" value="delete" variant="ghost">
          <Trans>Delete plan</Trans>
        </Button>
      ) : null}
      {isReady ? (
        <Button type="submit" name="do" value="release" variant="red">
          <Trans>Release version {number}</Trans>
        </Button>
      ) : null}
    </form>
  );
}

function Drawing({
  page: { plan, counts, issues, trial },
  language,
}: {
  page: SeatingPlanPage;
  language: Language;
}) {
  const { t } = useLingui();
  const faulty = new Set(
    issues.flatMap((issue) => ('place' in issue && issue.isError ? [issue.place.at] : [])),
  );
  const picked = trial.picked && trial.picked.kind !== 'none' ? trial.picked.seats : [];
  const chosen = new Set(picked.map(({ guid }) => guid));
  return (
    <div className="seating-sheet">
      <PlanDrawing
        plan={plan.draft}
        label={t`Seating plan with ${counts.seats} seats in ${counts.rows} rows`}
        faulty={faulty}
        chosen={chosen}
        language={language}
      />
      <ul className="seating-legend">
        {counts.groups.map(({ code, name, tone, seats }) => (
          <li key={code}>
            <i className={`seating-dot seating-dot-${tone}`} />
            <span lang={shown(name, language).lang}>{shown(name, language).text}</span>,{' '}
            <Plural value={seats} one="# seat" other="# seats" />
          </li>
        ))}
      </ul>
    </div>
  );
}
