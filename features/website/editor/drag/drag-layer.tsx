import { useLingui } from '@lingui/react/macro';
import { type Id, moduleOf } from '#features/core/documents/index.ts';
import { useLanguage } from '#ui/use-language.ts';
import { kindName } from '../definitions.ts';
import { useFrame } from '../overlay/use-frame.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import type { Dragged, DropTarget } from './drop-targets.ts';
import { useTargetWords } from './use-target-words.ts';

/** While a module is dragged: the line where it would go, in words at the pointer, and a veil over where it is. */
export function DragLayer() {
  const { dragging } = useSession();
  const dragged = useValue(dragging);
  return (
    dragged && (
      <>
        <Veil id={dragged.id} />
        {dragged.target ? <DropLine target={dragged.target} /> : null}
        <DragNote dragged={dragged} />
      </>
    )
  );
}

function Veil({ id }: { id: Id }) {
  const frame = useFrame(id);
  return frame && <div className="drag-veil" style={{ ...frame }} />;
}

function DropLine({ target: { from, to } }: { target: DropTarget }) {
  const style = { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
  return <div className="drop-line" style={style} />;
}

function DragNote({ dragged: { id, at, target } }: { dragged: Dragged }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { editor } = useSession();
  const words = useTargetWords();
  const type = moduleOf(editor.document, id)?.type ?? '';
  return (
    <p
      className="drag-note surface-blau"
      data-drop-target=""
      // Above a finger, and within the window.
      style={{ left: Math.max(8, Math.min(at.x + 12, innerWidth - 296)), top: Math.max(52, at.y - 64) }}
    >
      <strong>{kindName(type, language)}</strong> {target ? words(target) : t`stays where it is`}
    </p>
  );
}
