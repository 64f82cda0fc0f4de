import { Plural, Trans } from '@lingui/react/macro';
import type { RebookingError } from '#features/box-office/ticketing/index.ts';
import { Icon } from '#ui/icon.tsx';
import { RebookingSteps } from '../components/rebooking-steps.tsx';
import type { RebookingView } from '../rebooking-view.ts';

/** Exchange of tickets for another date, by the link of their order. */
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
        <Trans>Come another day.</Trans>
      </h1>
      <p className="lead">
        {title ? <strong lang={title.lang}>{title.text}</strong> : <Trans>Tickets</Trans>}
        {when ? <>, {isPostponed ? <s>{when}</s> : when}</> : null}
      </p>
      <p>
        {isPostponed ? (
          <Trans>This date is postponed: you can exchange tickets until there’s a new one.</Trans>
        ) : exchangeHours === 0 ? (
          <Trans>You can exchange tickets until the start.</Trans>
        ) : (
          <Plural
            value={exchangeHours}
            one="You can exchange tickets up to # hour before the start."
            other="You can exchange tickets up to # hours before the start."
          />
        )}{' '}
        <Trans>
          You can move to any date of the same production that costs the same or less. If it costs more, ask
          at the box office.
        </Trans>
      </p>
      <RebookingSteps view={view} error={error} />
    </div>
  );
}
