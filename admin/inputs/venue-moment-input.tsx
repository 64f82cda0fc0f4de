import { TextInput, type TextInputProps } from 'react-admin';
import { venueDay, venueDayStart, venueMoment, venueWallTime } from './venue-moment.ts';

/** A moment, typed as the venue's clocks show it, wherever the browser is. */
export function VenueMomentInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      format={venueWallTime}
      parse={venueMoment}
      resettable={false}
    />
  );
}

/** A day, as the moment it begins at the venue. */
export function VenueDayInput(props: TextInputProps) {
  return <TextInput {...props} type="date" format={venueDay} parse={venueDayStart} />;
}
