import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import { Box, FormHelperText, IconButton, InputLabel, Stack } from '@mui/material';
import { type ReactNode, useEffect, useId, useReducer, useRef, useState } from 'react';
import { InputHelperText, useInput, type Validator } from 'react-admin';
import { type OpenRichText, openRichText } from '../../features/website/editor/inline/rich-text.ts';
import { COLOR } from '../ui/theme.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  source: string;
  label: string;
  lang: string;
  validate: Validator[];
  helperText: string | false;
}

/** A rich text with the marks of the editor (docs/product/accounts.md#roles), stored as the pages store it. */
export function RichTextInput({ source, label, lang, validate, helperText }: Props) {
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useInput({ source, validate });
  const element = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenRichText | null>(null);
  const stored = typeof value === 'string' ? value : '';
  const change = useRef(onChange);
  change.current = onChange;
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once and updated below
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const opened = openRichText(target, stored, { label, onChange: (html) => change.current(html || null) });
    setOpen(opened);
    return () => opened.close();
  }, []);
  useEffect(() => open?.write(stored), [open, stored]);
  return (
    <Box sx={{ mb: 2.5 }}>
      <InputLabel id={id} error={error !== undefined}>
        {label}
      </InputLabel>
      <Box sx={{ border: `2px solid ${error ? COLOR.rotTief : COLOR.ink}`, background: COLOR.sheet }}>
        {open ? <Marks open={open} label={label} /> : null}
        <Box
          ref={element}
          lang={lang}
          sx={{
            minHeight: 160,
            maxHeight: 480,
            overflow: 'auto',
            px: 1.75,
            py: 0.5,
            '&:focus-visible': { outline: `3px solid ${COLOR.blau}` },
          }}
        />
      </Box>
      <FormHelperText error={error !== undefined}>
        <InputHelperText error={error?.message ?? ''} helperText={helperText} />
      </FormHelperText>
    </Box>
  );
}

function Marks({ open: { tiptap }, label }: { open: OpenRichText; label: string }) {
  const words = useWords();
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    tiptap.on('transaction', again);
    return () => {
      tiptap.off('transaction', again);
    };
  }, [tiptap]);
  const chain = () => tiptap.chain().focus();
  const mark = (name: string, is: string, icon: ReactNode, act: () => boolean) => (
    <IconButton
      aria-label={name}
      aria-pressed={tiptap.isActive(is)}
      // The text keeps the caret.
      onPointerDown={(event) => event.preventDefault()}
      onClick={act}
      sx={{
        borderRadius: 0,
        width: 44,
        height: 44,
        ...(tiptap.isActive(is) ? { background: COLOR.dotter } : {}),
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={label}
      sx={{ borderBottom: `1px solid ${COLOR.stein300}` }}
    >
      {mark(words('bold'), 'bold', <FormatBold />, () => chain().toggleMark('bold').run())}
      {mark(words('italic'), 'italic', <FormatItalic />, () => chain().toggleMark('italic').run())}
      {mark(words('bullets'), 'bulletList', <FormatListBulleted />, () =>
        chain().toggleList('bulletList', 'listItem').run(),
      )}
      {mark(words('numbers'), 'orderedList', <FormatListNumbered />, () =>
        chain().toggleList('orderedList', 'listItem').run(),
      )}
    </Stack>
  );
}
