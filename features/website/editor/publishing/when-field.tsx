import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Instant } from '#lib/venue-time.ts';
import { InstantField } from '../modal/date-time-control.tsx';

/** When something goes out or offline: at once, or at a moment by the clocks of the venue. */
export type When = { is: 'now' } | { is: 'later'; at: Instant | null };

export function WhenField({
  when,
  error,
  onChange,
}: {
  when: When;
  error: string | undefined;
  onChange: (when: When) => void;
}) {
  const { t } = useLingui();
  const name = useId();
  const choices = { now: t`Now`, later: t`At a set time` };
  return (
    <fieldset className="publish-when">
      <legend className="field-label">{t`When`}</legend>
      {(['now', 'later'] as const).map((is) => (
        <label key={is} className="choice">
          <input
            type="radio"
            name={name}
            className="choice-hole"
            checked={when.is === is}
            onChange={() => onChange(is === 'now' ? { is } : { is, at: null })}
          />
          <span className="choice-text">{choices[is]}</span>
        </label>
      ))}
      {when.is === 'later' ? (
        <InstantField
          label={t`Day and time`}
          error={error}
          value={when.at}
          onChange={(at) => onChange({ is: 'later', at })}
        />
      ) : null}
    </fieldset>
  );
}
