import { useLingui } from '@lingui/react/macro';
import { NAME_LENGTH, type Seat, withSeatChange } from '#features/box-office/seating/index.ts';
import { FIRST_TEXTS } from '../first-texts.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { TypedField } from './typed-field.tsx';

const FLAGS = ['isStepFree', 'isWheelchair', 'isCompanion', 'isRemovable'] as const;

/** Features of the selected seats; a box is half ticked where only some of them have one. */
export function FeatureChoices({ editor, seats }: { editor: PlanEditor; seats: readonly Seat[] }) {
  const { t } = useLingui();
  const { act, selection } = editor;
  const { ids } = selection;
  const words = {
    isStepFree: t`step-free`,
    isWheelchair: t`wheelchair place`,
    isCompanion: t`companion’s seat`,
    isRemovable: t`chairs can be removed`,
  };
  const isRestricted = seats.map(({ restrictedView }) => restrictedView !== null);
  const view = seats.find(({ restrictedView }) => restrictedView !== null)?.restrictedView ?? null;
  const setView = (restrictedView: Seat['restrictedView']) =>
    act((draft) => withSeatChange(draft, ids, { restrictedView }));
  return (
    <fieldset className="plan-features">
      <legend className="field-label">{t`Features`}</legend>
      {FLAGS.map((flag) => (
        <MixedTick
          key={flag}
          label={words[flag]}
          states={seats.map((seat) => seat[flag])}
          onTick={(isSet) => act((draft) => withSeatChange(draft, ids, { [flag]: isSet }))}
        />
      ))}
      <MixedTick
        label={t`restricted view`}
        states={isRestricted}
        onTick={(isSet) => setView(isSet ? FIRST_TEXTS.restrictedView : null)}
      />
      {view ? (
        <>
          <TypedField
            label={t`What hides the stage, in German`}
            value={view.de}
            maxLength={NAME_LENGTH}
            onTyped={(de) => setView({ ...view, de })}
          />
          <TypedField
            label={t`In English`}
            value={view.en ?? ''}
            maxLength={NAME_LENGTH}
            mayBeEmpty
            onTyped={(en) => setView({ ...view, en: en === '' ? null : en })}
          />
        </>
      ) : null}
    </fieldset>
  );
}

function MixedTick({
  label,
  states,
  onTick,
}: {
  label: string;
  states: readonly boolean[];
  onTick(isSet: boolean): void;
}) {
  const isSet = states.every((each) => each);
  const isMixed = !isSet && states.some((each) => each);
  return (
    <label className="choice">
      <input
        type="checkbox"
        className="choice-hole"
        checked={isSet}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={() => onTick(!isSet)}
      />
      <span className="choice-text">{label}</span>
    </label>
  );
}
