import { useLingui } from '@lingui/react/macro';
import {
  NUMBERINGS,
  type Numbering,
  numberedSeats,
  numberingOf,
  type Seat,
  withSeatChange,
} from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { Field } from '#ui/field.tsx';
import type { SelectedRow } from '../selection.ts';
import type { PlanEditor } from '../use-plan-editor.ts';

/** Seat group of the selected seats. */
export function SeatGroupChoice({
  editor,
  seats,
  language,
}: {
  editor: PlanEditor;
  seats: readonly Seat[];
  language: Language;
}) {
  const { t } = useLingui();
  const { act, page, plan, selection } = editor;
  const codes = new Set(seats.map(({ group }) => group));
  const [code] = codes;
  const priced = new Set(page.groups.map((group) => group.code));
  const groups = [...page.groups, ...plan.groups.filter((group) => !priced.has(group.code))];
  return (
    <Field label={t`Seat group`}>
      {(control) => (
        <select
          {...control}
          value={codes.size === 1 ? code : ''}
          onChange={({ target }) => {
            const group = groups.find((each) => each.code === target.value);
            if (group) act((draft) => withSeatChange(draft, selection.ids, { group }));
          }}
        >
          {codes.size === 1 ? null : <option value="">{t`several`}</option>}
          {groups.map((group) => (
            <option key={group.code} value={group.code} lang={shown(group.name, language).lang}>
              {shown(group.name, language).text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Which of the selected seats has the first number, and in which order the others follow. */
export function NumberChoice({ editor, rows }: { editor: PlanEditor; rows: readonly SelectedRow[] }) {
  const { t } = useLingui();
  const { act, selection } = editor;
  const known = new Set(rows.map(({ seats }) => numberingOf(seats, NUMBERINGS)));
  const [only = null] = known;
  const words: Record<Numbering, string> = {
    'from-left': t`at the left`,
    'from-right': t`at the right`,
    'odd-left': t`in the middle`,
  };
  const first = rows[0]?.isWhole ? 1 : lowest(rows[0]?.seats ?? []);
  return (
    <Field label={t`Seat ${first} is`}>
      {(control) => (
        <select
          {...control}
          value={known.size === 1 ? (only ?? '') : ''}
          onChange={({ target }) => {
            const numbering = NUMBERINGS.find((each) => each === target.value);
            if (numbering) act((draft) => numberedSeats(draft, selection.ids, { numbering, first }));
          }}
        >
          {known.size === 1 && only !== null ? null : <option value="">{t`in no order`}</option>}
          {NUMBERINGS.map((numbering) => (
            <option key={numbering} value={numbering}>
              {words[numbering]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function lowest(seats: readonly Seat[]): number {
  const numbers = seats
    .map(({ label }) => Number(label))
    .filter((each) => Number.isInteger(each) && each > 0);
  return numbers.length === 0 ? 1 : Math.min(...numbers);
}
