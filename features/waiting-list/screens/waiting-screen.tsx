import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#features/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { WaitingView } from '../entry-view.ts';

/** Why something could not be done with a place in the line. */
export type WaitingMessage = 'OFFER_ENDED' | 'OTHER_CART' | 'IN_PAYMENT' | 'BUSY';

/** Somebody's place in a line: how it stands, the seats that are kept, and the way out. */
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
              <Trans>Postponed, and no new date yet.</Trans>
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
        {isOpen ? <Ways entry={entry} /> : <ToCalendar language={language} />}
      </section>
    </div>
  );
}

const STATES: Record<WaitingView['state'], ReactNode> = {
  waiting: <Trans>You are in the line.</Trans>,
  offered: <Trans>Your turn: seats are kept for you.</Trans>,
  taken: <Trans>You have bought these seats.</Trans>,
  left: <Trans>You have left the list.</Trans>,
  lapsed: <Trans>The time for these seats is over.</Trans>,
  over: <Trans>This waiting list has ended.</Trans>,
};

function StateWords({ entry: { state, until } }: { entry: WaitingView }) {
  if (state === 'waiting')
    return (
      <p>
        <Trans>When something comes free we keep it for you and write to you.</Trans>
      </p>
    );
  if (state === 'offered' && until)
    return (
      <p>
        <Trans>They are yours until {until}. Buy them by then, or they go to whoever waits next.</Trans>
      </p>
    );
  if (state === 'lapsed')
    return (
      <p>
        <Trans>They went on to whoever waits next. You may join the list again.</Trans>
      </p>
    );
  return null;
}

function Ways({ entry: { path, state } }: { entry: WaitingView }) {
  return (
    <form method="post" action={path} className="waiting-ways">
      {state === 'offered' ? (
        <Button type="submit" name="do" value="take">
          <Trans>Into the cart</Trans>
        </Button>
      ) : null}
      <Button type="submit" name="do" value="leave" variant={state === 'offered' ? 'ghost' : 'white'}>
        {state === 'offered' ? <Trans>Leave them to others</Trans> : <Trans>Leave the list</Trans>}
      </Button>
    </form>
  );
}

function ToCalendar({ language }: { language: Language }) {
  return (
    <p>
      <ButtonLink href={pathTo('calendar', language)} variant="white">
        <Trans>To the calendar</Trans>
      </ButtonLink>
    </p>
  );
}

function MessageWords({ message, language }: { message: WaitingMessage; language: Language }) {
  switch (message) {
    case 'OFFER_ENDED':
      return <Trans>These seats are no longer kept for you.</Trans>;
    case 'OTHER_CART':
      return (
        <Trans>
          There are other tickets in <a href={`/webshop?lang=${language}`}>your cart</a>. Buy them or take
          them out, then take these.
        </Trans>
      );
    case 'IN_PAYMENT':
      return <Trans>You are paying for these seats right now. Finish that, or stop it first.</Trans>;
    case 'BUSY':
      return <Trans>Many hands are reaching for these tickets right now. Try again.</Trans>;
  }
}
