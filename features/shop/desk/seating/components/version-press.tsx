import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { VERSION_FORM } from '../editor/editor-bar.tsx';
import type { SeatingPlanPage } from '../load-seating-plans.server.ts';

/** Undo, and the version that dates can sell from. */
export function VersionPress({
  page: { plan, issues, counts },
  hasUndo,
}: {
  page: SeatingPlanPage;
  /** False where the canvas has a button for it. */
  hasUndo: boolean;
}) {
  const isReady = counts.seats > 0 && issues.every(({ isError }) => !isError) && !plan.isReleased;
  const number = (plan.version?.number ?? 0) + 1;
  const newest = plan.version?.number ?? 0;
  return (
    <form method="post" id={VERSION_FORM} className="seating-presses">
      <input type="hidden" name="revision" value={plan.revision} />
      <span className="muted">
        {plan.version === null ? (
          <Trans>No version yet</Trans>
        ) : plan.isReleased ? (
          <Trans>Version {newest} is this plan</Trans>
        ) : (
          <Trans>Version {newest}, changed since</Trans>
        )}
      </span>
      {plan.hasBefore && hasUndo ? (
        <Button type="submit" name="do" value="undo" variant="ghost">
          <Trans context="seating plan">Undo</Trans>
        </Button>
      ) : null}
      {plan.version === null ? (
        <Button type="submit" name="do" value="delete" variant="ghost">
          <Trans>Delete plan</Trans>
        </Button>
      ) : null}
      {isReady ? (
        <Button type="submit" name="do" value="release" variant="red">
          <Trans>Release version {number}</Trans>
        </Button>
      ) : null}
    </form>
  );
}
