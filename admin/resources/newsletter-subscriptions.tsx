import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { SelectInput, usePermissions } from 'react-admin';
import { can, type Role } from '../../features/core/access/roles.ts';
import { LANGUAGES } from '../../lib/localized.ts';
import { BulkDelete } from '../screens/bulk-actions.tsx';
import { Column } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';
import { EmailColumn, MomentColumn, WordColumn } from './columns.tsx';

/** Written into the audit, and streamed: the rows that a browser has read are not all of them. */
const EXPORT_PATH = '/api/admin/newsletter/export.csv';

/** Newsletter subscribers: search, removal by hand, and export for those with permission. */
export function List() {
  const words = useWords();
  const { permissions: role } = usePermissions<Role>();
  const mayExport = can(role ? { role } : null, 'export-personal-data');
  const languages = LANGUAGES.map((id) => ({ id, name: words(`language_${id}`) }));
  return (
    <ResourceList
      sort={{ field: 'since', order: 'DESC' }}
      filters={[<SelectInput key="language" source="language" choices={languages} />]}
      ownExport={
        mayExport ? (
          <Button href={EXPORT_PATH} startIcon={<Download />}>
            {words('whole_list_csv')}
          </Button>
        ) : (
          false
        )
      }
      bulkDelete={
        <BulkDelete
          label={words('sign_off')}
          confirmTitle={words('sign_off_title')}
          confirmContent={words('sign_off_text')}
        />
      }
    >
      <EmailColumn source="email" />
      <WordColumn source="language" as="language" />
      <Column
        source="topics"
        disableSort
        render={({ topics }) =>
          (topics as string[]).map((topic) => words(`topic_${topic}` as MessageKey)).join(', ')
        }
      />
      <MomentColumn source="since" />
    </ResourceList>
  );
}
