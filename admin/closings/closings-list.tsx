import { Box, Link, Stack } from '@mui/material';
import { usePermissions } from 'react-admin';
import { can, type Role } from '../../features/core/access/roles.ts';
import { formatAmount } from '../../lib/money.ts';
import { formatDay } from '../../lib/venue-time.ts';
import { MomentColumn } from '../resources/columns.tsx';
import { Column, NumberColumn } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { OpenDaysSheet } from './open-days.tsx';

/** More than a house has open at once; the API answers no more. */
const ALL = 400;

/** The days that are open, and those that are closed with what they came to (docs/product/box-office.md#closings). */
export function ClosingsList() {
  const words = useWords();
  const language = useInterfaceLanguage();
  const { permissions: role } = usePermissions<Role>();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', pt: 3 }}>
      {can(role ? { role } : null, 'close-days') ? <OpenDaysSheet /> : null}
      <ResourceList canSearch={false} perPage={ALL} pagination={false} ownExport={false} bulkDelete={null}>
        <Column source="day" disableSort render={({ day }) => formatDay(day, language)} />
        <NumberColumn source="count" disableSort />
        <Column
          source="total_cents"
          align="right"
          disableSort
          render={({ total_cents: cents }) => formatAmount(cents)}
        />
        <MomentColumn source="closed_at" disableSort />
        <Column
          source="files"
          disableSort
          render={({ day }) => (
            <Stack direction="row" spacing={2} onClick={(event) => event.stopPropagation()}>
              <Link href={`/api/admin/closings/${day}/payments.csv`}>{words('payments_csv')}</Link>
              <Link href={`/api/admin/closings/${day}/datev.csv`}>DATEV</Link>
            </Stack>
          )}
        />
      </ResourceList>
    </Box>
  );
}
