import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';

/**
 * Saves a date in this browser's favourites, or removes it. Part of static parts: `watchFavouriteToggles` shows its state,
 * and the shell handles its presses (docs/decisions/0035). Without scripts it is not there.
 */
export function FavouriteToggle({ id, label, language }: { id: number; label: string; language: Language }) {
  const { t } = useLingui();
  return (
    <div className="share" data-favourite={id}>
      <button type="button" className="text-link favourite" aria-pressed={false} data-press="favourite">
        <Icon name="heart" />
        {label}
      </button>
      <span role="status" data-full={t`There’s no room for it.`} />
      <template>
        <Link to={pathTo('favourites', language)} className="text-link">
          {t`Add to favorites`}
        </Link>
      </template>
    </div>
  );
}
