import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Stands in for the ticket choice while it is loaded; about as high. */
export function BookingSkeleton() {
  return (
    <div className="booking-skeleton" role="status">
      <VisuallyHidden>
        <Trans>Loading tickets</Trans>
      </VisuallyHidden>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}

/** When there is nothing to choose: no sale, or no answer. */
export function NoOffer({ path }: { path: string }) {
  return (
    <div className="booking-summary" role="status">
      <p>
        <Trans>There are no tickets to choose from at the moment.</Trans>
      </p>
      <ButtonLink href={path}>
        <Trans>Go to the date</Trans>
      </ButtonLink>
    </div>
  );
}
