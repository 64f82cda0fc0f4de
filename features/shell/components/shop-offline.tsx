import { useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from '#app/ui/icon.tsx';

/** A way into the shop while it is offline: there, but leading nowhere (specification, section 4 "Offline shop"). */
export function ShopOffline({ icon, name }: { icon: IconName; name: string }) {
  const { t } = useLingui();
  const offline = t`Webshop offline`;
  return (
    <button
      type="button"
      aria-disabled="true"
      className="round-button"
      title={offline}
      aria-label={`${name}, ${offline}`}
    >
      <Icon name={icon} />
    </button>
  );
}
