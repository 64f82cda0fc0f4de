import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Dispute } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { momentWords } from '../order-row.ts';

/** Disputed payments of an order, and the state of each dispute. */
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
              Since {momentWords(dispute.openedAt, language)}, with the payment provider: {dispute.name}
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
        <Trans>Evidence is requested, with the payment provider.</Trans>
      ) : (
        <strong>
          <Trans>Evidence is due by {until}, with the payment provider.</Trans>
        </strong>
      );
    case 'in-review':
      return <Trans>The bank is reviewing it.</Trans>;
    case 'won':
      return <Trans>Decided in our favour, known since {ended}.</Trans>;
    case 'lost':
      return (
        <Trans>
          Decided against us, known since {ended}. The money is gone and won’t be refunded again. The tickets
          stay valid unless you cancel them.
        </Trans>
      );
  }
}

function ReasonWords({ reason }: { reason: string }): ReactNode {
  switch (reason) {
    case 'fraudulent':
      return <Trans>The cardholder says they didn’t make the payment</Trans>;
    case 'unrecognized':
      return <Trans>The cardholder doesn’t recognise the payment</Trans>;
    case 'duplicate':
      return <Trans>Paid twice</Trans>;
    case 'credit_not_processed':
      return <Trans>A refund hasn’t arrived</Trans>;
    case 'product_not_received':
      return <Trans>Goods or services not received</Trans>;
    case 'product_unacceptable':
      return <Trans>Not as described</Trans>;
    default:
      return <Trans>Disputed: {reason}</Trans>;
  }
}
