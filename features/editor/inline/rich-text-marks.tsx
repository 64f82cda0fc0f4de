import { useLingui } from '@lingui/react/macro';
import type { Editor as TipTap } from '@tiptap/core';
import { type FormEvent, type ReactNode, useEffect, useReducer, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { EditorDialog } from '../dialogs/editor-dialog.tsx';
import { EditorIcon, type EditorIconName } from '../editor-icon.tsx';
import { linkAddress } from './link-address.ts';
import type { Alignment, LinkMark } from './rich-text-schema.ts';

/** The marks a text may have, and no others than may be stored. */
export function RichTextMarks({ tiptap }: { tiptap: TipTap }) {
  const { t } = useLingui();
  useTransactions(tiptap);
  const [isLinking, setIsLinking] = useState(false);
  const chain = () => tiptap.chain().focus();
  const align = (to: Alignment | null) => () => chain().updateAttributes('paragraph', { align: to }).run();
  const link = tiptap.getAttributes('link') as Partial<LinkMark>;
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
      {isLinking ? <LinkDialog tiptap={tiptap} link={link} onClose={() => setIsLinking(false)} /> : null}
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

/** Asks where a link leads. */
function LinkDialog({
  tiptap,
  link,
  onClose,
}: {
  tiptap: TipTap;
  link: Partial<LinkMark>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [error, setError] = useState<string | null>(null);
  const done = () => {
    onClose();
    setTimeout(() => tiptap.commands.focus());
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const href = linkAddress(String(form.get('address') ?? ''));
    if (href === null)
      return setError(t`That is no address: https://…, a path of this site, or an e-mail address.`);
    const newWindow = form.get('new-window') === 'on';
    tiptap.chain().extendMarkRange('link').setMark('link', { href, page: null, newWindow }).run();
    done();
  };
  return (
    <EditorDialog
      title={t`Link`}
      onClose={done}
      footer={
        <>
          <Button type="submit" form="rich-text-link">
            {t`Set the link`}
          </Button>
          {link.href || link.page ? (
            <Button
              variant="ghost"
              onClick={() => {
                tiptap.chain().extendMarkRange('link').unsetMark('link').run();
                done();
              }}
            >
              {t`Take the link away`}
            </Button>
          ) : null}
        </>
      }
    >
      <form id="rich-text-link" className="editor-form" onSubmit={onSubmit}>
        <TextField
          label={t`Address`}
          hint={t`A page of this site begins with /, a mail address is enough by itself.`}
          name="address"
          defaultValue={link.href ?? ''}
          error={error}
          autoComplete="off"
          required
        />
        <label className="choice">
          <input
            type="checkbox"
            name="new-window"
            className="choice-hole"
            defaultChecked={link.newWindow ?? false}
          />
          <span className="choice-text">{t`Opens in a new window`}</span>
        </label>
      </form>
    </EditorDialog>
  );
}
