import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { Icon } from '#ui/icon.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { deskOrderPath } from '../../orders/desk-path.ts';
import { deskCreditPath } from '../credit-path.ts';
import type { DeskCreditAccountPage } from '../load-credit.server.ts';

type Entry = DeskCreditAccountPage['entries'][number];

/** One credit account: its balance, and the source of each transaction. It is never changed by hand (docs/decisions/0067). */
export function DeskCreditAccountScreen({
  view: { account, entries },
  language,
}: {
  view: DeskCreditAccountPage;
  language: Language;
}) {
  const { owner, balanceCents, claimedCents, entryCount } = account;
  const [balance, claimed] = [formatAmount(balanceCents), formatAmount(claimedCents)];
  const count = entries.length;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={deskCreditPath(language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>All credit</Trans>
        </a>
      </p>
      <header className="desk-head">
        <h1 className="text-d3">{owner ? owner.name : <Trans>a deleted account</Trans>}</h1>
        <p className="lead">
          <Trans>Credit: {balance}</Trans>
          {owner ? (
            <>
              {', '}
              <a href={`mailto:${owner.email}`}>{owner.email}</a>
            </>
          ) : null}
        </p>
        {claimedCents > 0 ? (
          <p>
            <Trans>{claimed} of it is reserved for a cart that’s being paid for.</Trans>
          </p>
        ) : null}
        <p className="muted">
          <Trans>Orders, refunds and redeemed gift vouchers change it. It’s never changed by hand.</Trans>
        </p>
      </header>
      <DeskPart id="credit-entries" title={<Trans>Transactions</Trans>}>
        {entryCount > count ? (
          <p>
            <Trans>
              Latest {count} of {entryCount}.
            </Trans>
          </p>
        ) : null}
        <Entries entries={entries} language={language} />
      </DeskPart>
    </main>
  );
}

function Entries({ entries, language }: { entries: readonly Entry[]; language: Language }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">
            <Trans>When</Trans>
          </th>
          <th scope="col">
            <Trans>Details</Trans>
          </th>
          <th scope="col" className="desk-cents">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} language={language} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({ entry, language }: { entry: Entry; language: Language }) {
  const { cents, order, voucher, when } = entry;
  const balance = formatAmount(entry.balanceCents);
  return (
    <tr>
      <th scope="row">{when}</th>
      <td>
        <KindWords kind={entry.kind} />{' '}
        {order === null ? null : (
          <a href={deskOrderPath(order, language)} className="text-link">
            {order}
          </a>
        )}
        {voucher === null ? null : (
          <>
            <a href={`/admin/gift-vouchers/${voucher.id}?lang=${language}`} className="text-link">
              {voucher.code}
            </a>
            <span className="muted text-sm">{voucher.recipient}</span>
          </>
        )}
      </td>
      <td className="desk-cents">
        <strong>
          {cents > 0 ? '+' : ''}
          {formatAmount(cents)}
        </strong>
        <span className="muted text-sm">
          <Trans>Balance: {balance}</Trans>
        </span>
      </td>
    </tr>
  );
}

function KindWords({ kind }: Pick<Entry, 'kind'>) {
  if (kind === 'gift-voucher') return <Trans>Gift voucher redeemed</Trans>;
  return kind === 'payment' ? <Trans>Paid:</Trans> : <Trans>Refunded:</Trans>;
}
