import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Language, ShownText } from '#lib/localized.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { Direction } from '../admission.ts';
import { type Shown, useDoor } from '../browser/use-door.ts';
import { CameraHole } from '../components/camera-hole.tsx';
import { DirectionSwitch } from '../components/direction-switch.tsx';
import { HeadCounter } from '../components/head-counter.tsx';
import { PeopleInside } from '../components/people-inside.tsx';
import { VerdictPanel } from '../components/verdict-panel.tsx';
import type { DoorPeople, SeatGroupCount } from '../load-doors.server.ts';

/** So soon the next ticket may follow one that was let in. */
const NEXT_AFTER_MS = 1500;
const SURFACES = {
  admitted: 'surface-laub',
  back: 'surface-laub',
  left: 'surface-blau',
  used: 'surface-dotter',
  refused: 'surface-rot',
} as const;
/** The next ticket follows these without a press. */
const ALL_WELL: readonly Shown['verdict']['is'][] = ['admitted', 'back', 'left'];

export interface DoorView {
  jetId: number;
  eventId: number;
  title: ShownText;
  time: string | null;
  /** Name of the door, as the staff here call it. */
  door: string;
  counts: DoorPeople;
  seatGroups: SeatGroupCount[];
  /** Exits are noted here: the way people go now. `null` where the settings leave exits alone. */
  direction: Direction | null;
  /** Makes a press of a form count once. */
  pressKey: string;
  /** Path to the counter with this event; `null` without the permission to sell. */
  sellPath: string | null;
  /** Result of the form sent without scripts. */
  shown: Shown | null;
  language: Language;
  /** Path to the other doors. */
  back: string;
}

/** One door on a phone: the camera, what a ticket says, how many are in. Typing does the same, also without scripts. */
export function DoorScreen({ view }: { view: DoorView }) {
  const { t } = useLingui();
  const { title, time, door, language, back, seatGroups, sellPath, pressKey } = view;
  const { counts, shown, waiting, conflicts, isSignedOut, isOffline, scan, undo, next } = useDoor(view, view);
  const [direction, setDirection] = useState(view.direction);
  const way: Direction = direction ?? 'in';
  const [isAlive, setAlive] = useState(false);
  const lastShownAt = useRef(0);
  useEffect(() => setAlive(true), []);
  useEffect(() => {
    if (shown) lastShownAt.current = performance.now();
  }, [shown]);

  const onCode = (text: string) => {
    // Keeps any verdict other than a plain yes on show until somebody has read it.
    if (shown && !ALL_WELL.includes(shown.verdict.is)) return;
    if (shown && performance.now() - lastShownAt.current < NEXT_AFTER_MS) return;
    void scan({ text, isTyped: false }, { direction: way });
  };
  const typed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '').trim();
    if (text === '') return;
    form.reset();
    void scan({ text, isTyped: true }, { direction: way });
  };
  const isWell = shown !== null && ALL_WELL.includes(shown.verdict.is);
  const others = isWell ? (shown.verdict.ticket?.waiting ?? 0) : 0;

  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames('door', shown ? SURFACES[shown.verdict.is] : 'surface-ink')}
    >
      <header className="door-top">
        <h1 className="door-title">
          <span lang={title.lang}>{title.text}</span>
          {time ? `, ${time}` : null}
          {door ? ` · ${door}` : null}
        </h1>
        <p className="door-line" data-line={waiting > 0 || isOffline ? 'waiting' : 'open'} role="status">
          {waiting > 0 ? (
            <Plural value={waiting} one="Offline, # waiting" other="Offline, # waiting" />
          ) : isOffline ? (
            <Trans>Offline</Trans>
          ) : isAlive ? (
            <Trans>Connected</Trans>
          ) : null}
        </p>
        <a href={back} className="door-back">
          <Trans>Other doors</Trans>
        </a>
      </header>
      {direction === null ? null : <DirectionSwitch direction={way} door={door} onChange={setDirection} />}
      {isSignedOut ? (
        <p className="door-note surface-dotter-hell" role="alert">
          <Trans>
            You’ve been signed out. Sign in again in another tab and anything waiting here will be sent.
          </Trans>
        </p>
      ) : null}
      {conflicts.length > 0 ? (
        <p className="door-note surface-dotter-hell" role="status">
          <Plural
            value={conflicts.length}
            one="# ticket let in offline had already been used elsewhere, or is no longer valid:"
            other="# tickets let in offline had already been used elsewhere, or are no longer valid:"
          />{' '}
          <strong translate="no">{conflicts.join(', ')}</strong>
        </p>
      ) : null}
      {isAlive ? (
        <div className={shown ? 'visually-hidden' : undefined}>
          <CameraHole onCode={onCode} />
        </div>
      ) : null}
      {shown ? <VerdictPanel shown={shown} language={language} /> : null}
      <PeopleInside counts={counts} seatGroups={seatGroups} />
      <div className="door-tools">
        {shown ? (
          <>
            <button type="button" className="door-tool door-tool-main" onClick={next}>
              <Trans>Next ticket</Trans>
            </button>
            {others > 0 ? (
              <button
                type="button"
                className="door-tool"
                onClick={() => void scan(shown.scan, { all: true, direction: way })}
              >
                <Icon name="check" />
                {shown.verdict.is === 'left' ? (
                  <Plural value={others} one="Let one more out" other="Let # more out" />
                ) : (
                  <Plural value={others} one="Let one more in" other="Let # more in" />
                )}
              </button>
            ) : null}
            {isWell ? (
              <button type="button" className="door-tool" onClick={() => void undo()}>
                <Icon name="undo" />
                <Trans>Undo</Trans>
              </button>
            ) : null}
          </>
        ) : null}
        <details className="door-type">
          <summary className="door-tool">
            <Icon name="pen" />
            <Trans>Type it in</Trans>
          </summary>
          <form method="post" onSubmit={typed}>
            <input type="hidden" name="act" value="scan" />
            <input type="hidden" name="direction" value={way} />
            <label htmlFor="ticket-name">
              <Trans>Ticket or order number</Trans>
            </label>
            <input
              id="ticket-name"
              name="text"
              className="control"
              placeholder={t`BS-7K4-Q29-1`}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={300}
              required
            />
            <button type="submit" className="door-tool door-tool-main">
              <Trans>Check</Trans>
            </button>
          </form>
        </details>
        {sellPath ? (
          <a href={sellPath} className="door-tool">
            <Icon name="ticket" />
            <Trans>Sell a ticket</Trans>
          </a>
        ) : null}
      </div>
      <HeadCounter door={view} first={counts.counted} pressKey={pressKey} />
    </main>
  );
}
