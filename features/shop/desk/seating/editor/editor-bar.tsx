import { useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { RoundButton } from '#ui/round-button.tsx';
import type { Picture } from './canvas/traced-picture.tsx';
import { PictureBelow } from './picture-below.tsx';
import { SavingWords } from './saving/saving-words.tsx';
import type { PlanEditor } from './use-plan-editor.ts';
import { nextZoom } from './zoom.ts';

const PERCENT = 100;

/** Above the canvas: undo and redo, its size, the picture below, and whether the draft is saved. */
export function EditorBar({
  editor,
  zoom,
  onZoom,
  picture,
  onPicture,
  language,
}: {
  editor: PlanEditor;
  zoom: number;
  onZoom(zoom: number): void;
  picture: Picture | null;
  onPicture(picture: Picture | null): void;
  language: Language;
}) {
  const { t } = useLingui();
  const percent = Math.round(zoom * PERCENT);
  return (
    <div className="plan-bar surface-ink">
      <div className="plan-steps">
        <UndoPress editor={editor} />
        <RoundButton
          icon="undo"
          className="plan-redo"
          label={t({ message: 'Redo', context: 'seating plan' })}
          aria-disabled={editor.redo === null}
          onClick={() => editor.redo?.()}
        />
      </div>
      <div className="plan-steps">
        <RoundButton icon="minus" label={t`Smaller`} onClick={() => onZoom(nextZoom(zoom, -1))} />
        <button
          type="button"
          className="plan-percent"
          aria-label={t`Size: ${percent} %. Show the whole plan.`}
          onClick={() => onZoom(1)}
        >
          {percent} %
        </button>
        <RoundButton icon="plus" label={t`Larger`} onClick={() => onZoom(nextZoom(zoom, 1))} />
      </div>
      <PictureBelow picture={picture} onChange={onPicture} />
      <SavingWords editor={editor} language={language} />
    </div>
  );
}

/** Goes one step back: in the browser where it has one, else to the draft before the last change, as the form does. */
function UndoPress({ editor }: { editor: PlanEditor }) {
  const { t } = useLingui();
  return (
    <RoundButton
      icon="undo"
      type="submit"
      form={VERSION_FORM}
      name="do"
      value="undo"
      label={t({ message: 'Undo', context: 'seating plan' })}
      aria-disabled={editor.undo === null && !editor.page.plan.hasBefore}
      onClick={(event) => {
        if (editor.undo === null && editor.page.plan.hasBefore) return;
        event.preventDefault();
        editor.undo?.();
      }}
    />
  );
}

/** Id of the form with the version of the plan. */
export const VERSION_FORM = 'seating-version';
