import ContentCopy from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { STATE } from '../api/data-provider.ts';
import { useWords } from '../words/use-words.ts';

/** Fields that belong to one record alone: its address, its state, its sale. */
const OWN = new Set(['id', 'slug', 'updated_at', 'id_jet', STATE]);

/** Returns the values a copy of the record starts with. */
export function ownValues(record: RaRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !OWN.has(name)));
}

/** Creates a new record from a copy of this one. */
export function CopyButton() {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const words = useWords();
  if (!record) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      state={{ record: ownValues(record) }}
      startIcon={<ContentCopy />}
    >
      {words('create_another')}
    </Button>
  );
}
