import { Trans } from '@lingui/react/macro';
import { DisputedWords } from '#features/box-office/prices/index.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/radio.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Gives one ticket back, after a second press. Works without scripts. */
export function CancelTicket({
  position,
  mayBecomeCredit,
  isDisputed,
}: {
  position: number;
  /** True if the customer returning it chooses between money and credit. */
  mayBecomeCredit: boolean;
  /** Nothing comes back before the bank has decided. */
  isDisputed: boolean;
}) {
  return (
    <details className="cancel-ticket">
      <summary className="text-link">
        <Trans>Return</Trans>
        <VisuallyHidden>
          {' '}
          <Trans>ticket {position}</Trans>
        </VisuallyHidden>
      </summary>
      <form method="post">
        <p>
          <Trans>The seat then goes back on sale. This can’t be undone.</Trans>
        </p>
        {isDisputed ? (
          <p>
            <DisputedWords />
          </p>
        ) : null}
        {mayBecomeCredit ? (
          <fieldset className="cancel-ticket-back">
            <legend>
              <Trans>How would you like your money back?</Trans>
            </legend>
            <Radio name="back" value="money" defaultChecked>
              <Trans>as money</Trans>
            </Radio>
            <Radio name="back" value="credit">
              <Trans>as credit, straight away</Trans>
            </Radio>
          </fieldset>
        ) : null}
        <Button type="submit" name="ticket" value={position} variant="ghost" size="small">
          <Trans>Yes, return ticket {position}</Trans>
        </Button>
      </form>
    </details>
  );
}
