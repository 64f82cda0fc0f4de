import ArrowForward from '@mui/icons-material/ArrowForward';
import { IconButton } from '@mui/material';
import { DataTable, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { useWords } from '../words/use-words.ts';

/** The link to each row for keyboards: rows themselves take no keys. It is labelled by its row. */
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
