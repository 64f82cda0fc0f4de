import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  bentRows,
  curveOf,
  LABEL_LENGTH,
  withAisleAfter,
  withRowChange,
  withSeatChange,
} from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { type SelectedRow, selectedRows } from '../selection.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { AreaPanel } from './area-panel.tsx';
import { ArrangePresses, RemovePress } from './arrange-presses.tsx';
import { FeatureChoices } from './feature-choices.tsx';
import { NAME_FIELD } from './focus-name.ts';
import { NumberChoice, SeatGroupChoice } from './seat-choices.tsx';
import { StarChoice } from './star-choice.tsx';
import { TypedField } from './typed-field.tsx';

/** The selected part of the plan, and what can be changed of it. */
export function SelectionPanel({ editor, language }: { editor: PlanEditor; language: Language }) {
  const { plan, selection } = editor;
  const area = selection.area === null ? undefined : plan.areas[selection.area];
  const rows = selectedRows(plan, selection);
  if (area && selection.area !== null)
    return (
      <Panel title={<span translate="no">{shown(area.text, language).text}</span>}>
        <AreaPanel editor={editor} area={area} index={selection.area} />
      </Panel>
    );
  const seats = rows.flatMap((row) => row.seats);
  if (seats.length === 0) return null;
  const areWhole = rows.every(({ isWhole }) => isWhole);
  return (
    <Panel title={<SelectionTitle rows={rows} />}>
      <div className="seating-form">
        <NameField editor={editor} rows={rows} />
        {seats.length > 1 ? <NumberChoice editor={editor} rows={rows} /> : null}
        <SeatGroupChoice editor={editor} seats={seats} language={language} />
        <AisleChoice editor={editor} rows={rows} />
        <FeatureChoices editor={editor} seats={seats} />
        {areWhole ? <CurveField editor={editor} rows={rows} /> : null}
        {areWhole ? <StarChoice editor={editor} rows={rows} /> : null}
        <ArrangePresses editor={editor} rows={rows} />
        <RemovePress editor={editor} />
      </div>
    </Panel>
  );
}

function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="desk-part plan-panel" aria-labelledby="plan-selected">
      <h2 id="plan-selected" className="text-d1">
        {title}
      </h2>
      {children}
    </section>
  );
}

function SelectionTitle({ rows }: { rows: readonly SelectedRow[] }) {
  const [row] = rows;
  const seats = rows.reduce((sum, each) => sum + each.seats.length, 0);
  const { label } = row?.row ?? { label: '' };
  if (rows.length === 1 && row?.isWhole) return <Trans>Row {label}</Trans>;
  const [seat] = row?.seats ?? [];
  if (seats === 1 && seat) {
    const number = seat.label;
    return (
      <Trans>
        Row {label}, seat {number}
      </Trans>
    );
  }
  return <Plural value={seats} one="# seat" other="# seats" />;
}

/** Name of the only row, or number of the only seat. */
function NameField({ editor, rows }: { editor: PlanEditor; rows: readonly SelectedRow[] }) {
  const { t } = useLingui();
  const { act, selection } = editor;
  const [row] = rows;
  if (!row || rows.length > 1) return null;
  const [seat] = row.seats;
  const common = { id: NAME_FIELD, maxLength: LABEL_LENGTH };
  if (row.isWhole)
    return (
      <TypedField
        {...common}
        label={t`Name of the row`}
        value={row.row.label}
        onTyped={(label) => act((draft) => withRowChange(draft, selection.ids, { label }))}
      />
    );
  if (row.seats.length > 1 || !seat) return null;
  return (
    <TypedField
      {...common}
      label={t`Seat number`}
      value={seat.label}
      onTyped={(label) => act((draft) => withSeatChange(draft, selection.ids, { label }))}
    />
  );
}

function AisleChoice({ editor, rows }: { editor: PlanEditor; rows: readonly SelectedRow[] }) {
  const { t } = useLingui();
  const [row] = rows;
  const seat = row?.seats.at(-1);
  if (!row || !seat || rows.length > 1 || row.isWhole) return null;
  const next = row.row.seats[row.row.seats.indexOf(seat) + 1];
  if (!next) return null;
  const number = seat.label;
  return (
    <label className="choice">
      <input
        type="checkbox"
        className="choice-hole"
        checked={next.isAfterAisle}
        onChange={({ target }) => editor.act((draft) => withAisleAfter(draft, seat.guid, target.checked))}
      />
      <span className="choice-text">{t`aisle after seat ${number}`}</span>
    </label>
  );
}

function CurveField({ editor, rows }: { editor: PlanEditor; rows: readonly SelectedRow[] }) {
  const { t } = useLingui();
  const { act, selection } = editor;
  const curves = new Set(rows.map(({ row }) => curveOf(row.seats)));
  const [curve = 0] = curves;
  return (
    <TypedField
      label={t`Curve in cm`}
      type="number"
      min={-500}
      max={500}
      value={curves.size === 1 ? String(curve) : ''}
      onTyped={(typed) => act((draft) => bentRows(draft, selection.ids, Math.round(Number(typed))))}
    />
  );
}
