import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { NumberInput, SelectInput, useListContext, usePermissions } from 'react-admin';
import { can, type Role } from '../../features/core/access/roles.ts';
import { shown } from '../../lib/localized.ts';
import { formatPrice } from '../../lib/money.ts';
import { MomentColumn } from '../resources/columns.tsx';
import { DateOfEvent } from '../resources/date-of-event.tsx';
import { Column } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { ORDER_STATES, type OrderRow } from './order.ts';
import { OrderStateMark } from './order-state-mark.tsx';

/** Orders, found by number, name, address or the code of a ticket (docs/product/box-office.md#orders). */
export function OrdersList() {
  const words = useWords();
  return (
    <ResourceList
      sort={{ field: 'placed_at', order: 'DESC' }}
      filters={[
        <SelectInput
          key="state"
          source="state"
          alwaysOn
          choices={ORDER_STATES.map((id) => ({ id, name: words(`order_${id}`) }))}
        />,
        <NumberInput key="performance" source="performance" min={1} />,
      ]}
      ownExport={<ExportOrders />}
      bulkDelete={null}
    >
      <Column source="number" disableSort />
      <MomentColumn source="placed_at" disableSort />
      <Column
        source="last_name"
        disableSort
        render={(row) => <CustomerCell order={row as unknown as OrderRow} />}
      />
      <Column source="tickets" disableSort render={(row) => <What order={row as unknown as OrderRow} />} />
      <Column
        source="due_cents"
        align="right"
        disableSort
        render={({ due_cents: cents }) => formatPrice(cents)}
      />
      <Column source="state" disableSort render={({ state }) => <OrderStateMark state={state} />} />
    </ResourceList>
  );
}

function CustomerCell({ order }: { order: OrderRow }) {
  return (
    <>
      {`${order.first_name} ${order.last_name}`.trim()}
      <br />
      <small>{order.email}</small>
    </>
  );
}

/** Items of an order: the first date with its tickets, and the number of further dates. */
function What({ order }: { order: OrderRow }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  if (order.voucher) return <>{words('gift_voucher')}</>;
  if (order.pass) return <>{words('pass')}</>;
  const current = order.tickets.filter(({ replaced_by: other }) => other === null);
  const dates = new Set(current.map((ticket) => `${ticket.event_jet_id} ${ticket.starts_at}`)).size;
  const [first] = current;
  if (!first) return null;
  const title = first.title && shown(first.title, language);
  return (
    <>
      {words('tickets_of', { smart_count: current.filter(({ state }) => state === 'valid').length })}
      {title ? <span {...(title.lang ? { lang: title.lang } : {})}>{`, ${title.text}`}</span> : null}
      <br />
      <small>
        {first.starts_at ? <DateOfEvent at={first.starts_at} isPostponed={first.is_postponed} /> : null}
        {dates > 1 ? `, ${words('more_of_dates', { smart_count: dates - 1 })}` : null}
      </small>
    </>
  );
}

/** The file is made by the server, who writes down that it was taken; only some may take names out of the house. */
function ExportOrders() {
  const words = useWords();
  const { permissions: role } = usePermissions<Role>();
  const { filterValues } = useListContext();
  if (!can(role ? { role } : null, 'export-personal-data')) return null;
  const query = new URLSearchParams(
    Object.entries(filterValues).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return (
    <Button href={`/api/admin/orders/export.csv?${query}`} startIcon={<Download />}>
      {words('orders_csv')}
    </Button>
  );
}
