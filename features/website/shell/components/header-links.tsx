import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import { AccountLink } from '#features/people/accounts/index.ts';
import { CartLink } from '#features/shop/cart/index.ts';
import { SearchFold } from '#features/website/search/index.ts';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ShopOffline } from './shop-offline.tsx';

/** The round buttons of the header: search, favourites, account, cart. */
export function HeaderLinks({
  language,
  searchPath,
  isShopOnline,
}: {
  language: Language;
  searchPath: string;
  isShopOnline: boolean;
}) {
  const { t } = useLingui();
  return (
    <>
      <SearchFold language={language} action={searchPath} />
      <Link to={pathTo('favourites', language)} className="round-button max-sm:hidden" title={t`Favorites`}>
        <Icon name="heart" />
        <VisuallyHidden>{t`Favorites`}</VisuallyHidden>
      </Link>
      {isShopOnline ? (
        <>
          <AccountLink language={language} />
          <CartLink href={`/webshop?lang=${language}`} />
        </>
      ) : (
        <>
          <ShopOffline icon="user" name={t`My Account`} className="max-sm:hidden" />
          <ShopOffline icon="cart" name={t`My Cart`} />
        </>
      )}
    </>
  );
}
