import { required } from 'react-admin';
import { DecimalInput } from './decimal-input.tsx';
import { durationTyped, parseDuration } from './duration.ts';

/** A duration, typed in minutes and seconds and stored in seconds. */
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
