import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useHydrated } from '#features/box-office/booking/index.ts';
import { type SeatIds, withRows } from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { ChangeRow } from '../components/change-row.tsx';
import { ImportFile } from '../components/import-file.tsx';
import { PlanChecks } from '../components/plan-checks.tsx';
import { PlanSheet } from '../components/plan-sheet.tsx';
import { PunchRows } from '../components/punch-rows.tsx';
import { RefusedFileSheet } from '../components/refused-file-sheet.tsx';
import { RowsTable } from '../components/rows-table.tsx';
import { TryPlan } from '../components/try-plan.tsx';
import { VersionPress } from '../components/version-press.tsx';
import { addToCanvas, newIds } from '../editor/add-to-canvas.ts';
import { faultyGuids } from '../editor/canvas/bits.ts';
import { useStops } from '../editor/canvas/use-stops.ts';
import { SelectionPanel } from '../editor/panel/selection-panel.tsx';
import { selectedRows } from '../editor/selection.ts';
import { SingleParts } from '../editor/single-parts.tsx';
import { useLeaving } from '../editor/use-leaving.ts';
import { usePlanEditor } from '../editor/use-plan-editor.ts';
import { useStepKeys } from '../editor/use-step-keys.ts';
import type { SeatingPlanPage } from '../load-seating-plans.server.ts';
import type { RefusedFile } from '../refused-file.ts';
import { seatingPlansPath } from '../seating-path.ts';

/**
 * One plan: rows are made at the left, the canvas and its table stand in the middle, checks at the right. Without scripts the canvas is a
 * drawing, and the forms do everything.
 */
export function SeatingPlanScreen({
  loaded,
  language,
  chosen,
  problem,
  done,
  refused,
}: {
  loaded: SeatingPlanPage;
  language: Language;
  /** Zone and row that are changed, as `0-3`. */
  chosen: string | null;
  /** Error in words. */
  problem: string | null;
  /** Confirmation in words. */
  done: string | null;
  refused: RefusedFile | null;
}) {
  const isHydrated = useHydrated();
  const editor = usePlanEditor(loaded);
  const stops = useStops(editor);
  const onSubmit = useLeaving(editor);
  const onKeyDown = useStepKeys(editor);
  const { page, selection } = editor;
  const { plan, counts } = page;
  const isSelected = selection.ids.size > 0 || selection.area !== null;
  const keysOf = (ids: SeatIds) =>
    selectedRows(plan.draft, { ids, area: null })
      .map(({ key }) => key)
      .join(' ');
  const rows = isSelected ? keysOf(selection.ids) : (chosen ?? '');

  const { show: lead } = stops;
  /** Selects seats, and leads to the first. */
  const show = useCallback(
    (guids: readonly string[]) => {
      if (guids[0] !== undefined) lead(guids[0], { ids: new Set(guids), area: null });
    },
    [lead],
  );

  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen" onSubmit={onSubmit} onKeyDown={onKeyDown}>
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
        <VersionPress page={page} hasUndo={!isHydrated} />
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
            <PunchRows
              page={page}
              language={language}
              onRows={
                isHydrated
                  ? (rows) => addToCanvas(editor, stops, (draft) => withRows(draft, rows, newIds))
                  : null
              }
            />
          </DeskPart>
          {isHydrated ? (
            <DeskPart id="plan-parts" title={<Trans>One by one</Trans>}>
              <SingleParts editor={editor} stops={stops} />
            </DeskPart>
          ) : null}
          <DeskPart id="seating-file" title={<Trans>Import and export</Trans>}>
            <ImportFile id={plan.id} revision={plan.revision} hasSeats={counts.seats > 0} />
          </DeskPart>
        </div>
        <div className="seating-middle">
          <PlanSheet editor={editor} stops={stops} isHydrated={isHydrated} language={language} />
          {counts.seats > 0 ? (
            <DeskPart id="seating-rows" title={<Trans>As a table</Trans>}>
              <RowsTable
                id={plan.id}
                plan={plan.draft}
                chosen={rows}
                faulty={keysOf(faultyGuids(plan.draft, page.issues))}
                language={language}
                onShow={isHydrated ? show : null}
              />
            </DeskPart>
          ) : null}
        </div>
        <div className="seating-side">
          {isSelected ? <SelectionPanel editor={editor} language={language} /> : null}
          {chosen === null || isSelected ? null : (
            <ChangeRow page={page} chosen={chosen} language={language} />
          )}
          <section className="seating-checked" aria-labelledby="seating-checked">
            <h2 id="seating-checked" className="text-d1">
              <Trans>Checked</Trans>
            </h2>
            <PlanChecks page={page} language={language} onShow={isHydrated ? show : null} />
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
