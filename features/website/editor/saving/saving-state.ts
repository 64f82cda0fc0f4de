/** How saving stands (architecture of saving: docs/decisions/0043). */
export type Saving =
  /** As the page was opened. */
  | { is: 'clean' }
  /** Changed, and waiting for a pause. */
  | { is: 'dirty' }
  | { is: 'saving'; tries: number }
  | { is: 'saved'; at: number }
  /** No answer came. */
  | { is: 'offline'; tries: number }
  /** The server cannot do it at the moment. */
  | { is: 'failing'; tries: number }
  /** The page is in the trash; once it is restored, saving goes on. */
  | { is: 'in-trash'; tries: number }
  | { is: 'signed-out' }
  /** The account signed in may not edit. */
  | { is: 'forbidden' }
  /** The account has yet to set up the second factor that its role needs. */
  | { is: 'second-factor' }
  /** The server rejects it, regardless of the client. */
  | { is: 'refused' };

export type SavingEvent =
  | { on: 'changed' }
  /** A pause is over, or somebody wants everything saved now. */
  | { on: 'time-up' }
  /** `more`: something changed while the answer was awaited. */
  | { on: 'answered'; at: number; more: boolean }
  | { on: 'unanswered' }
  | { on: 'unavailable' }
  | { on: 'in-trash' }
  | { on: 'signed-out' }
  | { on: 'forbidden' }
  | { on: 'second-factor' }
  | { on: 'refused' }
  | { on: 'signed-in' }
  /** The browser says that there is a network again. */
  | { on: 'online' };

/** Effect to run then: send the pending changes, or wait for the given number of milliseconds. */
export type SavingEffect = { do: 'send' } | { do: 'wait'; ms: number } | null;

/** Drafts are saved this long after the last change. */
export const PAUSE_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** States left by signing in, among others. */
const NEEDS_ANOTHER_SESSION: readonly Saving['is'][] = ['signed-out', 'forbidden', 'second-factor'];

export const CLEAN: Saving = { is: 'clean' };

const send = (tries: number): [Saving, SavingEffect] => [{ is: 'saving', tries }, { do: 'send' }];
const pause = (): [Saving, SavingEffect] => [{ is: 'dirty' }, { do: 'wait', ms: PAUSE_MS }];

/** After each try that failed the next one waits twice as long. */
const againAfter = (tries: number): SavingEffect => ({
  do: 'wait',
  ms: Math.min(LONGEST_WAIT_MS, PAUSE_MS * 2 ** tries),
});

/** Returns the next saving state and effect for an event. No event is an error. */
export function nextSaving(saving: Saving, event: SavingEvent): [Saving, SavingEffect] {
  const stay: [Saving, SavingEffect] = [saving, null];
  switch (event.on) {
    case 'changed':
      // While something hinders saving, what is written waits with the rest.
      return ['clean', 'dirty', 'saved', 'refused'].includes(saving.is) ? pause() : stay;
    case 'time-up':
      if (saving.is === 'offline' || saving.is === 'failing' || saving.is === 'in-trash')
        return send(saving.tries);
      return saving.is === 'dirty' || saving.is === 'refused' ? send(0) : stay;
    case 'online':
      return saving.is === 'offline' ? send(0) : stay;
    case 'signed-in':
      return NEEDS_ANOTHER_SESSION.includes(saving.is) ? send(0) : stay;
  }
  // All other events are answers to a request.
  if (saving.is !== 'saving') return stay;
  const tries = saving.tries + 1;
  switch (event.on) {
    case 'answered':
      return event.more ? pause() : [{ is: 'saved', at: event.at }, null];
    case 'unanswered':
      return [{ is: 'offline', tries }, againAfter(tries)];
    case 'unavailable':
      return [{ is: 'failing', tries }, againAfter(tries)];
    case 'in-trash':
      return [{ is: 'in-trash', tries }, againAfter(tries)];
    default:
      return [{ is: event.on }, null];
  }
}
