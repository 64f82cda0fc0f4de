import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { COLOR } from './theme.ts';

/** A sheet of paper with a headline; a part of a page that is no form. */
export function Sheet({
  title,
  isWide = false,
  children,
}: {
  title: string;
  /** As wide as the whole grid it stands in. */
  isWide?: boolean;
  children: ReactNode;
}) {
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
      {children}
    </Box>
  );
}
