import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { dayOf, formatDay } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { ReasonField } from '../../orders/components/reason-field.tsx';
import type { Confirmation } from '../confirmation-store.server.ts';
import { confirmationPath } from '../donations-path.ts';
import type { Donor } from '../donors.server.ts';

/** The confirmation that counts, as a sheet to print, and the form that revokes it. */
export function MadeConfirmation({
  confirmation,
  change,
  language,
}: {
  confirmation: Confirmation;
  change: Donor['change'];
  language: Language;
}) {
  const { id, number, cents, donor, madeAt } = confirmation;
  const day = formatDay(dayOf(madeAt), language);
  const amount = formatAmount(cents);
  return (
    <>
      {change === null ? null : (
        <Note tone="rosa">
          {change === 'less' ? (
            <Trans>
              A confirmed donation was given back. Revoke this receipt, ask for the sheet back, and make a new
              one.
            </Trans>
          ) : (
            <Trans>More was donated since. Revoke this receipt and make a new one to include it.</Trans>
          )}
        </Note>
      )}
      <p>
        <Trans>
          {number}: {amount}, made on {day}
        </Trans>
      </p>
      <p translate="no">
        {donor.name}
        <br />
        {donor.street}
        <br />
        {donor.postalCode} {donor.city}
      </p>
      <p className="desk-links">
        <a href={confirmationPath(confirmation)} className="text-link">
          <Icon name="arrow-right" size={20} />
          <Trans>Open the receipt (PDF)</Trans>
        </a>
      </p>
      <p className="text-sm">
        <Trans>From the day after it was made it’s marked as a copy.</Trans>
      </p>
      <details className="desk-more">
        <summary className="text-link">
          <Trans>Revoke the receipt</Trans>
        </summary>
        <form method="post" className="desk-form">
          <input type="hidden" name="do" value="revoke" />
          <input type="hidden" name="confirmation" value={id} />
          <ReasonField typed={undefined} />
          <Button type="submit" variant="ghost">
            <Trans context="button">Revoke</Trans>
          </Button>
        </form>
      </details>
    </>
  );
}

/** Confirmations that no longer count, with the reasons. */
export function RevokedConfirmations({
  revoked,
  language,
}: {
  revoked: readonly Confirmation[];
  language: Language;
}) {
  return (
    <ul>
      {revoked.map((confirmation) => {
        const { id, number, revokedAt, revocationReason } = confirmation;
        const day = revokedAt === null ? '' : formatDay(dayOf(revokedAt), language);
        return (
          <li key={id}>
            <a href={confirmationPath(confirmation)}>{number}</a>, {day}:{' '}
            <span translate="no">{revocationReason}</span>
          </li>
        );
      })}
    </ul>
  );
}
