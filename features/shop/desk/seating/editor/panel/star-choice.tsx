import { Trans, useLingui } from '@lingui/react/macro';
import { withRowChange } from '#features/box-office/seating/index.ts';
import type { SelectedRow } from '../selection.ts';
import type { PlanEditor } from '../use-plan-editor.ts';

const STARS = [1, 2, 3, 4, 5];

/** Quality of the selected rows, as five holes. */
export function StarChoice({ editor, rows }: { editor: PlanEditor; rows: readonly SelectedRow[] }) {
  const { t } = useLingui();
  const { act, selection } = editor;
  const known = new Set(rows.map(({ row }) => row.stars));
  const [only = 0] = known;
  const stars = known.size === 1 ? only : 0;
  return (
    <fieldset className="plan-stars">
      <legend className="field-label">
        <Trans>How good are the seats?</Trans>
      </legend>
      <div>
        {STARS.map((each) => (
          <label key={each} className={each <= stars ? 'plan-star plan-star-set' : 'plan-star'}>
            <input
              type="radio"
              name="plan-stars"
              checked={each === stars}
              onChange={() => act((draft) => withRowChange(draft, selection.ids, { stars: each }))}
            />
            <span className="visually-hidden">{t`${each} of 5`}</span>
          </label>
        ))}
      </div>
      <p className="text-sm muted">
        <Trans>Best seats come from the better rows first, and from their middle.</Trans>
      </p>
    </fieldset>
  );
}
