import { Plural, Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDayShort, shortTime, timeOf } from '#lib/venue-time.ts';
import { Icon } from '#ui/icon.tsx';
import type { TicketAtDoor } from '../admission.ts';
import type { Shown } from '../browser/use-door.ts';
import { RefusalWords } from './refusal-words.tsx';

const SIGNS = {
  admitted: 'check',
  back: 'check',
  left: 'arrow-right',
  used: 'clock',
  refused: 'close',
} as const;

/** Verdict on a scan, readable from two steps away; colour, sign and words say the same (docs/product/check-in.md). */
export function VerdictPanel({ shown: { verdict }, language }: { shown: Shown; language: Language }) {
  const { ticket } = verdict;
  return (
    <div className="verdict" role="alert">
      <span className="verdict-sign">
        <Icon name={SIGNS[verdict.is]} size={64} />
      </span>
      {verdict.is === 'admitted' ? (
        <>
          <h2 className="text-d3">
            <Trans>In you come.</Trans>
          </h2>
          {ticket ? (
            <>
              <Kind ticket={ticket} />
              <p>
                <Place ticket={ticket} />{' '}
                <Plural
                  value={ticket.waiting}
                  _0="Nobody else to come."
                  one="One more to come."
                  other="# more to come."
                />
              </p>
            </>
          ) : (
            <p>
              <Trans>Offline, checked against the list on this phone.</Trans>
            </p>
          )}
        </>
      ) : null}
      {verdict.is === 'back' ? (
        <>
          <h2 className="text-d3">
            <Trans>Welcome back.</Trans>
          </h2>
          <Kind ticket={verdict.ticket} />
          <p>
            <Place ticket={verdict.ticket} />
          </p>
        </>
      ) : null}
      {verdict.is === 'left' ? (
        <>
          <h2 className="text-d3">
            <Trans>See you in a bit.</Trans>
          </h2>
          {ticket ? (
            <p className="verdict-kind">
              <Place ticket={ticket} />
            </p>
          ) : null}
          <p>
            <Trans>The same ticket lets them back in.</Trans>
          </p>
        </>
      ) : null}
      {verdict.is === 'used' ? (
        <>
          <h2 className="text-d3">
            <Trans>Already in.</Trans>
          </h2>
          {verdict.since ? (
            <p className="verdict-kind">
              <Since since={verdict.since} door={verdict.door} language={language} />
            </p>
          ) : null}
          {ticket ? (
            <p>
              <Place ticket={ticket} />{' '}
              <Plural
                value={ticket.waiting}
                _0="The others are in too."
                one="One other is still unused."
                other="# others are still unused."
              />
            </p>
          ) : null}
          <div className="verdict-help surface-sheet">
            <h2 className="verdict-ask">
              <Trans>What to say:</Trans>
            </h2>
            <p>
              <Trans>
                “This ticket has already been used. Have you got another one on your phone? Try the next one.”
              </Trans>
            </p>
          </div>
        </>
      ) : null}
      {verdict.is === 'refused' ? (
        <>
          <RefusalWords verdict={verdict} language={language} />
          {ticket ? (
            <p>
              <Place ticket={ticket} />
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function Kind({ ticket: { price, group, seatGroup, startsAt, proof } }: { ticket: TicketAtDoor }) {
  if (group)
    return (
      <p className="verdict-kind">
        <strong>
          <Trans>{group.heads} people</Trans>
        </strong>{' '}
        · {group.name}
      </p>
    );
  return (
    <p className="verdict-kind">
      <span lang={price.lang}>{price.text}</span> · <span lang={seatGroup.lang}>{seatGroup.text}</span>
      {startsAt ? ` · ${timeOf(startsAt)}` : null}
      {proof ? (
        <>
          <br />
          <strong>
            <Trans>Ask to see:</Trans> <span lang={proof.lang}>{proof.text}</span>
          </strong>
        </>
      ) : null}
    </p>
  );
}

function Place({ ticket: { holder, group, position, of } }: { ticket: TicketAtDoor }) {
  return position === 0 || group ? (
    holder
  ) : (
    <Trans>
      {holder}, ticket {position} of {of}.
    </Trans>
  );
}

function Since({ since, door, language }: { since: string; door: string; language: Language }) {
  const time = shortTime(timeOf(since), language);
  const day = formatDayShort(dayOf(since), language);
  return door ? (
    <Trans>
      Scanned at {time} on {day}, {door}
    </Trans>
  ) : (
    <Trans>
      Scanned at {time} on {day}
    </Trans>
  );
}
