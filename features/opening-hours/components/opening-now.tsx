import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningToday } from '../opening-view.ts';

/** Whether the house is open, in a dot and in words (specification, section 4 "Opening hours state"). */
export function OpeningNow({ today }: { today: OpeningToday }) {
  return (
    <p className="opening-now" data-state={today.state}>
      <span>
        <OpeningText today={today} />
      </span>
    </p>
  );
}

function OpeningText({ today }: { today: OpeningToday }) {
  const { alternativeText, alternativeLinkUrl, state, current, weekday } = today;
  if (alternativeText) {
    const text = <span lang={alternativeText.lang}>{alternativeText.text}</span>;
    return alternativeLinkUrl ? <a href={alternativeLinkUrl}>{text}</a> : text;
  }
  if (state === 'late' || !current) return <ClosedText today={today} />;
  const prefix = (
    <span className="opening-day">
      <Trans>Today, {weekday}:</Trans>{' '}
    </span>
  );
  if (today.ranges.length > 1) {
    return (
      <>
        {prefix}
        <RangesText ranges={today.ranges} />
      </>
    );
  }
  const { from, to } = current;
  return (
    <>
      {prefix}
      {state === 'early' ? <Trans>Open from {from}</Trans> : <Trans>Open until {to}</Trans>}
    </>
  );
}

/** `Open 9–12, 14–16 and 17–19`. */
function RangesText({ ranges }: { ranges: string[] }) {
  const { t } = useLingui();
  const last = ranges.at(-1) ?? '';
  const others = ranges.slice(0, -1).join(', ');
  return t`Open ${others} and ${last}`;
}

function ClosedText({ today }: { today: OpeningToday }) {
  if (!today.next) return <Trans>Closed</Trans>;
  const { weekday, from } = today.next;
  return (
    <>
      <Trans>Closed</Trans>
      {', '}
      <Trans>
        {weekday} from {from}
      </Trans>
    </>
  );
}
