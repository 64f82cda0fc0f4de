import { Plural, Trans } from '@lingui/react/macro';
import { Holes } from '#ui/holes.tsx';
import type { DoorPeople, SeatGroupCount } from '../load-doors.server.ts';

const MAX_HOLES = 20;

/** How many came of those expected, by seat group where there are several, and how many people are inside now. */
export function PeopleInside({
  counts: { inside, expected, present },
  seatGroups,
}: {
  counts: DoorPeople;
  seatGroups: readonly SeatGroupCount[];
}) {
  const holes = Math.min(expected, MAX_HOLES);
  return (
    <div className="door-inside" data-inside={inside}>
      <p>
        <Trans>
          <b className="door-number" translate="no">
            {inside}
          </b>{' '}
          of {expected} are in
        </Trans>
      </p>
      {holes > 0 ? <Holes count={holes} filled={Math.round((inside / expected) * holes)} size={12} /> : null}
      {present === inside ? null : (
        <p>
          <strong>
            <Plural value={present} one="# person inside now" other="# people inside now" />
          </strong>
        </p>
      )}
      {seatGroups.length > 0 ? (
        <ul className="door-groups">
          {seatGroups.map(({ code, name, ...group }) => (
            <li key={code}>
              <span lang={name.lang}>{name.text}</span>
              <span translate="no">
                {group.inside}/{group.expected}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
