import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { DeskDraft, DeskReservation as Reservation } from '../load-desk-order-page.server.ts';

/** Until when an order is reserved without payment, and a later day. */
export function DeskReservation({
  reservation: { until, firstDay, lastDay },
  draft,
}: {
  reservation: Reservation;
  draft: DeskDraft | null;
}) {
  const { t } = useLingui();
  const typed = draft?.form === 'prolong' ? draft : null;
  return (
    <>
      <p>
        <Trans>
          Reserved until <strong>{until}</strong>
        </Trans>
      </p>
      {lastDay !== null && lastDay < firstDay ? null : (
        <details className="desk-more" open={typed !== null}>
          <summary className="text-link">
            <Trans>Keep it longer</Trans>
          </summary>
          <form method="post" className="desk-form">
            <input type="hidden" name="do" value="prolong" />
            <TextField
              label={t`New last day`}
              type="date"
              name="day"
              required
              min={firstDay}
              max={lastDay ?? undefined}
              defaultValue={typed?.day || firstDay}
            />
            <Button type="submit" variant="ghost">
              <Trans>Extend reservation</Trans>
            </Button>
          </form>
        </details>
      )}
    </>
  );
}
