import { Plural, Trans } from '@lingui/react/macro';
import { Form } from 'react-router';
import { formatPrice } from '#lib/money.ts';
import type { CounterSeries } from '../counter-view.ts';

/** Sells all dates of the series that the chosen date belongs to, with one press. */
export function WholeSeries({
  series: { seriesId, dates, prices },
  action,
  pressKey,
}: {
  series: CounterSeries;
  action: string;
  pressKey: string;
}) {
  return (
    <Form method="post" action={action} preventScrollReset className="counter-series">
      <h3 className="text-sm">
        <Trans>The whole series</Trans>, <Plural value={dates} one="# date" other="# dates" />
      </h3>
      <input type="hidden" name="key" value={`${pressKey}-series`} />
      <ul className="counter-prices">
        {prices.map(({ priceId, name, group, cents, most }) => (
          <li key={priceId} className="counter-price">
            <button
              type="submit"
              name="whole"
              value={`${seriesId} ${priceId} ${cents}`}
              disabled={most === 0}
            >
              <strong lang={name.lang}>{name.text}</strong>
              <span className="counter-cents" translate="no">
                {formatPrice(cents)}
              </span>
              <span className="text-sm">
                <span lang={group.lang}>{group.text}</span> ·{' '}
                <Plural value={most} _0="sold out" one="# available" other="# available" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
