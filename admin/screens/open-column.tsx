import ArrowForward from '@mui/icons-material/ArrowForward';
import { IconButton } from '@mui/material';
import { DataTable, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { useWords } from '../words/use-words.ts';

/** The way into each row for who does not point: rows themselves take no keys. What it opens is said by the row it stands in. */
export function OpenColumn() {
  const words = useWords();
  return (
    <DataTable.Col label={words('open_row')} sx={{ width: 64 }}>
      <OpenRow />
    </DataTable.Col>
  );
}

function OpenRow() {
  const words = useWords();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const pathOf = useCreatePath();
  if (!record) return null;
  return (
    <IconButton
      component={Link}
      to={pathOf({ resource, type: 'edit', id: record.id })}
      aria-label={words('open_row')}
      // The row leads there, too.
      onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
    >
      <ArrowForward />
    </IconButton>
  );
}
