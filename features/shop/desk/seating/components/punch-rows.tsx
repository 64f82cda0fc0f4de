import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import type { RowsToAdd } from '#features/box-office/seating/index.server.ts';
import { MAX_SEATS_IN_ROW, NUMBERINGS, nextRowLabel } from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import type { SeatingPlanPage } from '../load-seating-plans.server.ts';
import { MOST_ROWS, rowFieldsOf, rowsToAdd } from '../rows-to-add.ts';
import { GroupChoice, NumberingChoice, StarsChoice } from './row-choices.tsx';

/** Makes rows behind those there are: in the browser where there is a canvas, else on the server. */
export function PunchRows({
  page,
  language,
  onRows,
}: {
  page: SeatingPlanPage;
  language: Language;
  /** Adds rows to the canvas; `null` without one. */
  onRows: ((rows: RowsToAdd) => void) | null;
}) {
  const { t } = useLingui();
  const { plan, groups } = page;
  // Another form after each press: it goes on with the next name.
  const [made, setMade] = useState(0);

  function addInBrowser(event: SubmitEvent<HTMLFormElement>) {
    if (!onRows) return;
    const fields = rowFieldsOf(new FormData(event.currentTarget));
    const numbering = NUMBERINGS.find((each) => each === fields.numbering) ?? 'from-left';
    const rows = rowsToAdd(fields, { groups, numbering });
    if (!rows) return;
    event.preventDefault();
    onRows(rows);
    setMade(made + 1);
  }
  const zone = plan.draft.zones.at(-1);
  const last = zone?.rows.at(-1);
  if (groups.length === 0)
    return (
      <p>
        <Trans>First a price list needs a seat group: rows belong to one.</Trans>
      </p>
    );
  return (
    <form method="post" className="seating-form" key={made} onSubmit={addInBrowser}>
      <input type="hidden" name="revision" value={plan.revision} />
      <div className="seating-pair">
        <TextField
          label={t`Rows`}
          name="rows"
          type="number"
          min={1}
          max={MOST_ROWS}
          defaultValue="5"
          required
        />
        <TextField
          label={t`Seats per row`}
          name="seats"
          type="number"
          min={1}
          max={MAX_SEATS_IN_ROW}
          defaultValue={String(last?.seats.length ?? 12)}
          required
        />
      </div>
      <div className="seating-pair">
        <TextField label={t`Curve in cm`} name="curve" type="number" min={0} max={500} defaultValue="24" />
        <TextField
          label={t`Aisle after seat`}
          hint={<Trans>For several: 6, 18</Trans>}
          name="aisles"
          defaultValue=""
          maxLength={60}
        />
      </div>
      <div className="seating-pair">
        <TextField
          label={t`First row is called`}
          name="label"
          defaultValue={last ? nextRowLabel(last.label, { skipsI: false }) : ''}
          required
          maxLength={20}
        />
        <NumberingChoice />
      </div>
      <GroupChoice groups={groups} chosen={last?.seats[0]?.group} language={language} />
      <TextField
        label={t`Part of the hall`}
        hint={<Trans>Stalls, balcony, box. A new name makes a new part.</Trans>}
        name="zone"
        defaultValue={zone ? shown(zone.name, language).text : t`Hall`}
        required
        maxLength={100}
      />
      <details className="seating-more">
        <summary>
          <Trans>More</Trans>
        </summary>
        <div className="seating-form">
          <div className="seating-pair">
            <TextField
              label={t`Gap before in cm`}
              name="gap"
              type="number"
              min={0}
              max={2000}
              defaultValue="0"
            />
            <TextField
              label={t`Wheelchair places in the last row`}
              name="wheelchairs"
              type="number"
              min={0}
              max={20}
              defaultValue="0"
            />
          </div>
          <StarsChoice stars={3} />
          <Field label={t`Features`}>
            {({ id }) => (
              <div id={id} className="seating-ticks">
                <Tick name="stepFree" label={t`step-free`} />
                <Tick name="removable" label={t`chairs can be removed`} />
                <Tick name="skipsI" label={t`no row I`} />
              </div>
            )}
          </Field>
        </div>
      </details>
      <Button type="submit" name="do" value="rows">
        <Trans>Add rows</Trans>
      </Button>
    </form>
  );
}

function Tick({ name, label }: { name: string; label: string }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} value="1" />
      <span>{label}</span>
    </label>
  );
}
