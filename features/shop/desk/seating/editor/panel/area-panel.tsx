import { useLingui } from '@lingui/react/macro';
import { type Area, NAME_LENGTH, withChangedArea } from '#features/box-office/seating/index.ts';
import type { PlanEditor } from '../use-plan-editor.ts';
import { RemovePress } from './arrange-presses.tsx';
import { NAME_FIELD } from './focus-name.ts';
import { TypedField } from './typed-field.tsx';

const MAX_SIDE = 5000;
const MIN_SIDE = 20;

/** Text and size of the stage, or of a label. */
export function AreaPanel({ editor, area, index }: { editor: PlanEditor; area: Area; index: number }) {
  const { t } = useLingui();
  const change = (changes: Partial<Pick<Area, 'text' | 'width' | 'height'>>) =>
    editor.act((draft) => withChangedArea(draft, index, changes));
  const side = (name: 'width' | 'height', label: string) => (
    <TypedField
      label={label}
      type="number"
      min={MIN_SIDE}
      max={MAX_SIDE}
      value={String(area[name])}
      onTyped={(typed) => change({ [name]: Math.round(Number(typed)) })}
    />
  );
  return (
    <div className="seating-form">
      <TypedField
        id={NAME_FIELD}
        label={t`Text in German`}
        value={area.text.de}
        maxLength={NAME_LENGTH}
        onTyped={(de) => change({ text: { ...area.text, de } })}
      />
      <TypedField
        label={t`Text in English`}
        value={area.text.en ?? ''}
        maxLength={NAME_LENGTH}
        mayBeEmpty
        onTyped={(en) => change({ text: { ...area.text, en: en === '' ? null : en } })}
      />
      <div className="seating-pair">
        {side('width', t`Width in cm`)}
        {side('height', t`Depth in cm`)}
      </div>
      <RemovePress editor={editor} />
    </div>
  );
}
