import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { COLOR } from '../look/theme.ts';
import { useWords } from '../words/use-words.ts';
import type { Loaded } from './use-dashboard.ts';

/** A sheet of the start page: what it is about, and what came of its call. */
export function Panel<T>({
  title,
  loaded,
  isWide = false,
  children,
}: {
  title: string;
  loaded: Loaded<T>;
  isWide?: boolean;
  children: (answer: T) => ReactNode;
}) {
  const words = useWords();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        background: COLOR.sheet,
        borderTop: `4px solid ${COLOR.ink}`,
        gridColumn: isWide ? '1 / -1' : undefined,
        minWidth: 0,
        p: { xs: 2, md: 3 },
      }}
    >
      <Typography id={id} component="h2" variant="h5" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {loaded.state === 'loading' ? <p role="status">{words('loading')}</p> : null}
      {loaded.state === 'failed' ? <p role="alert">{words('not_loaded')}</p> : null}
      {loaded.state === 'there' ? children(loaded.answer) : null}
    </Box>
  );
}
