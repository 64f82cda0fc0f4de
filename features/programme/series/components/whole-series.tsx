import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { addIdempotencyKey } from './add-idempotency-key.ts';

/** One ticket at full price for every date of the series, in one go. A plain form: it works without scripts. */
export function WholeSeries({
  path,
  count,
  isBookable,
  report,
  orderKey,
}: {
  /** Of the series’ page. */
  path: string;
  /** Of its dates. */
  count: number;
  isBookable: boolean;
  /** Outcome for each date, when not all of them were available. */
  report: ReactNode;
  /** `null` until the visitor has asked for it once: this page is the same for everybody. */
  orderKey: string | null;
}) {
  const { t } = useLingui();
  return (
    <section className="whole-series surface-rosa" aria-labelledby="whole-series" data-booking>
      <h2 id="whole-series" className="text-d1">
        <Trans>Whole series</Trans>
      </h2>
      {report ?? (
        <p>
          {t`${plural(count, { other: 'One full-price ticket for each of the # dates, all in your cart in one go.' })}`}
        </p>
      )}
      {isBookable && !report ? (
        <form method="post" action={path} onSubmit={(event) => void addIdempotencyKey(event)}>
          <input type="hidden" name="key" defaultValue={orderKey ?? ''} />
          <Button type="submit">
            {orderKey === null ? <Trans>Book whole series</Trans> : <Trans>Add to cart</Trans>}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
