import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { required, TextInput, useTranslateLabel, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useWords } from '../words/use-words.ts';
import { RichTextInput } from './rich-text-input.tsx';

/** Maximum characters. */
const LONGEST = { line: 200, text: 3000, html: 50_000 };
const ROWS = { line: 1, text: 4, html: 2 };

/** A text in both languages beside each other: German always, English or nothing. */
export function BothLanguages({
  source,
  kind = 'line',
  optional = false,
}: {
  source: string;
  kind?: 'line' | 'text' | 'rich' | 'html';
  /** The whole text may be missing. */
  optional?: boolean;
}) {
  const words = useWords();
  const name = useTranslateLabel()({ source });
  const english = useWatch({ name: useWrappedSource(`${source}.en`) });
  const mustBe = optional ? [] : [required()];
  const input = (
    language: 'de' | 'en',
    label: string,
    validate: ReturnType<typeof required>[],
    helperText?: string,
  ) => {
    const shared = {
      source: `${source}.${language}`,
      label,
      validate,
      helperText: helperText ?? false,
    } as const;
    if (kind === 'rich') return <RichTextInput {...shared} lang={language} />;
    return (
      <TextInput
        {...shared}
        multiline={kind !== 'line'}
        minRows={ROWS[kind]}
        maxRows={16}
        slotProps={{ htmlInput: { lang: language, maxLength: LONGEST[kind] } }}
      />
    );
  };
  return (
    <SideBySide>
      {input('de', `${name}, ${words('in_german')}`, mustBe)}
      {input('en', `${name}, ${words('in_english')}`, [], english ? undefined : words('german_instead'))}
    </SideBySide>
  );
}

/** Fields that belong together: beside each other where there is room. */
export function SideBySide({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2.5} useFlexGap sx={{ width: '100%' }}>
      {Array.isArray(children) ? (
        children.map((child, index) => (
          <Box key={index} sx={{ flex: 1, minWidth: 0 }}>
            {child}
          </Box>
        ))
      ) : (
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      )}
    </Stack>
  );
}
