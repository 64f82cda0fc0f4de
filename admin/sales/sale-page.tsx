import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { Title, useGetOne, usePermissions } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { can, type Role } from '../../features/core/access/roles.ts';
import { shown } from '../../lib/localized.ts';
import { FULL_RECORD } from '../api/full-record.ts';
import { deskEventPath, doorListPath } from '../orders/desk-links.ts';
import { momentWords } from '../resources/record-name.ts';
import { useRefusal } from '../screens/refusal.ts';
import { Dot } from '../ui/dot.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { BlockedPlaces } from './blocked-places.tsx';
import { DoorList } from './door-list.tsx';
import { Places } from './places.tsx';
import { PutOnSale } from './put-on-sale.tsx';
import { isComing, type Sale } from './sale.ts';
import { SaleChanges } from './sale-changes.tsx';
import { WaitingList } from './waiting-list.tsx';

/** How one event is sold, who waits for places, and who comes. */
export function SalePage() {
  const { id = '' } = useParams();
  const language = useInterfaceLanguage();
  const words = useWords();
  const refusal = useRefusal();
  const { data: sale, error } = useGetOne<Sale>('sales', { id: Number(id), meta: FULL_RECORD });
  const name = sale
    ? [
        shown(sale.title, language).text,
        momentWords(sale.date_start, language),
        ...(sale.is_postponed ? [words('sale_postponed')] : []),
      ].join(', ')
    : '';
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 3, maxWidth: 1120 }}>
      <Title title={name || words('sales')} />
      {error ? (
        <Alert severity="error" role="alert">
          {refusal(error)}
        </Alert>
      ) : null}
      {sale ? (
        <>
          {sale.sale === null && isComing(sale) ? <PutOnSale sale={sale} /> : <SaleState sale={sale} />}
          <BlockedPlaces sale={sale} />
          <SaleChanges sale={sale} />
          <WaitingList sale={sale} />
          <DoorList sale={sale} />
        </>
      ) : null}
    </Box>
  );
}

/** How it stands with the sale, from when to when it is, and its places. */
function SaleState({ sale }: { sale: Sale }) {
  const words = useWords();
  return (
    <Sheet title={words('places')}>
      <Dot isOn={sale.state === 'on-sale'}>{words(`sale_${sale.state}`)}</Dot>
      <Times sale={sale} />
      <Places sale={sale} />
      <SaleLinks sale={sale} />
    </Sheet>
  );
}

function Times({
  sale: { sale, sale_starts_at: start, members_from: members, sale_ends_at: end },
}: {
  sale: Sale;
}) {
  const words = useWords();
  const language = useInterfaceLanguage();
  if (sale === null) return null;
  return (
    <Typography sx={{ my: 1 }}>
      {[
        start ? words('sold_from', { at: momentWords(start, language) }) : '',
        members ? words('sells_to_members', { at: momentWords(members, language) }) : '',
        end ? words('sold_until', { at: momentWords(end, language) }) : '',
      ]
        .filter(Boolean)
        .join(' ')}
    </Typography>
  );
}

function SaleLinks({ sale }: { sale: Sale }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const { permissions: role } = usePermissions<Role>();
  const orders = new URLSearchParams({ filter: JSON.stringify({ performance: sale.id_jet }) });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3, mt: 2 }}>
      {sale.id_jet === null ? null : (
        <Link component={RouterLink} to={`/admin/orders?${orders}`}>
          {words('its_orders')}
        </Link>
      )}
      {can(role ? { role } : null, 'edit-programme') ? (
        <Link component={RouterLink} to={`/admin/events/${sale.id}`}>
          {words('its_event')}
        </Link>
      ) : null}
      <Link href={doorListPath(sale.id, language)}>{words('door_list_print')}</Link>
      <Link href={deskEventPath(sale.id, language)}>{words('at_the_desk')}</Link>
    </Stack>
  );
}
