import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ShownText } from '#lib/localized.ts';
import { Fact } from '#ui/fact.tsx';
import { AgeStrip } from '../components/age-strip.tsx';

/** Age, duration, place, language, doors: the first questions of families. */
export function Facts({
  ages,
  minutes,
  place,
  language,
  doorsMinutes,
}: {
  ages: { from: number; to: number };
  /** `null` without a fixed length, such as for an exhibition. */
  minutes: number | null;
  place: ReactNode;
  language: ShownText;
  doorsMinutes: number;
}) {
  return (
    <dl className="facts">
      <Fact name={<Trans>Age</Trans>}>
        <AgeStrip from={ages.from} to={ages.to} />
      </Fact>
      {minutes === null ? null : (
        <Fact name={<Trans>Duration</Trans>}>
          <Trans>{minutes} minutes</Trans>
        </Fact>
      )}
      {place ? <Fact name={<Trans>Location</Trans>}>{place}</Fact> : null}
      <Fact name={<Trans>Language</Trans>}>
        <span lang={language.lang}>{language.text}</span>
      </Fact>
      {doorsMinutes > 0 ? (
        <Fact name={<Trans>Doors</Trans>}>
          <Trans>{doorsMinutes} minutes before</Trans>
        </Fact>
      ) : null}
    </dl>
  );
}
