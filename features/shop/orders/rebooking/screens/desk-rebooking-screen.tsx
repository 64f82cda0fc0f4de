import { Trans } from '@lingui/react/macro';
import type { RebookingError } from '#features/box-office/ticketing/index.ts';
import { Icon } from '#ui/icon.tsx';
import { RebookingSteps } from '../components/rebooking-steps.tsx';
import type { RebookingView } from '../rebooking-view.ts';

/** Exchanging tickets of an order for another date, at the desk. */
export function DeskRebookingScreen({ view, error }: { view: RebookingView; error: RebookingError | null }) {
  const { orderPath, orderNumber, title, when } = view;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen rebooking-page">
      <p>
        <a href={orderPath} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>Order {orderNumber}</Trans>
        </a>
      </p>
      <h1 className="text-d3">
        <Trans>Another date</Trans>
      </h1>
      <p className="lead">
        {title ? <strong lang={title.lang}>{title.text}</strong> : <Trans>Tickets</Trans>}
        {when ? <>, {when}</> : null}
      </p>
      <RebookingSteps view={view} error={error} />
    </main>
  );
}
