import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { venueMoment, venueWallTime } from './venue-moment.ts';

/** A moment, typed as the venue's clocks show it, wherever the browser is. */
export function VenueMomentInput(props: DateTimeInputProps) {
  return <DateTimeInput {...props} format={venueWallTime} parse={venueMoment} />;
}
