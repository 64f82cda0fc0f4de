import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Holes } from '#ui/holes.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { HeldCart } from '../cart-view.ts';
import { HOLD_MINUTES, minutesAndSeconds, RENEWAL_LIMIT, spokenMinute, startedMinutes } from './countdown.ts';
import { Renew } from './renew.tsx';
import { RenewWarning } from './renew-warning.tsx';
import type { ShopPaths } from './shop-paths.ts';
import { useCountdown } from './use-countdown.ts';

interface Held {
  cart: HeldCart;
  paths: Pick<ShopPaths, 'renew'>;
  onOver(): void;
}

/** Remaining time of the hold. An offer of the waiting list lasts hours, and is not counted down. */
export function HoldBar(held: Held) {
  const { offeredUntil } = held.cart;
  return offeredUntil === null ? <Countdown {...held} /> : <HoldExpiry until={offeredUntil} />;
}

function HoldExpiry({ until }: { until: string }) {
  const { t } = useLingui();
  return (
    <section className="hold-bar cut-note surface-dotter" aria-label={t`Reservation`}>
      <p className="hold-words">
        <Trans>It’s your turn: we’re holding these seats for you until {until}.</Trans>
      </p>
    </section>
  );
}

/** Minutes and seconds, one hole per minute, and the button to renew them. */
function Countdown({ cart, paths, onOver }: Held) {
  const { t } = useLingui();
  const seconds = useCountdown(cart.expiresAt, cart.now, onOver);
  const spoken = useSpokenMinute(seconds);

  return (
    <>
      <section className="hold-bar cut-note surface-dotter" aria-label={t`Reservation`}>
        <p className="hold-time" role="timer" aria-live="off">
          <VisuallyHidden>{t`Time left:`} </VisuallyHidden>
          {minutesAndSeconds(seconds)}
        </p>
        <p className="hold-words">
          <Trans>minutes left: we’re holding your seats.</Trans>
        </p>
        <span className="hold-holes">
          <Holes count={HOLD_MINUTES} filled={startedMinutes(seconds)} size={18} className="max-md:hidden" />
          <Holes count={HOLD_MINUTES} filled={startedMinutes(seconds)} size={12} className="md:hidden" />
        </span>
        <details className="hold-help">
          <summary>
            <Trans>How does that work?</Trans>
          </summary>
          <p>
            <Trans>
              Your seats are yours for 15 minutes. If time gets tight, add another 15 minutes, up to{' '}
              {RENEWAL_LIMIT} times.
            </Trans>
          </p>
          <Renew cart={cart} paths={paths} />
        </details>
        <div role="status">
          <VisuallyHidden>
            {spoken === null
              ? ''
              : t`${plural(spoken, { one: 'One minute', other: '# minutes' })} left for your tickets.`}
          </VisuallyHidden>
        </div>
      </section>
      {cart.can.renew ? <RenewWarning seconds={seconds} cart={cart} paths={paths} /> : null}
    </>
  );
}

/** The minute that has just started to be said, until the next one is. */
function useSpokenMinute(seconds: number): number | null {
  const before = useRef(seconds);
  const [spoken, setSpoken] = useState<number | null>(null);
  useEffect(() => {
    const minute = spokenMinute(before.current, seconds);
    if (minute !== null) setSpoken(minute);
    before.current = seconds;
  }, [seconds]);
  return spoken;
}
