import { formatAmount } from '../../lib/money.ts';
import { MomentColumn } from '../resources/columns.tsx';
import { Column, NumberColumn } from '../screens/column.tsx';
import { ResourceList } from '../screens/resource-list.tsx';
import { useWords } from '../words/use-words.ts';
import type { CreditAccount } from './credit-account.ts';

/**
 * List of credit accounts and their balances; read-only, because only orders and vouchers change credit
 * (docs/decisions/0067).
 */
export function CreditList() {
  return (
    <ResourceList sort={{ field: 'last_entry_at', order: 'DESC' }} ownExport={false} bulkDelete={null}>
      <Column source="name" render={(row) => <Owner account={row as unknown as CreditAccount} />} />
      <Column
        source="balance_cents"
        align="right"
        render={({ balance_cents: cents }) => formatAmount(cents)}
      />
      <MomentColumn source="last_entry_at" />
      <NumberColumn source="entry_count" disableSort />
    </ResourceList>
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
