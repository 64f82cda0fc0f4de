import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { COLOR } from './theme.ts';

/** A state as a hole that is filled or open, and its word. */
export function Dot({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        alignItems: 'center',
        display: 'inline-flex',
        fontWeight: 700,
        gap: 1,
        whiteSpace: { lg: 'nowrap' },
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          background: isOn ? COLOR.laub : 'transparent',
          border: `2px solid ${isOn ? COLOR.laub : COLOR.stein500}`,
          borderRadius: '50%',
          flexShrink: 0,
          height: 12,
          width: 12,
        }}
      />
      {children}
    </Box>
  );
}
