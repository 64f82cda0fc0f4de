import { Plural, Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import type { PassOffer } from '../pass-shop-page.ts';

/** Terms of a pass, in a few words. */
export function PassFacts({
  pass: { series, visits, mostCents, validUntil },
}: {
  pass: Pick<PassOffer, 'series' | 'visits' | 'mostCents' | 'validUntil'>;
}) {
  return (
    <ul className="pass-facts">
      <li>
        <Plural value={visits} one="# visit, one per seat" other="# visits, one per seat" />
      </li>
      <li>
        {series ? (
          <Trans>
            for all dates of “<span lang={series.lang}>{series.text}</span>”
          </Trans>
        ) : (
          <Trans>for all dates on sale here</Trans>
        )}
      </li>
      {mostCents === null ? null : (
        <li>
          <Trans>for seats of up to {formatPrice(mostCents)}</Trans>
        </li>
      )}
      <li>
        <Trans>until {validUntil}</Trans>
      </li>
    </ul>
  );
}
