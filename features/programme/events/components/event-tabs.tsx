import { Trans, useLingui } from '@lingui/react/macro';
import { TICKETS } from '#features/core/navigation/index.ts';
import { Link } from '#ui/link.tsx';

/** Tabs of an event page as text links: the date itself, its production, all dates (docs/product/detail-pages.md#event). */
export function EventTabs({ productionPath }: { productionPath: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`About this date`}>
      <ul className="text-tabs">
        <li>
          <span className="text-tab" aria-current="page">
            <Trans>This date</Trans>
          </span>
        </li>
        <li>
          <Link className="text-tab" to={productionPath}>
            <Trans>The show</Trans>
          </Link>
        </li>
        <li>
          <Link className="text-tab" to={`${productionPath}#${TICKETS}`}>
            <Trans>All dates</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
