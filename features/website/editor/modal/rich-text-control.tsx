import { useEffect, useId, useRef, useState } from 'react';
import { valueAt } from '#features/core/documents/index.ts';
import { classNames } from '#ui/class-names.ts';
import { type OpenRichText, openRichText } from '../inline/rich-text.ts';
import { RichTextMarks } from '../inline/rich-text-marks.tsx';
import type { ControlOf } from './control.ts';
import { FieldProblem } from './field-problem.tsx';
import { useChangeField } from './use-change-field.ts';

/** A rich text in the dialog, with the same marks as on the page. */
export function RichTextControl({ module, path, language, label, hint, error }: ControlOf) {
  const element = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const [hintId, errorId] = [`${labelId}-hint`, `${labelId}-error`];
  const [open, setOpen] = useState<OpenRichText | null>(null);
  const { write } = useChangeField(module);
  const value = valueAt(module, language, path);
  const stored = typeof value === 'string' ? value : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once and updated below
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const opened = openRichText(target, stored, { label, onChange: (html) => write(path, language, html) });
    setOpen(opened);
    return () => opened.close();
  }, []);
  // Writes changes from undo or from elsewhere; text typed here is already there.
  useEffect(() => open?.write(stored), [open, stored]);
  return (
    <div className="field">
      <span id={labelId} className="field-label">
        {label}
      </span>
      {hint ? (
        <div id={hintId} className="field-hint">
          {hint}
        </div>
      ) : null}
      <div className="rich-text-control">
        {open ? <RichTextMarks tiptap={open.tiptap} /> : null}
        <div
          ref={element}
          className="control prose module-text"
          // A dialog that begins at it gives it the focus before it is opened for writing.
          contentEditable={true}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(hint && hintId, error && errorId) || undefined}
        />
      </div>
      {error ? <FieldProblem id={errorId}>{error}</FieldProblem> : null}
    </div>
  );
}
