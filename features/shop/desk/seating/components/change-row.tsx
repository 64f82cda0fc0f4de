import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import type { SeatingPlanPage } from '../load-seating-plans.server.ts';
import { GroupChoice, NumberingChoice, StarsChoice } from './row-choices.tsx';

/** Changes a row, or takes it out. */
export function ChangeRow({
  page: { plan, groups },
  chosen,
  language,
}: {
  page: SeatingPlanPage;
  /** Zone and row, as `0-3`. */
  chosen: string;
  language: Language;
}) {
  const { t } = useLingui();
  const [zone = 0, index = 0] = chosen.split('-').map(Number);
  const row = plan.draft.zones[zone]?.rows[index];
  if (!row) return null;
  const { label, seats } = row;
  return (
    <section id="seating-row" className="desk-part" aria-labelledby="seating-row-title" tabIndex={-1}>
      <h2 id="seating-row-title" className="text-d1" translate="no">
        <Trans>Row {label}</Trans>
      </h2>
      <form method="post" className="seating-form">
        <input type="hidden" name="revision" value={plan.revision} />
        <input type="hidden" name="row" value={chosen} />
        <div className="seating-pair">
          <TextField label={t`Name`} name="label" defaultValue={label} required maxLength={20} />
          <NumberingChoice isKept />
        </div>
        <GroupChoice groups={groups} chosen={seats[0]?.group} language={language} />
        <StarsChoice stars={row.stars} />
        <Field label={t`Features`}>
          {({ id }) => (
            <div id={id} className="seating-ticks">
              <label className="check">
                <input
                  type="checkbox"
                  name="stepFree"
                  value="1"
                  defaultChecked={seats.every(({ isStepFree }) => isStepFree)}
                />
                <span>{t`step-free`}</span>
              </label>
              <label className="check">
                <input
                  type="checkbox"
                  name="removable"
                  value="1"
                  defaultChecked={seats.every(({ isRemovable }) => isRemovable)}
                />
                <span>{t`chairs can be removed`}</span>
              </label>
            </div>
          )}
        </Field>
        <div className="seating-presses">
          <Button type="submit" name="do" value="row">
            <Trans>Change row</Trans>
          </Button>
          <Button type="submit" name="do" value="remove-row" variant="ghost">
            <Trans>Remove row</Trans>
          </Button>
        </div>
      </form>
    </section>
  );
}
