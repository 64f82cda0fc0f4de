import type { Language } from '#lib/localized.ts';
import { shortTime, type WallTime } from '#lib/venue-time.ts';

/** A time that stands large: its "Uhr" in German is small (docs/product/settings-and-errors.md#formats). */
export function ClockTime({ time, language }: { time: WallTime; language: Language }) {
  return (
    <>
      {shortTime(time, language)}
      {language === 'de' ? <small className="clock-word">{'\u00a0Uhr'}</small> : null}
    </>
  );
}
