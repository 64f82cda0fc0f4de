import { describe, expect, it } from 'vitest';
import { CLEAN, nextSaving, type Saving, type SavingEvent } from './saving-state.ts';

/** Processes events in order: the resulting state, and the effects on the way. */
function outcome(events: SavingEvent[], from: Saving = CLEAN) {
  const done: string[] = [];
  const state = events.reduce<Saving>((saving, event) => {
    const [next, effect] = nextSaving(saving, event);
    if (effect) done.push(effect.do === 'wait' ? `wait ${effect.ms}` : effect.do);
    return next;
  }, from);
  return { is: state.is, done };
}

const changed = { on: 'changed' } as const;
const timeUp = { on: 'time-up' } as const;
const answered = { on: 'answered', at: 7, more: false } as const;

describe('saving', () => {
  it('waits a second after the last change, then sends once', () => {
    expect(outcome([changed, changed, changed, timeUp])).toEqual({
      is: 'saving',
      done: ['wait 1000', 'wait 1000', 'wait 1000', 'send'],
    });
  });

  it('has one pending request: changes in between are sent after the answer', () => {
    expect(outcome([changed, timeUp, changed, timeUp])).toEqual({
      is: 'saving',
      done: ['wait 1000', 'send'],
    });
    expect(outcome([changed, timeUp, changed, { ...answered, more: true }, timeUp])).toEqual({
      is: 'saving',
      done: ['wait 1000', 'send', 'wait 1000', 'send'],
    });
  });

  it('says when it was saved', () => {
    const [state] = nextSaving({ is: 'saving', tries: 0 }, answered);
    expect(state).toEqual({ is: 'saved', at: 7 });
  });

  it('tries again without an answer, each time later, and at once when the network is back', () => {
    const failures = Array.from({ length: 7 }, () => [{ on: 'unanswered' }, timeUp] as SavingEvent[]).flat();
    expect(outcome([changed, timeUp, ...failures]).done.filter((each) => each !== 'send')).toEqual([
      'wait 1000',
      'wait 2000',
      'wait 4000',
      'wait 8000',
      'wait 16000',
      'wait 30000',
      'wait 30000',
      'wait 30000',
    ]);
    expect(outcome([changed, timeUp, { on: 'unanswered' }, changed, { on: 'online' }])).toEqual({
      is: 'saving',
      done: ['wait 1000', 'send', 'wait 2000', 'send'],
    });
  });

  it('waits for somebody to sign in, keeps what is written, and sends the same once more', () => {
    const out: SavingEvent[] = [changed, timeUp, { on: 'signed-out' }];
    expect(outcome([...out, changed, timeUp])).toEqual({ is: 'signed-out', done: ['wait 1000', 'send'] });
    expect(outcome([...out, changed, { on: 'signed-in' }])).toEqual({
      is: 'saving',
      done: ['wait 1000', 'send', 'send'],
    });
  });

  it('tries again, ever more rarely, while the page is in the trash', () => {
    const trashed: SavingEvent[] = [changed, timeUp, { on: 'in-trash' }];
    expect(outcome([...trashed, changed])).toEqual({
      is: 'in-trash',
      done: ['wait 1000', 'send', 'wait 2000'],
    });
    expect(outcome([...trashed, timeUp, answered]).is).toBe('saved');
  });

  it('waits for a second factor as it waits for a session', () => {
    expect(outcome([changed, timeUp, { on: 'second-factor' }, { on: 'signed-in' }]).is).toBe('saving');
  });

  it('does not repeat what was refused until something changes', () => {
    const refused: SavingEvent[] = [changed, timeUp, { on: 'refused' }];
    expect(outcome([...refused, { on: 'online' }]).is).toBe('refused');
    expect(outcome([...refused, changed])).toEqual({ is: 'dirty', done: ['wait 1000', 'send', 'wait 1000'] });
  });

  it('hears no answer twice', () => {
    const saved = outcome([changed, timeUp, answered, { on: 'unanswered' }, { on: 'signed-out' }]);
    expect(saved.is).toBe('saved');
  });
});
