import { Trans } from '@lingui/react/macro';
import { createContext, use } from 'react';
import { Link } from '#ui/link.tsx';

/** The path of the page that says what tickets cost, in the language of the page; `null` where the venue has none. */
export const PricePage = createContext<string | null>(null);

/** Link to all prices, shown wherever prices are asked for. */
export function PricePageLink() {
  const path = use(PricePage);
  if (path === null) return null;
  return (
    <Link to={path} className="text-link price-page-link">
      <Trans>All prices</Trans>
    </Link>
  );
}
