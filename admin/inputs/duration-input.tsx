import { required } from 'react-admin';
import { DecimalInput } from './decimal-input.tsx';
import { durationTyped, parseDuration } from './duration.ts';

/** How long something lasts, typed in minutes and seconds and kept in seconds. */
export function DurationInput({ source }: { source: string }) {
  return (
    <DecimalInput
      source={source}
      format={durationTyped}
      parse={parseDuration}
      otherwise="no_duration"
      unit="min:s"
      validate={[required()]}
      helperText={false}
    />
  );
}
