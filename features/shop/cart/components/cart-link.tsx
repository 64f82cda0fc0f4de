import { Plural, useLingui } from '@lingui/react/macro';
import { useCartCount } from '#features/box-office/booking/index.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** "My Cart" with the number of tickets in it. */
export function CartLink({ href }: { href: string }) {
  const { t } = useLingui();
  const count = useCartCount();
  return (
    <a href={href} className="round-button" title={t`My Cart`}>
      <Icon name="cart" />
      <VisuallyHidden>
        {t`My Cart`}
        {count > 0 ? ', ' : null}
        {count > 0 ? <Plural value={count} one="# ticket" other="# tickets" /> : null}
      </VisuallyHidden>
      {count > 0 ? (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </a>
  );
}
