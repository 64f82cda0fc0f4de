import { useLingui } from '@lingui/react/macro';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

/** A disabled link to the shop while it is offline (docs/product/booking.md#shop-closed). */
export function ShopOffline({ icon, name, className }: { icon: IconName; name: string; className?: string }) {
  const { t } = useLingui();
  const offline = t`Webshop offline`;
  return (
    <button
      type="button"
      aria-disabled="true"
      className={classNames('round-button', className)}
      title={offline}
      aria-label={`${name}, ${offline}`}
    >
      <Icon name={icon} />
    </button>
  );
}
