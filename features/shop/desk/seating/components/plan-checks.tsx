import { Plural, Trans } from '@lingui/react/macro';
import { type PlanIssue, type SeatingPlan, seatsOf } from '#features/box-office/seating/index.ts';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SeatingPlanPage } from '../load-seating-plans.server.ts';
import { useIssueWords } from './issue-words.tsx';

/** No list is read that is longer. */
const MOST_SHOWN = 50;

/** Issues of a plan: errors first, which stop a version, then warnings, then the counts of seats and rows. */
export function PlanChecks({
  page: { issues, counts, plan },
  language,
  onShow,
}: {
  page: Pick<SeatingPlanPage, 'issues' | 'counts' | 'plan'>;
  language: Language;
  /** Selects seats on the canvas, by their numbers for life; `null` without a canvas. */
  onShow: ((guids: readonly string[]) => void) | null;
}) {
  const words = useIssueWords(language);
  const errors = issues.filter(({ isError }) => isError);
  const more = issues.length - MOST_SHOWN;
  return (
    <>
      <ul className="seating-checks">
        {issues.slice(0, MOST_SHOWN).map((issue) => (
          <Check
            key={JSON.stringify(issue)}
            issue={issue}
            {...words(issue)}
            onShow={onShow && issue.code !== 'NO_SEATS' ? () => onShow(seatsWith(issue, plan.draft)) : null}
          />
        ))}
        {more > 0 ? (
          <li className="muted">
            <Plural value={more} one="and # more" other="and # more" />
          </li>
        ) : null}
        {counts.seats > 0 ? (
          <li className="seating-right">
            <Icon name="check" size={24} />
            <span>
              <strong role="status">
                <Plural value={counts.seats} one="# seat" other="# seats" />
                {', '}
                <Plural value={counts.rows} one="# row" other="# rows" />
              </strong>
              {counts.wheelchairs > 0 ? (
                <span className="muted">
                  <Plural value={counts.wheelchairs} one="# wheelchair place" other="# wheelchair places" />
                </span>
              ) : null}
            </span>
          </li>
        ) : null}
      </ul>
      {errors.length > 0 ? (
        <p className="text-sm">
          <Trans>Errors stop a version, warnings don’t.</Trans>
        </p>
      ) : null}
    </>
  );
}

function Check({
  issue: { isError },
  title,
  note,
  onShow,
}: {
  issue: PlanIssue;
  title: React.ReactNode;
  note: React.ReactNode;
  onShow: (() => void) | null;
}) {
  return (
    <li className={isError ? 'seating-error' : 'seating-warning'}>
      <Icon name={isError ? 'close' : 'info'} size={24} />
      <span>
        <VisuallyHidden>{isError ? <Trans>Error:</Trans> : <Trans>Warning:</Trans>} </VisuallyHidden>
        <strong>{title}</strong>
        <span className="muted">{note}</span>
      </span>
      {onShow ? (
        <button type="button" className="text-link" onClick={onShow}>
          <Trans context="seating plan">Show</Trans>
          <VisuallyHidden>
            {' '}
            {title}, {note}
          </VisuallyHidden>
        </button>
      ) : null}
    </li>
  );
}

/** Seats that an issue is about, by their numbers for life. */
function seatsWith(issue: PlanIssue, plan: SeatingPlan): string[] {
  const guids = (seats: readonly { guid: string }[]) => seats.map(({ guid }) => guid);
  if ('place' in issue) {
    const { at, seats } = issue.place;
    return guids(seatsOf(plan).slice(at, at + seats.length));
  }
  if (issue.code === 'NO_PRICE') {
    const group = plan.groups.find(({ name }) => name.de === issue.group.de);
    return guids(seatsOf(plan).filter((seat) => seat.group === group?.code));
  }
  if (issue.code === 'NO_SEATS') return [];
  const rows = plan.zones.find(({ name }) => name.de === issue.zone.de)?.rows ?? [];
  return guids(rows.findLast(({ label }) => label === issue.row)?.seats ?? []);
}
