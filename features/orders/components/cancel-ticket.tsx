import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Gives one ticket back, after a second press. Works without scripts. */
export function CancelTicket({ position }: { position: number }) {
  return (
    <details className="cancel-ticket">
      <summary className="text-link">
        <Trans>Give back</Trans>
        <VisuallyHidden>
          {' '}
          <Trans>ticket {position}</Trans>
        </VisuallyHidden>
      </summary>
      <form method="post">
        <p>
          <Trans>The seat is free for others then. This cannot be undone.</Trans>
        </p>
        <Button type="submit" name="ticket" value={position} variant="ghost" size="small">
          <Trans>Yes, give ticket {position} back</Trans>
        </Button>
      </form>
    </details>
  );
}
