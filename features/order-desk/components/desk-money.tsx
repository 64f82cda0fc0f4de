import { Trans } from '@lingui/react/macro';
import { CouponName } from '#features/coupons/index.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { OrderRoom } from '../load-order-room.server.ts';
import { PaymentForm } from './payment-form.tsx';

/** What is open, and the form that closes it. */
export function DeskMoney({ room }: { room: OrderRoom }) {
  const { coupon, dueCents, paidCents, canRefund, draft, state } = room;
  // Nothing moves before the bank has decided.
  const isDisputed = state === 'disputed';
  const openCents = isDisputed ? 0 : room.openCents;
  return (
    <section
      className={`desk-money cut-note ${isDisputed ? 'surface-rosa' : surfaceOf(openCents)}`}
      aria-labelledby="desk-money"
    >
      <h2 id="desk-money" className="text-d1">
        {isDisputed ? (
          <Trans>Payment disputed</Trans>
        ) : openCents > 0 ? (
          <Trans>To be paid</Trans>
        ) : openCents < 0 ? (
          <Trans>To give back</Trans>
        ) : (
          <Trans>Settled</Trans>
        )}
      </h2>
      {openCents === 0 ? null : <p className="desk-amount">{formatPrice(Math.abs(openCents))}</p>}
      <dl className="desk-sums">
        <div>
          <dt>
            {room.voucher ? (
              <Trans>Gift voucher</Trans>
            ) : room.pass ? (
              <Trans>Pass</Trans>
            ) : (
              <Trans>Price of the tickets</Trans>
            )}
          </dt>
          <dd className="desk-cents">{formatPrice(dueCents + (coupon?.reductionCents ?? 0))}</dd>
        </div>
        {coupon === null ? null : (
          <div>
            <dt>
              <CouponName code={coupon.code} />
            </dt>
            <dd className="desk-cents">{formatPrice(-coupon.reductionCents)}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Paid</Trans>
          </dt>
          <dd className="desk-cents">{formatPrice(paidCents)}</dd>
        </div>
      </dl>
      {isDisputed ? (
        <p>
          <Trans>Nothing is taken or given back before the bank has decided. The tickets stay valid.</Trans>
        </p>
      ) : null}
      {state === 'test' ? (
        <p>
          <Trans>A test sale takes no money.</Trans>
        </p>
      ) : null}
      {openCents > 0 ? <PaymentForm kind="pay" cents={openCents} draft={draft} /> : null}
      {openCents < 0 && room.hasFailedRefund ? (
        <p>
          <strong>
            <Trans>
              The bank did not take money back. It does not go out again by itself: ask who ordered how they
              want it.
            </Trans>
          </strong>
        </p>
      ) : null}
      {openCents < 0 && canRefund ? <GiveBack room={room} /> : null}
      {openCents < 0 && !canRefund ? (
        <p>
          <Trans>Money is given back by people with the permission for it.</Trans>
        </p>
      ) : null}
    </section>
  );
}

/** Gives back what is owed; what came in both ways goes back in two parts. */
function GiveBack({
  room: { openCents, waysBack, hasAccount, hasFailedRefund, draft },
}: {
  room: OrderRoom;
}) {
  const { onlineCents, tillCents } = waysBack;
  if (onlineCents === 0 || tillCents === 0)
    return (
      <PaymentForm
        kind="refund"
        cents={-openCents}
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
            {formatPrice(onlineCents)} came in online and can be tried there again. The rest is given back at
            the till, or as credit.
          </Trans>
        ) : (
          <Trans>
            {formatPrice(onlineCents)} came in online and goes back there, by itself a day later or with this
            press. The rest is given back at the till, or as credit.
          </Trans>
        )}
      </p>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="refund" />
        <input type="hidden" name="amount" value={formatPrice(onlineCents)} />
        <input type="hidden" name="means" value="online" />
        <Button type="submit">
          <Trans>Give {formatPrice(onlineCents)} back online</Trans>
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
