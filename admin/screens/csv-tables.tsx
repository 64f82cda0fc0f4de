import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { COLUMNS, type ImportKind } from '../../features/operations/transfer/csv-import/columns.ts';
import { translate } from '../../lib/i18n.ts';
import type { CsvImportResponse } from '../api/csv-files.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';

/** Limits the faults shown: longer lists are corrected in several rounds. */
const MAX_SHOWN = 100;

/** Description of a file's columns, shown on request. */
export function CsvColumns({ kind }: { kind: ImportKind }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  return (
    <Box component="details">
      <Box component="summary" sx={{ minHeight: 44, py: 1.25, fontWeight: 700, cursor: 'pointer' }}>
        {words('csv_columns')}
      </Box>
      <Rows heads={[words('csv_column'), words('what')]}>
        {COLUMNS[kind].map(({ field, label, hint, isRequired }) => (
          <TableRow key={field} sx={{ height: 'auto' }}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
              {label[language]}
            </TableCell>
            <TableCell>
              {translate(hint, language)}
              {isRequired ? ` (${words('is_required')})` : ''}
            </TableCell>
          </TableRow>
        ))}
      </Rows>
    </Box>
  );
}

/** Faults of a file, line by line. */
export function CsvFaults({ file, faults }: { file: string; faults: CsvImportResponse['faults'] }) {
  const words = useWords();
  const shown = faults.slice(0, MAX_SHOWN);
  const more = faults.length - shown.length;
  return (
    <>
      <Alert severity="error">{words('csv_faults', { file, smart_count: faults.length })}</Alert>
      <Rows heads={[words('csv_line'), words('csv_column'), words('csv_fault')]}>
        {shown.map(({ line, column, message }, index) => (
          <TableRow key={index} sx={{ height: 'auto' }}>
            <TableCell>{line ?? '–'}</TableCell>
            <TableCell>{column ?? '–'}</TableCell>
            <TableCell>{message}</TableCell>
          </TableRow>
        ))}
      </Rows>
      {more > 0 ? <Typography sx={{ mt: 1 }}>{words('csv_more_faults', { count: more })}</Typography> : null}
    </>
  );
}

function Rows({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <Table
      size="small"
      sx={{
        '& td, & th': { px: { xs: 0.75, sm: 2 }, verticalAlign: 'top' },
        '& td:last-of-type': { overflowWrap: 'anywhere' },
        '& td': { maxWidth: 480, overflowWrap: 'break-word' },
      }}
    >
      <TableHead>
        <TableRow sx={{ height: 'auto' }}>
          {heads.map((head) => (
            <TableCell key={head}>{head}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}
