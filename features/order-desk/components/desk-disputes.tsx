import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Dispute } from '#features/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { momentWords } from '../order-row.ts';

/** What of the payments of an order somebody disputes at their bank, and how that stands. */
export function DeskDisputes({ disputes, language }: { disputes: readonly Dispute[]; language: Language }) {
  return (
    <ul className="desk-lines">
      {disputes.map((dispute) => (
        <li key={dispute.name}>
          <p className="desk-line">
            <span>
              <ReasonWords reason={dispute.reason} />
            </span>
            <strong className="desk-cents">{formatPrice(dispute.cents)}</strong>
          </p>
          <p>
            <StateWords dispute={dispute} language={language} />
          </p>
          <p className="muted text-sm">
            <Trans>
              Since {momentWords(dispute.openedAt, language)}, at the payment provider: {dispute.name}
            </Trans>
          </p>
        </li>
      ))}
    </ul>
  );
}

function StateWords({
  dispute: { state, answerUntil, closedAt },
  language,
}: {
  dispute: Dispute;
  language: Language;
}): ReactNode {
  const until = answerUntil === null ? null : momentWords(answerUntil, language);
  const ended = closedAt === null ? '' : momentWords(closedAt, language);
  switch (state) {
    case 'to-answer':
      return until === null ? (
        <Trans>Evidence is asked for, at the payment provider.</Trans>
      ) : (
        <strong>
          <Trans>Evidence is asked for until {until}, at the payment provider.</Trans>
        </strong>
      );
    case 'in-review':
      return <Trans>The bank looks at it.</Trans>;
    case 'won':
      return <Trans>Decided for the house, known since {ended}.</Trans>;
    case 'lost':
      return (
        <Trans>
          Decided against the house, known since {ended}. The money is gone, and nothing of it goes back
          again. The tickets stay valid unless you cancel them.
        </Trans>
      );
  }
}

function ReasonWords({ reason }: { reason: string }): ReactNode {
  switch (reason) {
    case 'fraudulent':
      return <Trans>Who owns the card says that they did not pay</Trans>;
    case 'unrecognized':
      return <Trans>Who owns the card does not know the payment</Trans>;
    case 'duplicate':
      return <Trans>Paid twice</Trans>;
    case 'credit_not_processed':
      return <Trans>Money that was to come back has not come</Trans>;
    case 'product_not_received':
      return <Trans>Not received what was paid for</Trans>;
    case 'product_unacceptable':
      return <Trans>Not what was promised</Trans>;
    default:
      return <Trans>Disputed: {reason}</Trans>;
  }
}
