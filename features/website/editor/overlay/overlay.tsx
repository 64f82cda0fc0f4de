import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import type { Id } from '#features/core/documents/index.ts';
import { DragLayer } from '../drag/drag-layer.tsx';
import { RichTextMarks } from '../inline/rich-text-marks.tsx';
import { OtherMarks } from '../presence/other-marks.tsx';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { EmptyRegions } from './empty-regions.tsx';
import { InsertButtons } from './insert-buttons.tsx';
import { LabelTab } from './label-tab.tsx';
import { useFrame } from './use-frame.ts';

/** Overlay of the page while it is edited: frames, labels and gaps. None of it takes space on the page. */
export function Overlay() {
  const { t } = useLingui();
  const { editor } = useSession();
  const selected = useValue(editor.selected);
  const hovered = useHovered();
  return (
    <section aria-label={t`Module tools`}>
      {hovered !== null && hovered !== selected ? <HoverFrame id={hovered} /> : null}
      {selected === null ? null : <Selected key={selected} id={selected} />}
      <OtherMarks />
      <DragLayer />
      <EmptyRegions />
      <RichTextBar />
    </section>
  );
}

function HoverFrame({ id }: { id: Id }) {
  const frame = useFrame(id);
  return frame && <div className="module-frame module-frame-hover" style={{ ...frame }} />;
}

function Selected({ id }: { id: Id }) {
  const frame = useFrame(id);
  if (!frame) return null;
  return (
    <>
      <div className="module-frame module-frame-selected" style={{ ...frame }} />
      <LabelTab id={id} frame={frame} />
      <InsertButtons id={id} frame={frame} />
    </>
  );
}

/** The module the pointer is over. */
function useHovered(): Id | null {
  const { modules } = useSession();
  const [hovered, setHovered] = useState<Id | null>(null);
  useEffect(() => {
    const onMove = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      // Texts of an entity stand in several elements: their sheet marks the one the pointer is over.
      const isText = target instanceof Element && target.closest('[data-text], [data-text-within]') !== null;
      setHovered(isText ? null : modules.at(target));
    };
    document.addEventListener('pointerover', onMove);
    return () => document.removeEventListener('pointerover', onMove);
  }, [modules]);
  return hovered;
}

/** The bar of the text somebody writes in on the page. */
function RichTextBar() {
  const { writing, fields } = useSession();
  const open = useValue(writing.richText);
  const field = useValue(fields.active);
  const frame = useFrame(open && field ? field.id : null);
  if (!open || !frame) return null;
  const place = { '--bar-left': `${frame.left}px`, '--bar-top': `${frame.top + frame.height + 12}px` };
  return (
    <div className="rich-text-bar" style={place as CSSProperties} data-keeps-writing="">
      <RichTextMarks tiptap={open.tiptap} />
    </div>
  );
}
