import { DataTable } from 'react-admin';
import { formatAmount } from '../../lib/money.ts';
import { MomentColumn } from '../resources/columns.tsx';
import { HouseList } from '../screens/house-list.tsx';
import { useWords } from '../words/use-words.ts';
import type { CreditAccount } from './credit-account.ts';

/** Who has how much credit with the house; read alone, because only orders and vouchers change it (docs/decisions/0067). */
export function CreditList() {
  return (
    <HouseList sort={{ field: 'last_entry_at', order: 'DESC' }} ownExport={false} bulkDelete={null}>
      <DataTable.Col source="name" render={(row) => <Owner account={row as unknown as CreditAccount} />} />
      <DataTable.Col
        source="balance_cents"
        align="right"
        render={({ balance_cents: cents }) => formatAmount(cents)}
      />
      <MomentColumn source="last_entry_at" />
      <DataTable.NumberCol source="entry_count" disableSort />
    </HouseList>
  );
}

function Owner({ account: { owner } }: { account: CreditAccount }) {
  const words = useWords();
  if (!owner) return <>{words('account_gone')}</>;
  return (
    <>
      {owner.name}
      <br />
      <small>{owner.email}</small>
    </>
  );
}
