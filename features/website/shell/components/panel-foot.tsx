import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import { PanelAccount } from '#features/people/accounts/index.ts';
import { OpeningNow, type OpeningToday } from '#features/programme/opening-hours/index.ts';
import { SearchField } from '#features/website/search/index.ts';
import type { Language } from '#lib/localized.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { ShopOffline } from './shop-offline.tsx';

/** Below the menu in its panel: search, opening state, and items narrow screens have no room for above. */
export function PanelFoot({
  language,
  searchPath,
  opening,
  isShopOnline,
}: {
  language: Language;
  searchPath: string;
  opening: OpeningToday;
  isShopOnline: boolean;
}) {
  const { t } = useLingui();
  return (
    <>
      <SearchField language={language} action={searchPath} />
      <OpeningNow today={opening} />
      <ButtonLink to={pathTo('calendar', language)} full>
        <Trans>Book tickets</Trans>
      </ButtonLink>
      <div className="menu-panel-links">
        <Link to={pathTo('favourites', language)} className="text-link">
          <Icon name="heart" />
          <Trans>Favorites</Trans>
        </Link>
        {isShopOnline ? (
          <PanelAccount language={language} />
        ) : (
          <ShopOffline icon="user" name={t`My Account`} />
        )}
      </div>
    </>
  );
}
