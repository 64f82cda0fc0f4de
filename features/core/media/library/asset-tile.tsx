import { useLingui } from '@lingui/react/macro';
import { Icon } from '#ui/icon.tsx';
import { isUndescribed, type LibraryAsset } from './library-asset.ts';

/** One entry of the library to choose. */
export function AssetTile({
  asset,
  isChosen,
  onChoose,
}: {
  asset: LibraryAsset;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useLingui();
  const { thumbnails, name, alt, is_available: isAvailable } = asset;
  return (
    <li>
      <button type="button" className="asset-tile" aria-pressed={isChosen} onClick={onChoose}>
        {thumbnails ? (
          <img src={thumbnails.square} alt="" width={320} height={320} loading="lazy" />
        ) : (
          <span className="asset-tile-file">
            <Icon name="info" />
            {asset.content_type}
          </span>
        )}
        <strong>{alt?.de ?? name}</strong>
        {alt?.de ? <span className="muted">{name}</span> : null}
        {isUndescribed(asset) ? <span className="asset-tile-state">{t`no description`}</span> : null}
        {isAvailable ? null : <span className="asset-tile-state">{t`can’t be shown`}</span>}
      </button>
    </li>
  );
}
