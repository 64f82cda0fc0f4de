import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { CARDS, COLOR } from '../ui/theme.ts';
import { VISUALLY_HIDDEN } from '../ui/visually-hidden.ts';

/** A table of figures with bars beside the numbers. On a phone the cells of a wide one are stacked. */
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
      <Box component="table" sx={heads.length > COLUMNS_ON_A_PHONE ? { ...TABLE, ...STACKED } : TABLE}>
        <Box component="caption" sx={VISUALLY_HIDDEN}>
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
                  <td key={index} data-head={heads[index]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const TABLE = {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  width: '100%',
  '& thead th': { borderBottom: `3px solid ${COLOR.ink}`, color: COLOR.stein700, fontSize: '0.9375rem' },
  '& th, & td': { padding: '8px 16px 8px 0', textAlign: 'left', verticalAlign: 'middle' },
  '& tbody th': { fontWeight: 400, minWidth: '7rem', overflowWrap: 'anywhere' },
  '& tbody tr': { borderBottom: `1px solid ${COLOR.stein300}` },
};

const COLUMNS_ON_A_PHONE = 3;

/** Each row a block that begins with its subject; each cell has its label. */
const STACKED = {
  [CARDS]: {
    '&, & tbody': { display: 'block' },
    '& thead': VISUALLY_HIDDEN,
    '& tbody tr': {
      display: 'grid',
      gap: '8px 16px',
      gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
      paddingBlock: '12px',
    },
    '& tbody th, & tbody td': { minWidth: 0, overflowWrap: 'anywhere', padding: 0 },
    '& tbody th': { fontWeight: 700, gridColumn: '1 / -1' },
    // Cells with buttons or links take the whole width.
    '& tbody td:has(button), & tbody td:has(a)': { gridColumn: '1 / -1' },
    '& tbody td:empty': { display: 'none' },
    '& tbody td::before': {
      color: COLOR.stein700,
      content: 'attr(data-head)',
      display: 'block',
      fontSize: '0.875rem',
    },
  },
};
