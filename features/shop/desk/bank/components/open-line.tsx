import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { MAX_REASON_LENGTH } from '../../orders/bounds.ts';
import type { BankRow } from '../load-bank-page.server.ts';
import type { Proposal } from '../matching/propose.ts';
import { LineFacts } from './line-facts.tsx';
import { OrderLink } from './order-link.tsx';
import { ProposalWords } from './proposal-words.tsx';
import { SplitForm } from './split-form.tsx';

const MAX_NUMBER_LENGTH = 40;

/** A line somebody has to decide about: the orders it may pay, another one, or none. */
export function OpenLine({ row, language, canSell }: { row: BankRow; language: Language; canSell: boolean }) {
  const { t } = useLingui();
  const { id, isBookable, kind, proposals, number } = row;
  return (
    <li className="bank-line" id={number}>
      <LineFacts row={row} language={language} />
      {row.restCents !== row.cents && isBookable ? (
        <p className="bank-note">
          <Trans>
            {formatAmount(row.cents - row.restCents)} of it is booked to {row.orders.join(', ')},{' '}
            {formatAmount(row.restCents)} is left.
          </Trans>
        </p>
      ) : null}
      {kind === 'return' ? (
        <p className="bank-note">
          <Trans>
            Money that came back is never booked by itself. Open the order and reverse the payment or record
            the refund there.
          </Trans>
        </p>
      ) : null}
      {proposals.length > 0 ? (
        <ul className="bank-proposals">
          {proposals.map((proposal) => (
            <li key={proposal.order}>
              <p className="bank-proposal">
                <OrderLink order={proposal.order} language={language} canSell={canSell} /> {proposal.name}
                <span className="text-sm">
                  <ProposalWords proposal={proposal} isBookable={isBookable} />
                </span>
              </p>
              {isBookable ? (
                <BookForm id={id} number={number} proposal={proposal} cents={row.restCents} />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {row.split.length > 0 ? <SplitForm row={row} /> : null}
      <details className="bank-more">
        <summary>{isBookable ? <Trans>Other order, or not ours</Trans> : <Trans>Set aside</Trans>}</summary>
        <div className="bank-forms">
          {isBookable ? (
            <form method="post" className="bank-form">
              <input type="hidden" name="do" value="find" />
              <input type="hidden" name="line" value={id} />
              <TextField
                label={t`Number of the order or invoice`}
                name="order"
                required
                maxLength={MAX_NUMBER_LENGTH}
                autoComplete="off"
              />
              <Button type="submit" variant="ghost">
                <Trans>Find order</Trans>
              </Button>
            </form>
          ) : null}
          <form method="post" className="bank-form">
            <input type="hidden" name="do" value="aside" />
            <input type="hidden" name="line" value={id} />
            <TextField
              label={t`Why it’s not ours`}
              name="reason"
              required
              maxLength={MAX_REASON_LENGTH}
              autoComplete="off"
            />
            <Button type="submit" variant="ghost">
              <Trans>Set aside</Trans>
            </Button>
          </form>
        </div>
      </details>
    </li>
  );
}

function BookForm({
  id,
  number,
  proposal: { order, openCents, fit },
  cents,
}: {
  id: number;
  number: string;
  proposal: Proposal;
  cents: number;
}) {
  const { t } = useLingui();
  const amount = formatAmount(cents);
  return (
    <form method="post">
      <input type="hidden" name="do" value="confirm" />
      <input type="hidden" name="pick" value={`${id}/${order}/${openCents}`} />
      <Button
        type="submit"
        size="small"
        variant={fit === 'exact' ? 'ink' : 'ghost'}
        aria-label={t`Book ${amount} for ${order} (${number})`}
      >
        <Trans>Book {amount}</Trans>
      </Button>
    </form>
  );
}
