import { useLingui } from '@lingui/react/macro';
import type { Editor as TipTap } from '@tiptap/core';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { EditorIcon, type EditorIconName } from '../editor-icon.tsx';
import { LinkDialog } from './link-dialog.tsx';
import type { Alignment } from './rich-text-schema.ts';

/** The marks a text may have, and no others than may be stored. */
export function RichTextMarks({ tiptap }: { tiptap: TipTap }) {
  const { t } = useLingui();
  useTransactions(tiptap);
  const [isLinking, setIsLinking] = useState(false);
  const chain = () => tiptap.chain().focus();
  const align = (to: Alignment | null) => () => chain().updateAttributes('paragraph', { align: to }).run();
  const aligned = tiptap.getAttributes('paragraph').align as Alignment | null | undefined;
  return (
    <div role="toolbar" aria-label={t`Text`} className="rich-text-marks surface-ink">
      <Mark name={t`Bold`} isOn={tiptap.isActive('bold')} onClick={() => chain().toggleMark('bold').run()}>
        <b>{t`B`}</b>
      </Mark>
      <Mark
        name={t`Italic`}
        isOn={tiptap.isActive('italic')}
        onClick={() => chain().toggleMark('italic').run()}
      >
        <i>{t`I`}</i>
      </Mark>
      <Mark icon="link" name={t`Link`} isOn={tiptap.isActive('link')} onClick={() => setIsLinking(true)} />
      <Mark
        icon="bullets"
        name={t`Bulleted list`}
        isOn={tiptap.isActive('bulletList')}
        onClick={() => chain().toggleList('bulletList', 'listItem').run()}
      />
      <Mark
        icon="numbers"
        name={t`Numbered list`}
        isOn={tiptap.isActive('orderedList')}
        onClick={() => chain().toggleList('orderedList', 'listItem').run()}
      />
      <Mark icon="align-left" name={t`Align left`} isOn={!aligned} onClick={align(null)} />
      <Mark icon="align-center" name={t`Centre`} isOn={aligned === 'center'} onClick={align('center')} />
      <Mark icon="align-right" name={t`Align right`} isOn={aligned === 'right'} onClick={align('right')} />
      {isLinking ? <LinkDialog tiptap={tiptap} onClose={() => setIsLinking(false)} /> : null}
    </div>
  );
}

function Mark({
  name,
  icon,
  isOn,
  onClick,
  children,
}: {
  name: string;
  icon?: EditorIconName;
  isOn: boolean;
  onClick: () => void;
  children?: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      // The text keeps the caret.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {icon ? <EditorIcon name={icon} /> : children}
    </button>
  );
}

/** Again with every key and every selection: the marks show what holds at the caret. */
function useTransactions(tiptap: TipTap): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    tiptap.on('transaction', again);
    return () => void tiptap.off('transaction', again);
  }, [tiptap]);
}
