import { Plural, Trans } from '@lingui/react/macro';
import type { PlanIssue } from '#features/box-office/seating/index.ts';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SeatingPlanPage } from '../load-seating-plans.server.ts';
import { useIssueWords } from './issue-words.tsx';

/** No list is read that is longer. */
const MOST_SHOWN = 50;

/** Issues of a plan: errors first, which stop a version, then warnings, then the counts of seats and rows. */
export function PlanChecks({
  page: { issues, counts },
  language,
}: {
  page: Pick<SeatingPlanPage, 'issues' | 'counts'>;
  language: Language;
}) {
  const words = useIssueWords(language);
  const errors = issues.filter(({ isError }) => isError);
  const more = issues.length - MOST_SHOWN;
  return (
    <>
      <ul className="seating-checks">
        {issues.slice(0, MOST_SHOWN).map((issue) => (
          <Check key={JSON.stringify(issue)} issue={issue} {...words(issue)} />
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
              <strong>
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
}: {
  issue: PlanIssue;
  title: React.ReactNode;
  note: React.ReactNode;
}) {
  return (
    <li className={isError ? 'seating-error' : 'seating-warning'}>
      <Icon name={isError ? 'close' : 'info'} size={24} />
      <span>
        <VisuallyHidden>{isError ? <Trans>Error:</Trans> : <Trans>Warning:</Trans>} </VisuallyHidden>
        <strong>{title}</strong>
        <span className="muted">{note}</span>
      </span>
    </li>
  );
}
