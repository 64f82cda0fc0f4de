import type { CSSProperties } from 'react';
import { RichTextMarks } from '../inline/rich-text-marks.tsx';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { useFrame } from './use-frame.ts';

/** The bar of the text somebody writes in on the page. */
export function RichTextBar() {
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
