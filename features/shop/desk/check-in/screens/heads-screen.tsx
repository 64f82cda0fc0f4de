import { Trans } from '@lingui/react/macro';
import type { Language, ShownText } from '#lib/localized.ts';
import { HeadCounter } from '../components/head-counter.tsx';

export interface HeadsView {
  eventId: number;
  title: ShownText;
  time: string | null;
  /** Name of the door, as the staff here call it. */
  door: string;
  counted: number;
  pressKey: string;
  language: Language;
  /** Path to the other doors. */
  back: string;
}

/** The door of an event without tickets: everybody who comes in is counted by a press. */
export function HeadsScreen({ view }: { view: HeadsView }) {
  const { title, time, door, counted, pressKey, back } = view;
  return (
    <main id="main" tabIndex={-1} className="door surface-ink">
      <header className="door-top">
        <h1 className="door-title">
          <span lang={title.lang}>{title.text}</span>
          {time ? `, ${time}` : null}
          {door ? ` · ${door}` : null}
        </h1>
        <a href={back} className="door-back">
          <Trans>Other doors</Trans>
        </a>
      </header>
      <p>
        <Trans>This date needs no ticket. Count everybody who comes in, and who goes out.</Trans>
      </p>
      <HeadCounter door={view} first={counted} pressKey={pressKey} />
    </main>
  );
}
