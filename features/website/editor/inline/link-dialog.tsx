import { useLingui } from '@lingui/react/macro';
import type { Editor as TipTap } from '@tiptap/core';
import { useState } from 'react';
import type { LinkValue } from '#features/core/documents/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { EditorDialog } from '../dialogs/editor-dialog.tsx';
import { LinkChooser } from '../modal/link-chooser.tsx';
import { useSession } from '../session/session-context.ts';
import { linkOf, markOf } from './link-mark.ts';
import type { LinkMark } from './rich-text-schema.ts';

/** Asks where a link in a text leads, with the pickers of all links; and for its words where none are chosen. */
export function LinkDialog({ tiptap, onClose }: { tiptap: TipTap; onClose: () => void }) {
  const { t } = useLingui();
  const { page } = useSession();
  const link = tiptap.getAttributes('link') as Partial<LinkMark>;
  const isThere = Boolean(link.href || link.page);
  const needsWords = !isThere && tiptap.state.selection.empty;
  const [value, setValue] = useState<LinkValue | undefined>(() => firstValue(tiptap) ?? linkOf(link));
  const [words, setWords] = useState('');
  const [errors, setErrors] = useState<{ target?: string; words?: string }>({});

  const done = () => {
    onClose();
    setTimeout(() => tiptap.commands.focus());
  };
  const set = () => {
    const mark = value && markOf(value, (name) => page.loaded.links[name]);
    const said = words.trim();
    const found = {
      ...(mark
        ? {}
        : { target: value ? t`That isn’t an address a link can go to.` : t`Choose where it goes.` }),
      ...(needsWords && said === '' ? { words: t`A link needs some text to click on.` } : {}),
    };
    setErrors(found);
    if (!mark || 'words' in found) return;
    const chain = tiptap.chain();
    if (needsWords) chain.insertContent({ type: 'text', text: said, marks: [{ type: 'link', attrs: mark }] });
    else chain.extendMarkRange('link').setMark('link', mark);
    chain.run();
    done();
  };
  const takeAway = () => {
    tiptap.chain().extendMarkRange('link').unsetMark('link').run();
    done();
  };

  return (
    <EditorDialog
      title={t`Link`}
      givesFocusBack={() => false}
      onClose={done}
      footer={
        <>
          {isThere ? (
            <Button variant="ghost" onClick={takeAway}>
              {t`Remove link`}
            </Button>
          ) : null}
          <Button onClick={set}>{t`Add link`}</Button>
        </>
      }
    >
      {needsWords ? (
        <TextField
          label={t`Link text`}
          error={errors.words}
          value={words}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => {
            setWords(target.value);
            setErrors({});
          }}
        />
      ) : null}
      <LinkChooser
        label={t`Link goes to`}
        error={errors.target}
        held={value}
        onChange={(next) => {
          setValue(next);
          setErrors({});
        }}
      />
    </EditorDialog>
  );
}

/** Suggests a selected address as the link's target, most likely the intended one. */
function firstValue(tiptap: TipTap): LinkValue | undefined {
  const { from, to, empty } = tiptap.state.selection;
  const selected = empty ? '' : tiptap.state.doc.textBetween(from, to, ' ').trim();
  if (tiptap.isActive('link')) return undefined;
  if (/^https?:\/\/\S+$/i.test(selected)) return { to: 'url', url: selected };
  return /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(selected) ? { to: 'mail', address: selected } : undefined;
}
