import { Trans } from '@lingui/react/macro';
import type { HubFrameData } from '#features/core/staff-frame/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import { Note } from '#ui/note.tsx';
import { PlanLine } from '../components/plan-line.tsx';
import { type HubPlan, planKey } from '../hub-plans.ts';

/** Everything that is planned, the next first. */
export function PlannedScreen({
  frame,
  plans,
  later,
  now,
  problem,
}: {
  frame: HubFrameData;
  plans: readonly HubPlan[];
  /** Address of the next plans; `null` at the end. */
  later: string | null;
  now: Instant;
  problem: string | null;
}) {
  return (
    <HubFrame frame={frame}>
      <main id="main" tabIndex={-1} className="wrap hub-screen">
        <h1 className="text-d3">
          <Trans>Scheduled</Trans>
        </h1>
        {problem === null ? null : (
          <div role="alert">
            <Note tone="rosa">{problem}</Note>
          </div>
        )}
        {plans.length === 0 ? (
          <p className="lead">
            <Trans>Nothing is scheduled.</Trans>
          </p>
        ) : (
          <ol className="hub-list">
            {plans.map((plan) => (
              <li key={planKey(plan)}>
                <p>
                  <PlanLine plan={plan} now={now} language={frame.language} />
                </p>
                {'planId' in plan.what ? (
                  <form method="post">
                    <input type="hidden" name="document" value={plan.what.documentId} />
                    <input type="hidden" name="plan" value={plan.what.planId} />
                    <button type="submit" className="text-link">
                      <Trans>Cancel this schedule</Trans>
                    </button>
                  </form>
                ) : null}
              </li>
            ))}
          </ol>
        )}
        {later === null ? null : (
          <p>
            <a href={later} className="text-link">
              <Trans>Scheduled later</Trans>
            </a>
          </p>
        )}
      </main>
    </HubFrame>
  );
}
