import { Box } from '@mui/material';
import { COLOR } from '../ui/theme.ts';

/** A number, and a strip of paper as long as its share of the greatest. */
export function Bar({ value, most }: { value: number; most: number }) {
  const share = most === 0 ? 0 : (value / most) * 100;
  return (
    <Box component="span" sx={{ alignItems: 'center', display: 'flex', gap: 1.5, minWidth: 140 }}>
      <Box component="span" sx={{ minWidth: '2.5em', textAlign: 'right' }}>
        {value}
      </Box>
      <svg
        aria-hidden="true"
        focusable="false"
        width="100%"
        height="18"
        viewBox="0 0 100 18"
        preserveAspectRatio="none"
      >
        <polygon points={`0,2 ${share},0 ${Math.max(0, share - 0.8)},17 0,18`} fill={COLOR.dotter} />
      </svg>
    </Box>
  );
}
