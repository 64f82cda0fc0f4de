import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { formatDay } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import type { DeskVoucher as Voucher } from '../desk-voucher.ts';
import type { DeskDraft } from '../load-desk-order-page.server.ts';
import { ReasonField } from './reason-field.tsx';

/** The gift voucher of an order: how it stands, and its end where it can have one. */
export function DeskVoucher({
  voucher,
  draft,
  language,
}: {
  voucher: Voucher;
  draft: DeskDraft | null;
  language: Language;
}) {
  const { state, cents, validUntil, recipientEmail, sentOn, sendOn, canCancel } = voucher;
  const isOver = state === 'withdrawn' || state === 'by-house' || state === 'not-paid';
  const typed = draft?.form === 'cancel-voucher' ? draft : null;
  return (
    <form method="post">
      <input type="hidden" name="do" value="cancel-voucher" />
      <ul className="desk-tickets">
        <li data-cancelled={isOver || undefined}>
          <p>
            <strong>
              <StateWords state={state} />
            </strong>
            <br />
            <span className="muted">
              {validUntil ? <Trans>valid until {formatDay(validUntil, language)}</Trans> : null}
              {recipientEmail ? (
                <>
                  {validUntil ? ', ' : null}
                  {sentOn ? (
                    <Trans>
                      sent to {recipientEmail} on {formatDay(sentOn, language)}
                    </Trans>
                  ) : sendOn ? (
                    <Trans>
                      goes to {recipientEmail} on {formatDay(sendOn, language)}
                    </Trans>
                  ) : (
                    <Trans>goes to {recipientEmail} as soon as it’s paid</Trans>
                  )}
                </>
              ) : null}
            </span>
          </p>
          <span className="desk-cents">{formatPrice(cents)}</span>
        </li>
      </ul>
      {state === 'redeemed' ? (
        <p className="text-sm">
          <Trans>It’s now someone’s credit and can’t be taken back.</Trans>
        </p>
      ) : null}
      {canCancel ? (
        <details className="desk-more" open={typed !== null}>
          <summary className="text-link">
            <Trans>Cancel the gift voucher</Trans>
          </summary>
          <div className="desk-form">
            <p className="text-sm">
              <Trans>
                From then on it can’t be redeemed, and the customer is notified. This can’t be undone.
              </Trans>
            </p>
            <ReasonField typed={typed?.reason} />
            <Button type="submit" variant="ghost">
              <Trans>Cancel gift voucher</Trans>
            </Button>
          </div>
        </details>
      ) : null}
    </form>
  );
}

function StateWords({ state }: { state: Voucher['state'] }) {
  switch (state) {
    case 'unpaid':
      return <Trans>Gift voucher, not paid yet</Trans>;
    case 'good':
      return <Trans>Gift voucher</Trans>;
    case 'redeemed':
      return <Trans>Gift voucher, redeemed</Trans>;
    case 'by-house':
      return <Trans>Gift voucher, cancelled</Trans>;
    case 'not-paid':
      return <Trans>Gift voucher, not paid in time</Trans>;
    case 'withdrawn':
      return <Trans>Gift voucher, withdrawn by the buyer</Trans>;
  }
}
