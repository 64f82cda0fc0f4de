import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FaultReason, PlanIssue, PlanPlace } from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';

/** Words for an issue of a plan, and for its place. */
export function useIssueWords(
  language: Language,
): (issue: PlanIssue) => { title: ReactNode; note: ReactNode } {
  const { t } = useLingui();
  const where = ({ zone, row, seats }: PlanPlace): string => {
    const name = shown(zone, language).text;
    const [first = '', last = first] = [seats[0], seats.at(-1)];
    return first === last
      ? t`${name}, row ${row}, seat ${first}`
      : t`${name}, row ${row}, seats ${first} to ${last}`;
  };
  return (issue) => {
    switch (issue.code) {
      case 'NO_SEATS':
        return {
          title: <Trans>There are no seats yet</Trans>,
          note: <Trans>Make rows or import a file.</Trans>,
        };
      case 'TWO_OF_ONE_NAME':
        return { title: <Trans>Two seats have the same number</Trans>, note: where(issue.place) };
      case 'TWO_ROWS_OF_ONE_NAME': {
        const { row } = issue;
        return { title: <Trans>Two rows are called {row}</Trans>, note: shown(issue.zone, language).text };
      }
      case 'TWO_OF_ONE_GUID':
        return { title: <Trans>Two seats have the same ID</Trans>, note: where(issue.place) };
      case 'ON_TOP_OF_EACH_OTHER':
        return { title: <Trans>Seats lie on top of each other</Trans>, note: where(issue.place) };
      case 'OUTSIDE':
        return { title: <Trans>A seat is outside the plan</Trans>, note: where(issue.place) };
      case 'NO_SUCH_GROUP':
        return { title: <Trans>A seat has no seat group</Trans>, note: where(issue.place) };
      case 'NO_PRICE': {
        const group = shown(issue.group, language).text;
        return {
          title: <Trans>{group} has no price</Trans>,
          note: <Plural value={issue.seats} one="# seat" other="# seats" />,
        };
      }
      case 'ALONE':
        return { title: <Trans>A seat stands alone</Trans>, note: where(issue.place) };
      case 'NO_COMPANION':
        return { title: <Trans>No seat for a companion</Trans>, note: where(issue.place) };
    }
  };
}

/** Why a place in a file cannot be taken over. */
export function FaultWords({ reason }: { reason: FaultReason }) {
  switch (reason.code) {
    case 'NOT_JSON':
      return <Trans>The file ends too early, or isn’t valid JSON from here on</Trans>;
    case 'NOT_CSV':
      return <Trans>No seating plan: neither JSON, nor a table with the columns “row” and “seat”</Trans>;
    case 'NO_PLAN':
      return <Trans>There are no seats in this file</Trans>;
    case 'TOO_MANY_SEATS': {
      const { most } = reason;
      return <Trans>More than {most} seats</Trans>;
    }
    case 'MISSING': {
      const { field } = reason;
      return <Trans>“{field}” is missing or has a value it can’t have</Trans>;
    }
    case 'EMPTY': {
      const { field } = reason;
      return <Trans>“{field}” is empty</Trans>;
    }
    case 'TOO_LONG': {
      const { field, most } = reason;
      return (
        <Trans>
          “{field}” is longer than {most} characters
        </Trans>
      );
    }
    case 'NO_NUMBER': {
      const { field } = reason;
      return <Trans>“{field}” isn’t a number</Trans>;
    }
    case 'NO_LIST': {
      const { field } = reason;
      return <Trans>“{field}” isn’t a list</Trans>;
    }
    case 'NO_SUCH_GROUP': {
      const { group, seats } = reason;
      return (
        <>
          <Trans>The category “{group}” doesn’t exist</Trans>{' '}
          <Plural value={seats} one="(# seat names it)" other="(# seats name it)" />
        </>
      );
    }
    case 'TWO_OF_ONE_NAME':
      return <Trans>Two seats have the same number</Trans>;
    case 'TWO_ROWS_OF_ONE_NAME':
      return <Trans>Two rows have the same name</Trans>;
    case 'TWO_OF_ONE_GUID':
      return <Trans>Two seats have the same ID</Trans>;
    case 'ON_TOP_OF_EACH_OTHER':
      return (
        <Plural value={reason.seats} one="# seat lies on another" other="# seats lie on top of each other" />
      );
    default:
      return <Trans>This can’t be read</Trans>;
  }
}
