import { Plural, Trans } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { GroupFacts } from '../../orders/components/group-facts.tsx';
import { deskOrderPath } from '../../orders/desk-path.ts';
import type { DoorAnswer, DoorLine, DoorList } from '../load-door-list.server.ts';

/** Door list of an event, to be printed and ticked off by hand. */
export function DoorListScreen({
  list,
  canSell,
  language,
}: {
  list: DoorList;
  /** Leads from each ticket to its order. */
  canSell: boolean;
  language: Language;
}) {
  const { event, lines, madeAt } = list;
  const unpaid = lines.filter(({ isGood }) => !isGood).length;
  const groups = Map.groupBy(lines, ({ seatGroup }) => seatGroup.text);
  const inside = lines.filter(({ admitted }) => admitted !== null).length;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen door-list">
      <p className="door-list-back">
        <a href={hubPath('events', language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>All dates</Trans>
        </a>
      </p>
      <header>
        <h1 className="text-d2" lang={event.title.lang}>
          {event.title.text}
        </h1>
        <p>
          {event.isPostponed ? (
            <>
              <s>{event.when}</s>{' '}
              <strong>
                <Trans>postponed</Trans>
              </strong>
            </>
          ) : (
            <strong>{event.when}</strong>
          )}
          , <span lang={event.room.lang}>{event.room.text}</span>
        </p>
        <p className="muted text-sm">
          <Plural value={lines.length} _0="No tickets yet." one="# ticket" other="# tickets" />
          {unpaid > 0 ? (
            <>
              , <Plural value={unpaid} one="# unpaid" other="# unpaid" />
            </>
          ) : null}
          {inside > 0 ? (
            <>
              , <Plural value={inside} one="# checked in" other="# checked in" />
            </>
          ) : null}
          , <Trans>as of {madeAt}</Trans>
        </p>
      </header>
      {list.messages.map((message) => (
        <section key={message.id} className="door-list-message">
          <h2 className="text-d1" lang={message.subject.lang}>
            {message.subject.text}
          </h2>
          <p className="message-email-text" lang={message.text.lang}>
            {message.text.text}
          </p>
          <p>
            <strong>
              <Trans>Had no email about this, tell them at the door:</Trans>
            </strong>{' '}
            {message.orders.map(({ number, name }) => [number, name].filter(Boolean).join(' ')).join(', ')}
          </p>
        </section>
      ))}
      {groups.size > 1
        ? [...groups].map(([name, own]) => (
            <section key={name} aria-labelledby={`group-${own[0]?.ticket}`}>
              <h2 id={`group-${own[0]?.ticket}`} className="text-d1">
                <span lang={own[0]?.seatGroup.lang}>{name}</span>{' '}
                <span className="muted text-sm">
                  <Plural value={own.length} one="# ticket" other="# tickets" />
                </span>
              </h2>
              <Lines lines={own} canSell={canSell} language={language} />
            </section>
          ))
        : null}
      {groups.size === 1 ? <Lines lines={lines} canSell={canSell} language={language} /> : null}
    </main>
  );
}

function Lines({
  lines,
  canSell,
  language,
}: {
  lines: readonly DoorLine[];
  canSell: boolean;
  language: Language;
}) {
  return (
    <table className="door-list-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">
              <Trans>Checked in</Trans>
            </span>
          </th>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Ticket</Trans>
          </th>
          <th scope="col">
            <Trans>Seat and price</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(
          ({ ticket, order, name, start, seatGroup, price, proof, group, isGood, admitted, answers }) => (
            <tr key={ticket} data-unpaid={!isGood || undefined}>
              <td>
                <span
                  className="door-list-box"
                  data-ticked={admitted !== null || undefined}
                  aria-hidden="true"
                />
                {admitted === null ? null : (
                  <span className="text-sm">
                    <VisuallyHidden>
                      <Trans>Checked in</Trans>
                    </VisuallyHidden>{' '}
                    {[admitted.time, admitted.door].filter(Boolean).join(', ')}
                  </span>
                )}
              </td>
              <th scope="row">
                {name || <Trans>Without a name</Trans>}
                {group ? <GroupFacts {...group} /> : null}
                {isGood ? null : (
                  <strong className="door-list-unpaid">
                    <Trans>unpaid</Trans>
                  </strong>
                )}
              </th>
              <td className="door-list-code">
                {canSell ? (
                  <a href={deskOrderPath(order, language)} className="text-link">
                    {ticket}
                  </a>
                ) : (
                  ticket
                )}
              </td>
              <td>
                {start === null ? null : `${start}, `}
                <span lang={seatGroup.lang}>{seatGroup.text}</span>,{' '}
                <span lang={price.lang}>{price.text}</span>
                {proof ? <Proof proof={proof} /> : null}
                {answers.length === 0 ? null : <Answers answers={answers} />}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** Proof a visitor has to show, according to the current answers. */
function Proof({ proof }: { proof: NonNullable<DoorLine['proof']> }) {
  return (
    <p className="door-list-answers">
      <Trans>Ask to see:</Trans> <strong lang={proof.lang}>{proof.text}</strong>
    </p>
  );
}

function Answers({ answers }: { answers: readonly DoorAnswer[] }) {
  return (
    <ul className="door-list-answers">
      {answers.map(({ question, answer, isHealth }) => (
        <li key={`${question.text} ${answer.text}`} data-health={isHealth || undefined}>
          <span lang={question.lang}>{question.text}</span> <strong lang={answer.lang}>{answer.text}</strong>
        </li>
      ))}
    </ul>
  );
}
