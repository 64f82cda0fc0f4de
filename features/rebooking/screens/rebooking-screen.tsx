import { Plural, Trans } from '@lingui/react/macro';
import type { RebookingError } from '#features/ticketing/index.ts';
import { Icon } from '#ui/icon.tsx';
import { RebookingSteps } from '../components/rebooking-steps.tsx';
import type { RebookingView } from '../rebooking-view.ts';

/** Exchanging tickets for another date, for whoever has the link of their order. */
export function RebookingScreen({ view, error }: { view: RebookingView; error: RebookingError | null }) {
  const { orderPath, orderNumber, title, when, isPostponed, exchangeHours } = view;
  return (
    <div className="wrap rebooking-page">
      <p>
        <a href={orderPath} className="text-link">
          <Icon name="arrow-left" />
          <Trans>Order {orderNumber}</Trans>
        </a>
      </p>
      <h1 className="text-title">
        <Trans>On another date.</Trans>
      </h1>
      <p className="lead">
        {title ? <strong lang={title.lang}>{title.text}</strong> : <Trans>Tickets</Trans>}
        {when ? <>, {isPostponed ? <s>{when}</s> : when}</> : null}
      </p>
      <p>
        {isPostponed ? (
          <Trans>It is postponed: you can exchange tickets until it has a new date.</Trans>
        ) : exchangeHours === 0 ? (
          <Trans>You can exchange tickets until they start.</Trans>
        ) : (
          <Plural
            value={exchangeHours}
            one="You can exchange tickets until # hour before they start."
            other="You can exchange tickets until # hours before they start."
          />
        )}{' '}
        <Trans>
          It works for dates of the same production that cost no more. What costs more is exchanged at the box
          office.
        </Trans>
      </p>
      <RebookingSteps view={view} error={error} />
    </div>
  );
}
