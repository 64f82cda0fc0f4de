import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { DeskPass as Pass } from '../desk-pass.server.ts';
import type { DeskDraft } from '../load-desk-order-page.server.ts';
import { ReasonField } from './reason-field.tsx';

/** The pass of an order: how it stands, a later end, and its cancellation where it can have one. */
export function DeskPass({ pass, draft }: { pass: Pass; draft: DeskDraft | null }) {
  const { name, state, cents, visits, leftVisits, validUntil } = pass;
  return (
    <>
      <ul className="desk-tickets">
        <li data-cancelled={state === 'by-house' || state === 'not-paid' || undefined}>
          <p>
            <strong lang={name.lang}>{name.text}</strong>
            {state === 'unpaid' ? (
              <>
                {', '}
                <Trans>not paid yet</Trans>
              </>
            ) : null}
            {state === 'by-house' ? (
              <>
                {', '}
                <Trans>cancelled</Trans>
              </>
            ) : null}
            {state === 'not-paid' ? (
              <>
                {', '}
                <Trans>not paid in time</Trans>
              </>
            ) : null}
            <br />
            <span className="muted">
              <Plural
                value={leftVisits}
                one={`# of ${visits} visits left`}
                other={`# of ${visits} visits left`}
              />
              {', '}
              <Trans>valid until {validUntil}</Trans>
            </span>
          </p>
          <span className="desk-cents">{formatPrice(cents)}</span>
        </li>
      </ul>
      <Prolong pass={pass} draft={draft} />
      <Cancel pass={pass} draft={draft} />
    </>
  );
}

function Prolong({ pass: { prolongFrom }, draft }: { pass: Pass; draft: DeskDraft | null }) {
  const { t } = useLingui();
  const typed = draft?.form === 'prolong-pass' ? draft : null;
  if (prolongFrom === null) return null;
  return (
    <details className="desk-more" open={typed !== null}>
      <summary className="text-link">
        <Trans>Extend the pass</Trans>
      </summary>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="prolong-pass" />
        <TextField
          label={t`New last day`}
          type="date"
          name="day"
          required
          min={prolongFrom}
          defaultValue={typed?.day ?? ''}
        />
        <ReasonField typed={typed?.reason} />
        <p className="text-sm">
          <Trans>Visits and price stay as they are. The pass holder is notified.</Trans>
        </p>
        <Button type="submit" variant="ghost">
          <Trans>Extend pass</Trans>
        </Button>
      </form>
    </details>
  );
}

function Cancel({ pass: { canCancel }, draft }: { pass: Pass; draft: DeskDraft | null }) {
  const typed = draft?.form === 'cancel-pass' ? draft : null;
  if (!canCancel) return null;
  return (
    <details className="desk-more" open={typed !== null}>
      <summary className="text-link">
        <Trans>Cancel the pass</Trans>
      </summary>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="cancel-pass" />
        <p className="text-sm">
          <Trans>From then on nobody can use it, and the customer is notified. This can’t be undone.</Trans>
        </p>
        <ReasonField typed={typed?.reason} />
        <Button type="submit" variant="ghost">
          <Trans>Cancel pass</Trans>
        </Button>
      </form>
    </details>
  );
}
