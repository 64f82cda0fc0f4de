import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { BankRow } from '../load-bank-page.server.ts';
import { LineFacts } from './line-facts.tsx';
import { OrderLink } from './order-link.tsx';

/** Lines that were booked or set aside, and money that went out, which nobody has to decide about. */
export function DecidedLines({
  rows,
  language,
  canSell,
}: {
  rows: readonly BankRow[];
  language: Language;
  canSell: boolean;
}) {
  return (
    <ul className="bank-lines">
      {rows.map((row) => {
        const { id, number, orders, reason, decided } = row;
        return (
          <li key={id} className="bank-line">
            <LineFacts row={row} language={language} />
            {orders.map((order) => (
              <p key={order} className="bank-proposal">
                <OrderLink order={order} language={language} canSell={canSell} />
              </p>
            ))}
            {reason === null ? null : <p className="bank-note">{reason}</p>}
            {decided === null ? null : (
              <p className="muted text-sm">
                {[decided.by, decided.at].filter((each) => each !== null).join(', ')}
              </p>
            )}
            {reason === null ? null : (
              <form method="post">
                <input type="hidden" name="do" value="back" />
                <input type="hidden" name="line" value={id} />
                <Button type="submit" variant="ghost" size="small">
                  <Trans>Take back</Trans>
                  <VisuallyHidden> {number}</VisuallyHidden>
                </Button>
              </form>
            )}
          </li>
        );
      })}
    </ul>
  );
}
