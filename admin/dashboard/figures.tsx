import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { COLOR } from '../look/theme.ts';

/** A table of figures; what is drawn stands beside the number it draws. */
export function Figures({
  caption,
  heads,
  rows,
}: {
  /** Of the table, for those who hear it. */
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
}) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={TABLE}>
        <Box component="caption" sx={HIDDEN}>
          {caption}
        </Box>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const HIDDEN = {
  clipPath: 'inset(50%)',
  height: '1px',
  overflow: 'hidden',
  position: 'absolute',
  width: '1px',
};

const TABLE = {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  width: '100%',
  '& thead th': { borderBottom: `3px solid ${COLOR.ink}`, color: COLOR.stein700, fontSize: '0.9375rem' },
  '& th, & td': { padding: '8px 16px 8px 0', textAlign: 'left', verticalAlign: 'middle' },
  '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere' },
  '& tbody tr': { borderBottom: `1px solid ${COLOR.stein300}` },
};
