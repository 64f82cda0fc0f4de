import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PlanDrawing } from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { PlanCanvas } from '../editor/canvas/plan-canvas.tsx';
import type { Picture } from '../editor/canvas/traced-picture.tsx';
import type { Stops } from '../editor/canvas/use-stops.ts';
import { EditorBar } from '../editor/editor-bar.tsx';
import { SavingProblem } from '../editor/saving/saving-words.tsx';
import type { PlanEditor } from '../editor/use-plan-editor.ts';

/** The plan on its sheet: a canvas where scripts run, else a drawing, with the legend of both. */
export function PlanSheet({
  editor,
  stops,
  isHydrated,
  language,
}: {
  editor: PlanEditor;
  stops: Stops;
  isHydrated: boolean;
  language: Language;
}) {
  const { t } = useLingui();
  const { plan, counts, issues, trial } = editor.page;
  const [zoom, setZoom] = useState(1);
  const [picture, setPicture] = useState<Picture | null>(null);
  const proposed = trial.picked && trial.picked.kind !== 'none' ? trial.picked.seats : [];
  const picked = new Set(proposed.map(({ guid }) => guid));
  const faulty = new Set(
    issues.flatMap((issue) => ('place' in issue && issue.isError ? [issue.place.at] : [])),
  );
  return (
    <div className="plan-editor">
      {isHydrated ? (
        <EditorBar {...{ editor, zoom, picture, language }} onZoom={setZoom} onPicture={setPicture} />
      ) : null}
      {isHydrated ? <SavingProblem editor={editor} /> : null}
      <div className="seating-sheet">
        {isHydrated ? (
          <PlanCanvas {...{ editor, stops, picked, picture, zoom, language }} onZoom={setZoom} />
        ) : (
          <PlanDrawing
            plan={plan.draft}
            label={t`Seating plan with ${counts.seats} seats in ${counts.rows} rows`}
            faulty={faulty}
            chosen={picked}
            language={language}
          />
        )}
        <ul className="seating-legend">
          {counts.groups.map(({ code, name, tone, seats }) => (
            <li key={code}>
              <i className={`seating-dot seating-dot-${tone}`} />
              <span lang={shown(name, language).lang}>{shown(name, language).text}</span>,{' '}
              <Plural value={seats} one="# seat" other="# seats" />
            </li>
          ))}
          {counts.wheelchairs > 0 ? (
            <li>
              <i className="seating-dot plan-dot-square" />
              <Plural value={counts.wheelchairs} one="# wheelchair place" other="# wheelchair places" />
            </li>
          ) : null}
          {faulty.size > 0 ? (
            <li>
              <i className="seating-dot plan-dot-faulty" />
              <Trans context="seating plan">not right yet</Trans>
            </li>
          ) : null}
        </ul>
        {isHydrated ? <KeyLegend /> : null}
      </div>
    </div>
  );
}

function KeyLegend() {
  return (
    <p className="plan-keys">
      <span>
        <kbd>←</kbd> <kbd>→</kbd> <Trans context="seating plan">seat</Trans>
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> <Trans context="seating plan">row</Trans>
      </span>
      <span>
        <kbd>Alt</kbd> <Trans>+ arrow moves</Trans>
      </span>
      <span>
        <kbd>F2</kbd> <Trans context="seating plan">name</Trans>
      </span>
    </p>
  );
}
