import { Plural, Trans } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import type { DeskPass as Pass } from '../desk-pass.server.ts';
import type { DeskDraft } from '../load-order-room.server.ts';
import { ReasonField } from './reason-field.tsx';

/** The pass of an order: how it stands, and its end where it can have one. */
export function DeskPass({ pass, draft }: { pass: Pass; draft: DeskDraft | null }) {
  const { name, state, cents, visits, leftVisits, validUntil, canCancel } = pass;
  const typed = draft?.form === 'cancel-pass' ? draft : null;
  return (
    <form method="post">
      <input type="hidden" name="do" value="cancel-pass" />
      <ul className="desk-tickets">
        <li data-cancelled={state === 'cancelled' || undefined}>
          <p>
            <strong lang={name.lang}>{name.text}</strong>
            {state === 'unpaid' ? (
              <>
                {', '}
                <Trans>not paid yet</Trans>
              </>
            ) : null}
            {state === 'cancelled' ? (
              <>
                {', '}
                <Trans>cancelled</Trans>
              </>
            ) : null}
            <br />
            <span className="muted">
              <Plural
                value={leftVisits}
                one={`# visit of ${visits} left`}
                other={`# visits of ${visits} left`}
              />
              {', '}
              <Trans>valid until {validUntil}</Trans>
            </span>
          </p>
          <span className="desk-cents">{formatPrice(cents)}</span>
        </li>
      </ul>
      {canCancel ? (
        <details className="desk-more" open={typed !== null}>
          <summary className="text-link">
            <Trans>Cancel the pass</Trans>
          </summary>
          <div className="desk-form">
            <p className="text-sm">
              <Trans>
                Nobody can come with it from then on, and who ordered is told. This cannot be undone.
              </Trans>
            </p>
            <ReasonField typed={typed?.reason} />
            <Button type="submit" variant="ghost">
              <Trans>Cancel pass</Trans>
            </Button>
          </div>
        </details>
      ) : null}
    </form>
  );
}
