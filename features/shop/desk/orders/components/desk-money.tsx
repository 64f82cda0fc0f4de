import { Trans } from '@lingui/react/macro';
import { CouponName } from '#features/box-office/prices/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { DeskOrderPage } from '../load-desk-order-page.server.ts';
import { DeskDonation } from './desk-donation.tsx';
import { DeskReservation } from './desk-reservation.tsx';
import { PaymentForm } from './payment-form.tsx';

/** Amount still open, and the form that settles it. */
export function DeskMoney({ view }: { view: DeskOrderPage }) {
  const { coupon, donation, donationCents, dueCents, paidCents, canRefund, draft, state } = view;
  // Nothing moves before the bank has decided.
  const isDisputed = state === 'disputed';
  const openCents = isDisputed ? 0 : view.openCents;
  return (
    <section
      className={`desk-money cut-note ${isDisputed ? 'surface-rosa' : surfaceOf(openCents)}`}
      aria-labelledby="desk-money"
    >
      <h2 id="desk-money" className="text-d1">
        {isDisputed ? (
          <Trans>Payment disputed</Trans>
        ) : openCents > 0 ? (
          <Trans>Amount due</Trans>
        ) : openCents < 0 ? (
          <Trans>Refund due</Trans>
        ) : (
          <Trans>Settled</Trans>
        )}
      </h2>
      {openCents === 0 ? null : <p className="desk-amount">{formatPrice(Math.abs(openCents))}</p>}
      <dl className="desk-sums">
        <div>
          <dt>
            {view.voucher ? (
              <Trans>Gift voucher</Trans>
            ) : view.pass ? (
              <Trans>Pass</Trans>
            ) : (
              <Trans>Ticket price</Trans>
            )}
          </dt>
          <dd className="desk-cents">
            {formatPrice(dueCents - donationCents + (coupon?.reductionCents ?? 0))}
          </dd>
        </div>
        {coupon === null ? null : (
          <div>
            <dt>
              <CouponName code={coupon.code} />
            </dt>
            <dd className="desk-cents">{formatPrice(-coupon.reductionCents)}</dd>
          </div>
        )}
        {donationCents > 0 ? (
          <div>
            <dt>
              <Trans>Donation</Trans>
            </dt>
            <dd className="desk-cents">{formatPrice(donationCents)}</dd>
          </div>
        ) : null}
        <div>
          <dt>
            <Trans>Paid</Trans>
          </dt>
          <dd className="desk-cents">{formatPrice(paidCents)}</dd>
        </div>
      </dl>
      {isDisputed ? (
        <p>
          <Trans>No money can be taken or refunded until the bank has decided. The tickets stay valid.</Trans>
        </p>
      ) : null}
      {state === 'test' ? (
        <p>
          <Trans>No money changes hands in a test sale.</Trans>
        </p>
      ) : null}
      {view.reservation ? <DeskReservation reservation={view.reservation} draft={draft} /> : null}
      {openCents > 0 ? <ByLink view={view} /> : null}
      {openCents > 0 ? <PaymentForm kind="pay" cents={openCents} draft={draft} /> : null}
      {openCents < 0 && view.hasFailedRefund ? (
        <p>
          <strong>
            <Trans>
              The bank rejected a refund. It won’t be sent again automatically: ask the customer how they’d
              like to receive it.
            </Trans>
          </strong>
        </p>
      ) : null}
      {openCents < 0 && view.inTransitCents > 0 ? <InTransit view={view} /> : null}
      {openCents + view.inTransitCents < 0 && canRefund && !view.isTillOpen ? (
        <p>
          <Trans>Your till is closed: cash you give back now isn’t in any count. Open it first.</Trans>
        </p>
      ) : null}
      {openCents + view.inTransitCents < 0 && canRefund ? <RefundForm view={view} /> : null}
      {openCents < 0 && !canRefund ? (
        <p>
          <Trans>Refunding money needs the permission for it.</Trans>
        </p>
      ) : null}
      {donation ? (
        <DeskDonation donation={donation} canReturn={canRefund && !isDisputed} draft={draft} />
      ) : null}
      {view.acceptsPayments && !isDisputed ? <OtherAmount view={view} /> : null}
    </section>
  );
}

/** State of a payment online, and the press that sends the link to it. */
function ByLink({ view: { beingPaid, canSendLink, email } }: { view: DeskOrderPage }) {
  return (
    <>
      {beingPaid === null ? null : (
        <p role="note">
          <strong>
            {beingPaid === 'open' ? (
              <Trans>The customer is paying online right now.</Trans>
            ) : (
              <Trans>
                Paid online, and the bank has yet to confirm it. Don’t take the money a second time.
              </Trans>
            )}
          </strong>
        </p>
      )}
      {canSendLink && beingPaid !== 'processing' ? (
        <form method="post" className="desk-form">
          <input type="hidden" name="do" value="link" />
          <Button type="submit" variant="ghost">
            <Trans>Send the payment link by email</Trans>
          </Button>
          <p className="text-sm" translate="no">
            {email}
          </p>
        </form>
      ) : null}
    </>
  );
}

/** Records a payment that does not settle the order: a part, too much, or for a paid or cancelled order. */
function OtherAmount({ view: { openCents, draft } }: { view: DeskOrderPage }) {
  return (
    <details className="desk-more" open={draft?.form === 'pay-other'}>
      <summary className="text-link">
        <Trans>Record another amount</Trans>
      </summary>
      <p className="text-sm">
        <Trans>
          A part payment, too much, or a transfer for a cancelled order. Tickets are valid once everything is
          paid, and the customer is told what’s still due or what we owe.
        </Trans>
      </p>
      <PaymentForm kind="pay-other" cents={openCents} draft={draft} />
    </details>
  );
}

/** Says what the provider has been asked to refund, so that nobody gives it a second time, and asks it again. */
function InTransit({ view: { inTransitCents, canRefund } }: { view: DeskOrderPage }) {
  const amount = formatPrice(inTransitCents);
  return (
    <>
      <p>
        <strong>
          <Trans>{amount} is on its way back online. Don’t refund it a second time.</Trans>
        </strong>
      </p>
      {canRefund ? (
        <form method="post" className="desk-form">
          <input type="hidden" name="do" value="refund" />
          <input type="hidden" name="amount" value={amount} />
          <input type="hidden" name="means" value="online" />
          <Button type="submit" variant="ghost">
            <Trans>Check with the payment provider</Trans>
          </Button>
        </form>
      ) : null}
    </>
  );
}

/** Refunds the amount due without its pending part; money paid by two methods is refunded in two parts. */
function RefundForm({
  view: { refundSplit, hasAccount, hasFailedRefund, inTransitCents, draft },
}: {
  view: DeskOrderPage;
}) {
  const { onlineCents, tillCents } = refundSplit;
  // The provider is asked for one refund at a time.
  if (inTransitCents > 0 && onlineCents > 0 && tillCents === 0) return null;
  if (inTransitCents > 0 && tillCents > 0)
    return <PaymentForm kind="refund" cents={tillCents} draft={draft} hasAccount={hasAccount} />;
  if (onlineCents === 0 || tillCents === 0)
    return (
      <PaymentForm
        kind="refund"
        cents={onlineCents + tillCents}
        draft={draft}
        isPaidOnline={onlineCents > 0}
        isOnlineLast={hasFailedRefund}
        hasAccount={hasAccount}
      />
    );
  const isOnlineDraft = draft?.means === 'online';
  return (
    <>
      <p>
        {hasFailedRefund ? (
          <Trans>
            {formatPrice(onlineCents)} was paid online, and you can try refunding it there again. Refund the
            rest at the box office or as credit.
          </Trans>
        ) : (
          <Trans>
            {formatPrice(onlineCents)} was paid online and is refunded there: automatically after a day, or
            now with this button. Refund the rest at the box office or as credit.
          </Trans>
        )}
      </p>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="refund" />
        <input type="hidden" name="amount" value={formatPrice(onlineCents)} />
        <input type="hidden" name="means" value="online" />
        <Button type="submit">
          <Trans>Refund {formatPrice(onlineCents)} online</Trans>
        </Button>
      </form>
      <PaymentForm
        kind="refund"
        cents={tillCents}
        draft={isOnlineDraft ? null : draft}
        hasAccount={hasAccount}
      />
    </>
  );
}

function surfaceOf(openCents: number): string {
  if (openCents === 0) return 'surface-minze';
  return openCents > 0 ? 'surface-dotter' : 'surface-rosa';
}
