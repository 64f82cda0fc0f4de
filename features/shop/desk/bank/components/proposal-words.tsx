import { Trans } from '@lingui/react/macro';
import { formatAmount } from '#lib/money.ts';
import type { Proposal } from '../matching/propose.ts';

/** Why an order is proposed, and how the sum fits. */
export function ProposalWords({
  proposal: { reason, fit, openCents },
  isBookable,
}: {
  proposal: Proposal;
  /** Otherwise the line pays nothing, and its sum fits nothing. */
  isBookable: boolean;
}) {
  const open = formatAmount(openCents);
  return (
    <>
      {reason.by === 'invoice' ? (
        <Trans>Invoice {reason.invoice}</Trans>
      ) : reason.by === 'order' ? (
        <Trans>Order number</Trans>
      ) : reason.by === 'staff' ? (
        <Trans>Chosen by you</Trans>
      ) : (
        <Trans>Same name</Trans>
      )}
      {isBookable ? ', ' : null}
      {!isBookable ? null : fit === 'exact' ? (
        <Trans>amount matches</Trans>
      ) : fit === 'part' ? (
        <Trans>less than the {open} due</Trans>
      ) : fit === 'over' ? (
        <Trans>more than the {open} due</Trans>
      ) : (
        <Trans>nothing is due</Trans>
      )}
    </>
  );
}
