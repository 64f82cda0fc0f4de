import { Box, TextField, Typography } from '@mui/material';
import { useInput, useTranslateLabel } from 'react-admin';
import type { Localized } from '../../lib/localized.ts';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { useFieldLimits } from '../inputs/field-limits.ts';
import { useWords } from '../words/use-words.ts';

const BLOCKS = ['header', 'footer_top', 'footer_bottom', 'footer_logos'] as const;
/** Status codes visitors may meet; error pages already written for others are preserved and shown as well. */
const STATUSES = ['404', '403', '410', '500', '503'];

/** Blocks of HTML around every page, sent unsanitized (docs/product/settings-and-errors.md#site-settings). */
export function HtmlBlocks() {
  return BLOCKS.map((block) => <BothLanguages key={block} source={`html.${block}`} kind="html" optional />);
}

type Pages = Record<string, Localized>;

/** The page the venue shows for an error, by its status; where nothing is written the site shows its own. */
export function ErrorPages() {
  const source = 'design.errors';
  const { field, fieldState } = useInput({ source });
  const words = useWords();
  const pages: Pages = field.value ?? {};
  const statuses = [...new Set([...STATUSES, ...Object.keys(pages)])];
  const write = (status: string, text: Localized) => {
    const { [status]: _, ...others } = pages;
    field.onChange(text.de || text.en ? { ...others, [status]: text } : others);
  };
  return (
    <Box component="section" aria-labelledby="error-pages">
      <Typography id="error-pages" component="h3" variant="h6">
        {useTranslateLabel()({ source })}
      </Typography>
      <Typography sx={{ mb: 2 }}>{words('error_pages_help')}</Typography>
      {fieldState.error ? <Typography color="error">{fieldState.error.message}</Typography> : null}
      {statuses.map((status) => {
        const { de, en } = pages[status] ?? { de: '', en: null };
        const label = words('error_page', { status });
        return (
          <SideBySide key={status}>
            <HtmlField
              label={`${label}, ${words('in_german')}`}
              lang="de"
              value={de}
              onChange={(typed) => write(status, { de: typed, en })}
            />
            <HtmlField
              label={`${label}, ${words('in_english')}`}
              lang="en"
              value={en ?? ''}
              onChange={(typed) => write(status, { de, en: typed || null })}
            />
          </SideBySide>
        );
      })}
    </Box>
  );
}

function HtmlField({
  label,
  lang,
  value,
  onChange,
}: {
  label: string;
  lang: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { length } = useFieldLimits('design.errors.de');
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      multiline
      minRows={2}
      maxRows={16}
      slotProps={{ htmlInput: { lang, ...(length ? { maxLength: length } : {}), spellCheck: false } }}
      sx={{ mb: 2 }}
    />
  );
}
