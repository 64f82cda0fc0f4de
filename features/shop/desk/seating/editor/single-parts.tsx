import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type Area,
  type SeatingPlan,
  withArea,
  withRowBehind,
  withSeatAtEnd,
} from '#features/box-office/seating/index.ts';
import { addToCanvas, newIds } from './add-to-canvas.ts';
import type { Stops } from './canvas/use-stops.ts';
import { FIRST_TEXTS } from './first-texts.ts';
import { selectedRows } from './selection.ts';
import { areaKey } from './stops.ts';
import type { PlanEditor } from './use-plan-editor.ts';

/** Adds one seat, row, wheelchair place, stage or label; each is selected and has the focus then. */
export function SingleParts({ editor, stops }: { editor: PlanEditor; stops: Stops }) {
  const { t } = useLingui();
  const { page, plan, act, selection } = editor;
  const [row] = selectedRows(plan, selection);
  const here = stops.stops[stops.at]?.guid ?? null;
  const beside = row?.seats[0]?.guid ?? here;
  const [group] = page.groups;

  const add = (change: (draft: SeatingPlan) => SeatingPlan) => addToCanvas(editor, stops, change);

  function addRow(isCurved: boolean) {
    if (!group) return;
    add((draft) => withRowBehind(draft, { isCurved, beside, group, zone: FIRST_TEXTS.zone }, newIds));
  }

  function addSeat(made: { isWheelchair?: true; isStepFree?: true }) {
    if (beside === null) return addRow(false);
    add((draft) => withSeatAtEnd(draft, beside, { guid: newIds.token(), ...made }));
  }

  function addArea(kind: Area['kind']) {
    const stage = plan.areas.findIndex((area) => area.kind === 'stage');
    const isThere = kind === 'stage' && stage !== -1;
    if (!isThere) act((draft) => withArea(draft, { kind, text: FIRST_TEXTS[kind] }));
    const area = isThere ? stage : plan.areas.length;
    stops.show(areaKey(area), { ids: new Set(), area });
  }

  const isPriced = group !== undefined;
  return (
    <div className="plan-parts">
      <Part name={t`Seat`} isPossible={isPriced} onPress={() => addSeat({})}>
        <path d="M12 4v16M4 12h16" />
      </Part>
      <Part
        name={t({ message: 'Row', context: 'seating plan' })}
        isPossible={isPriced}
        onPress={() => addRow(false)}
      >
        <path d="M4 8h16M4 16h16" strokeDasharray="1 4" />
      </Part>
      <Part
        name={t({ message: 'Curved row', context: 'seating plan' })}
        isPossible={isPriced}
        onPress={() => addRow(true)}
      >
        <path d="M4 8q8 10 16 0" />
      </Part>
      <Part
        name={t({ message: 'Wheelchair', context: 'seating plan' })}
        isPossible={isPriced}
        onPress={() => addSeat({ isWheelchair: true, isStepFree: true })}
      >
        <path d="M5 5h14v14H5z" />
      </Part>
      <Part
        name={t({ message: 'Stage', context: 'seating plan' })}
        isPossible
        onPress={() => addArea('stage')}
      >
        <path d="M4 6h16l-2 12H6z" />
      </Part>
      <Part
        name={t({ message: 'Text', context: 'seating plan' })}
        isPossible
        onPress={() => addArea('label')}
      >
        <path d="M5 6h14M12 6v13" />
      </Part>
      {isPriced ? null : (
        <p className="text-sm">
          <Trans>First a price list needs a seat group: rows belong to one.</Trans>
        </p>
      )}
    </div>
  );
}

function Part({
  name,
  isPossible,
  onPress,
  children,
}: {
  name: string;
  isPossible: boolean;
  onPress(): void;
  children: ReactNode;
}) {
  return (
    <button type="button" className="plan-part" disabled={!isPossible} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        {children}
      </svg>
      {name}
    </button>
  );
}
