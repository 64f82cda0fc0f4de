import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { keepOrDrop, useFavourites } from './use-favourites.ts';

/** Keeps a date in this browser's favourites, or drops it. Without scripts it is not there. */
export function FavouriteToggle({ id, label, language }: { id: number; label: string; language: Language }) {
  const { t } = useLingui();
  const ids = useFavourites();
  const [failed, setFailed] = useState(false);
  const isKept = ids?.includes(id) ?? false;
  return (
    <div className="share">
      <button
        type="button"
        className="text-link favourite"
        aria-pressed={isKept}
        onClick={() => setFailed(!keepOrDrop(id))}
      >
        <Icon name="heart" />
        {label}
      </button>
      <span role="status">
        {failed ? t`There is no room for it.` : null}
        {isKept ? (
          <Link to={pathTo('favourites', language)} className="text-link">
            {t`To your favorites`}
          </Link>
        ) : null}
      </span>
    </div>
  );
}
