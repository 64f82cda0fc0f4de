import { assert as holds, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockOffset,
  minutesAndSeconds,
  secondsLeft,
  spokenMinute,
  startedMinutes,
  warningAt,
} from './countdown.ts';

describe('the countdown', () => {
  it('errs by less than 2 s when the visitor’s clock is up to 10 minutes wrong', () => {
    const start = Date.parse('2026-11-20T15:00:00.000Z');
    const skew = integer({ min: -600_000, max: 600_000 });
    const passed = integer({ min: 0, max: 900_000 });
    // Remaining uncertainty is which leg of the round trip lost the time: one second at most.
    const unseen = integer({ min: 0, max: 1000 });
    void holds(
      property(skew, passed, unseen, integer({ min: 0, max: 5000 }), (wrong, later, lost, age) => {
        const arrived = start + lost + age;
        const offset = clockOffset(new Date(start).toISOString(), arrived + wrong, age);
        const expiresAt = new Date(start + 900_000).toISOString();
        const now = arrived + later;
        const shown = secondsLeft(expiresAt, now + wrong, offset) * 1000;
        expect(Math.abs(shown - Math.max(0, start + 900_000 - now))).toBeLessThan(2000);
      }),
    );
  });

  it('is written as minutes and seconds', () => {
    expect([702, 60, 9, 0].map(minutesAndSeconds)).toEqual(['11:42', '01:00', '00:09', '00:00']);
  });

  it('empties one hole a minute', () => {
    expect([900, 841, 840, 61, 60, 1, 0, 905].map(startedMinutes)).toEqual([15, 15, 14, 2, 1, 1, 0, 15]);
  });

  it('is spoken at 10, 5, 2 and 1 minutes, once each', () => {
    const spoken: number[] = [];
    for (let second = 900; second > 0; second--) {
      const minute = spokenMinute(second, second - 1);
      if (minute !== null) spoken.push(minute);
    }
    expect(spoken).toEqual([10, 5, 2, 1]);
  });

  it('warns from two minutes and again from sixty seconds, not when it is over', () => {
    expect([121, 120, 61, 60, 1, 0].map(warningAt)).toEqual([null, 120, 120, 60, 60, null]);
  });
});
