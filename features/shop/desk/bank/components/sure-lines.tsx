import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import type { SureRow } from '../load-bank-page.server.ts';
import { LineFacts } from './line-facts.tsx';
import { OrderLink } from './order-link.tsx';
import { ProposalWords } from './proposal-words.tsx';

/** Lines beyond doubt, booked with one press; each can be left out. */
export function SureLines({
  rows,
  language,
  canSell,
}: {
  rows: readonly SureRow[];
  language: Language;
  canSell: boolean;
}) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  const sum = formatAmount(rows.reduce((all, { cents }) => all + cents, 0));
  return (
    <DeskPart
      id="bank-sure"
      title={<Plural value={rows.length} one="# sure payment" other="# sure payments" />}
    >
      <form method="post" className="bank-sure">
        <input type="hidden" name="do" value="confirm-all" />
        <ul className="bank-lines">
          {rows.map((row) => {
            const { id, proposal, number } = row;
            return (
              <li key={id} className="bank-line">
                <label className="bank-pick">
                  <input
                    type="checkbox"
                    className="choice-hole"
                    name="pick"
                    value={`${id}/${proposal.order}/${proposal.openCents}`}
                    defaultChecked
                    aria-label={t`Book ${number}`}
                  />
                </label>
                <LineFacts row={row} language={language} />
                <p className="bank-proposal">
                  <OrderLink order={proposal.order} language={language} canSell={canSell} /> {proposal.name}
                  <span className="text-sm">
                    <ProposalWords proposal={proposal} isBookable />
                  </span>
                </p>
              </li>
            );
          })}
        </ul>
        <div className="bank-book">
          <p>
            <Trans>Together</Trans>
            <strong>{sum}</strong>
          </p>
          <Button type="submit">
            <Trans>Book all selected</Trans>
          </Button>
        </div>
      </form>
    </DeskPart>
  );
}
