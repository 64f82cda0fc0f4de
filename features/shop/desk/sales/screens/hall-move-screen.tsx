import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { deskOrderPath } from '../../orders/desk-path.ts';
import { deskEventPath, hallMovePath } from '../desk-event-path.ts';
import type { HallMovePage, MovedParty } from '../hall/load-hall-move.server.ts';

/** A sold date moves to another plan: first it is shown who would sit where, then it is done. */
export function HallMoveScreen({
  view,
  language,
  problem,
}: {
  view: HallMovePage;
  language: Language;
  /** Error in words. */
  problem: string | null;
}) {
  const { t } = useLingui();
  const { event, targets, chosen } = view;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={deskEventPath(event.id, language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <span lang={event.title.lang}>{event.title.text}</span>
        </a>
      </p>
      <h1 className="text-d3">
        <Trans>Move to another seating plan</Trans>
      </h1>
      <p className="lead">
        {event.when}, <span lang={event.room.lang}>{event.room.text}</span>
      </p>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {targets.length === 0 ? (
        <p>
          <Trans>There’s no other plan with a released version.</Trans>
        </p>
      ) : (
        <form method="get" action={hallMovePath(event.id, language)} className="desk-form">
          <input type="hidden" name="lang" value={language} />
          <Field label={t`Plan`}>
            {(control) => (
              <select {...control} name="plan" defaultValue={chosen ?? targets[0]?.id}>
                {targets.map(({ id, name, room }) => (
                  <option key={id} value={id}>
                    {room.text}: {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit" variant="ghost">
            <Trans>Show who would sit where</Trans>
          </Button>
        </form>
      )}
      <Preview view={view} language={language} />
    </main>
  );
}

function Preview({ view: { preview, chosen, event }, language }: { view: HallMovePage; language: Language }) {
  if (!preview) return null;
  if (preview.differs)
    return (
      <Note tone="rosa">
        <Trans>This plan has no seats of one of the seat groups that are on sale.</Trans>
      </Note>
    );
  const { same, moved, lost } = preview;
  const others = moved.reduce((sum, { from }) => sum + from.length, 0);
  return (
    <section aria-labelledby="hall-preview" className="hall-move">
      <h2 id="hall-preview" className="text-d2">
        <Trans>Who would sit where</Trans>
      </h2>
      <p>
        <Plural value={same} one="# seat stays the same." other="# seats stay the same." />{' '}
        <Plural value={others} one="# seat is another one." other="# seats are others." />
      </p>
      <Parties parties={moved} language={language} />
      {lost.length > 0 ? (
        <>
          <Note tone="rosa">
            <Trans>The plan is too small: these have no seat. Exchange or cancel their tickets first.</Trans>
          </Note>
          <Parties parties={lost} language={language} />
        </>
      ) : (
        <form method="post" action={hallMovePath(event.id, language)} className="desk-form">
          <input type="hidden" name="plan" value={chosen ?? ''} />
          <p className="text-sm">
            <Trans>
              Tickets stay valid and name the new seats. Everyone whose seat or room changes is notified
              straight away.
            </Trans>
          </p>
          <Button type="submit">
            <Trans>Move and notify everyone</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}

function Parties({ parties, language }: { parties: readonly MovedParty[]; language: Language }) {
  if (parties.length === 0) return null;
  return (
    <ul className="desk-lines">
      {parties.map(({ order, isBlocked, from, to }) => (
        <li key={[order, isBlocked, ...from].join()} className="desk-line">
          <span>
            {order ? (
              <a href={deskOrderPath(order, language)} className="text-link">
                {order}
              </a>
            ) : isBlocked ? (
              <Trans>Blocked seats</Trans>
            ) : (
              <Trans>In a cart</Trans>
            )}
          </span>
          <span translate="no">
            {from.join(', ')}
            {to.length > 0 ? ` → ${to.join(', ')}` : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
