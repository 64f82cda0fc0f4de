import { Plural } from '@lingui/react/macro';
import type { ShownText } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';

/** Amount a pass pays, as a row of a sum; renders nothing where there is no pass or it does not count. */
export function PassRow({ pass }: { pass: { name: ShownText; cents: number; visits: number } | null }) {
  if (!pass || pass.visits === 0) return null;
  return (
    <div>
      <dt>
        <span lang={pass.name.lang}>{pass.name.text}</span>
        {': '}
        <Plural value={pass.visits} one="# visit" other="# visits" />
      </dt>
      <dd translate="no">{formatPrice(-pass.cents)}</dd>
    </div>
  );
}
