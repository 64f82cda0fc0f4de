import { BooleanInput, TextInput } from 'react-admin';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { LineInput } from '../inputs/limited-inputs.tsx';

/** From when to when the venue is open, or what is said instead. */
export function OpeningTimes() {
  return (
    <>
      <SideBySide>
        <TextInput source="time_from" type="time" helperText={false} />
        <TextInput source="time_to" type="time" helperText={false} />
        <BooleanInput source="closed" helperText={false} />
      </SideBySide>
      <BothLanguages source="alternative_text" optional />
      <LineInput source="alternative_link_url" />
    </>
  );
}

export const NO_TIMES = {
  time_from: null,
  time_to: null,
  closed: false,
  alternative_text: null,
  alternative_link_url: null,
};
