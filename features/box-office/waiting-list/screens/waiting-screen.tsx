import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { WaitingView } from '../entry-view.ts';

/** Reason an action on a waiting list entry failed. */
export type WaitingMessage = 'OFFER_ENDED' | 'OTHER_CART' | 'IN_PAYMENT' | 'BUSY';

/** A place on the waiting list: its state, the places held, and the link to leave. */
export function WaitingScreen({
  entry,
  message,
  language,
}: {
  entry: WaitingView;
  message: WaitingMessage | null;
  language: Language;
}) {
  const { state, title, when, isPostponed, seatGroup, tickets } = entry;
  const isOpen = state === 'waiting' || state === 'offered';
  return (
    <div className="wrap waiting-page">
      <h1 className="text-title">
        <Trans>Waiting list</Trans>
      </h1>
      {message ? (
        // biome-ignore lint/a11y/noAutofocus: the visitor pressed a button and waits for exactly this
        <p role="alert" tabIndex={-1} autoFocus className="waiting-refused">
          <MessageWords message={message} language={language} />
        </p>
      ) : null}
      <section
        className={`waiting-card cut-note ${state === 'offered' ? 'surface-dotter' : 'surface-rosa'}`}
        aria-labelledby="waiting-state"
      >
        <h2 id="waiting-state" className="text-d2">
          {STATES[state]}
        </h2>
        <p className="waiting-event">
          <strong lang={title?.lang}>{title ? title.text : <Trans>Tickets</Trans>}</strong>
          {when ? <span>{when}</span> : null}
          {isPostponed ? (
            <span>
              <Trans>Postponed, no new date yet.</Trans>
            </span>
          ) : null}
          <span>
            <span lang={seatGroup.lang}>{seatGroup.text}</span>,{' '}
            <Plural value={tickets} one="# ticket" other="# tickets" />
            {entry.onlyTogether && state === 'waiting' ? (
              <>
                {', '}
                <Trans>only all together</Trans>
              </>
            ) : null}
          </span>
        </p>
        <StateWords entry={entry} />
        {isOpen ? <WaitingActions entry={entry} /> : <ToCalendar language={language} />}
      </section>
    </div>
  );
}

const STATES: Record<WaitingView['state'], ReactNode> = {
  waiting: <Trans>You’re in the queue.</Trans>,
  offered: <Trans>It’s your turn: there are seats waiting for you.</Trans>,
  taken: <Trans>You’ve bought these seats.</Trans>,
  left: <Trans>You’ve left the list.</Trans>,
  lapsed: <Trans>Your time for these seats is up.</Trans>,
  over: <Trans>This waiting list has ended.</Trans>,
};

function StateWords({ entry: { state, until } }: { entry: WaitingView }) {
  if (state === 'waiting')
    return (
      <p>
        <Trans>When something becomes available, we’ll hold it for you and email you.</Trans>
      </p>
    );
  if (state === 'offered' && until)
    return (
      <p>
        <Trans>
          They’re yours until {until}. If you haven’t bought them by then, they go to the next person in the
          queue.
        </Trans>
      </p>
    );
  if (state === 'lapsed')
    return (
      <p>
        <Trans>They’ve gone to the next person in the queue. You can join the list again.</Trans>
      </p>
    );
  return null;
}

function WaitingActions({ entry: { path, state } }: { entry: WaitingView }) {
  return (
    <form method="post" action={path} className="waiting-links">
      {state === 'offered' ? (
        <Button type="submit" name="do" value="take">
          <Trans>Add to cart</Trans>
        </Button>
      ) : null}
      <Button type="submit" name="do" value="leave" variant={state === 'offered' ? 'ghost' : 'white'}>
        {state === 'offered' ? (
          <Trans>Let someone else have them</Trans>
        ) : (
          <Trans>Leave the waiting list</Trans>
        )}
      </Button>
    </form>
  );
}

function ToCalendar({ language }: { language: Language }) {
  return (
    <p>
      <ButtonLink href={pathTo('calendar', language)} variant="white">
        <Trans>Go to calendar</Trans>
      </ButtonLink>
    </p>
  );
}

function MessageWords({ message, language }: { message: WaitingMessage; language: Language }) {
  switch (message) {
    case 'OFFER_ENDED':
      return <Trans>We’re no longer holding these seats for you.</Trans>;
    case 'OTHER_CART':
      return (
        <Trans>
          You have other tickets in <a href={`/webshop?lang=${language}`}>your cart</a>. Buy or remove them
          first, then take these.
        </Trans>
      );
    case 'IN_PAYMENT':
      return <Trans>You’re paying for these seats right now. Finish paying, or stop first.</Trans>;
    case 'BUSY':
      return <Trans>Lots of people are after these tickets right now. Try again.</Trans>;
  }
}
