import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Alignment,
  alignedSeats,
  spacedSeats,
  withoutArea,
  withoutSeats,
} from '#features/box-office/seating/index.ts';
import { NOTHING, type SelectedRow } from '../selection.ts';
import type { PlanEditor } from '../use-plan-editor.ts';

/** Arranges the selected seats: equal distances, a straight line, rows below each other. */
export function ArrangePresses({ editor, rows }: { editor: PlanEditor; rows: readonly SelectedRow[] }) {
  const { t } = useLingui();
  const { act, selection } = editor;
  const align = (alignment: Alignment, name: string) => (
    <button
      type="button"
      className="plan-press"
      onClick={() => act((draft) => alignedSeats(draft, selection.ids, alignment))}
    >
      {name}
    </button>
  );
  const hasRun = rows.some(({ seats }) => seats.length > 2);
  const isSingle = selection.ids.size < 2;
  if (isSingle) return null;
  return (
    <fieldset className="plan-presses">
      <legend className="field-label">
        <Trans>Arrange</Trans>
      </legend>
      {hasRun ? (
        <button
          type="button"
          className="plan-press"
          onClick={() => act((draft) => spacedSeats(draft, selection.ids))}
        >
          <Trans>Equal distances</Trans>
        </button>
      ) : null}
      {align('line', t`Straight line`)}
      {rows.length > 1 ? (
        <>
          {align('left', t`Align left`)}
          {align('middle', t`Align middles`)}
          {align('right', t`Align right`)}
        </>
      ) : null}
    </fieldset>
  );
}

/** Removes what is selected; undo brings it back. */
export function RemovePress({ editor }: { editor: PlanEditor }) {
  const { act, selection, select } = editor;
  const { ids, area } = selection;
  return (
    <button
      type="button"
      className="plan-press"
      onClick={() => {
        act((draft) => (area === null ? withoutSeats(draft, ids) : withoutArea(draft, area)));
        select(NOTHING);
      }}
    >
      <Trans context="seating plan">Remove from the plan</Trans>
    </button>
  );
}
