import { Alert, Box, Link, Typography } from '@mui/material';
import { Title, useGetOne } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { formatAmount } from '../../lib/money.ts';
import { FULL_RECORD } from '../api/full-record.ts';
import { Figures } from '../dashboard/figures.tsx';
import { momentWords } from '../resources/record-name.ts';
import { useRefusal } from '../screens/refusal.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import type { CreditAccountDetails, CreditEntry } from './credit-account.ts';

/** Credit account of one person, with each change (docs/product/box-office.md#credit). */
export function CreditPage() {
  const { id = '' } = useParams();
  const words = useWords();
  const refusal = useRefusal();
  const { data: account, error } = useGetOne<CreditAccountDetails>('credit-accounts', {
    id: Number(id),
    meta: FULL_RECORD,
  });
  const name = account ? (account.owner?.name ?? words('account_gone')) : '';
  return (
    <Box sx={{ display: 'grid', gap: 3, py: 3, maxWidth: 1120 }}>
      <Title title={name || words('credit')} />
      {error ? (
        <Alert severity="error" role="alert">
          {refusal(error)}
        </Alert>
      ) : null}
      {account ? (
        <>
          <Balance account={account} />
          <Entries account={account} />
        </>
      ) : null}
    </Box>
  );
}

function Balance({
  account: { owner, balance_cents: balance, put_aside_cents: aside },
}: {
  account: CreditAccountDetails;
}) {
  const words = useWords();
  return (
    <Sheet title={words('credit_of', { amount: formatAmount(balance) })}>
      {owner ? <Link href={`mailto:${owner.email}`}>{owner.email}</Link> : null}
      {aside > 0 ? (
        <Typography sx={{ mt: 1 }}>{words('credit_put_aside', { amount: formatAmount(aside) })}</Typography>
      ) : null}
      <Typography sx={{ mt: 1 }} color="textSecondary">
        {words('credit_changes_by')}
      </Typography>
    </Sheet>
  );
}

function Entries({ account: { entries, entry_count: count } }: { account: CreditAccountDetails }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  return (
    <Sheet title={words('credit_entries')}>
      {count > entries.length ? (
        <Typography sx={{ mb: 2 }}>{words('credit_latest', { shown: entries.length, count })}</Typography>
      ) : null}
      <Figures
        caption={words('credit_entries')}
        heads={[words('when'), words('credit_reason'), words('amount'), words('credit_balance')]}
        rows={entries.map((entry) => ({
          key: entry.id,
          cells: [
            momentWords(entry.booked_at, language),
            <Source key="source" entry={entry} />,
            `${entry.cents > 0 ? '+' : ''}${formatAmount(entry.cents)}`,
            formatAmount(entry.balance_cents),
          ],
        }))}
      />
    </Sheet>
  );
}

/** Why it was booked, and the order or the voucher it comes from. */
function Source({ entry: { kind, order, voucher } }: { entry: CreditEntry }) {
  const words = useWords();
  const to = order ? `/admin/orders/${order}` : voucher ? `/admin/gift-vouchers/${voucher.id}` : null;
  return (
    <>
      {words(`credit_${kind}`)}
      {to ? (
        <>
          {': '}
          <Link component={RouterLink} to={to}>
            {order ?? voucher?.code}
          </Link>
        </>
      ) : null}
      {voucher?.recipient ? `, ${voucher.recipient}` : null}
    </>
  );
}
