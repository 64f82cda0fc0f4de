import { NumberInput, required, TextInput } from 'react-admin';

const LAST_POSITION = 10_000;

/** Position among its siblings: lower numbers come first. */
export function PositionInput() {
  return (
    <NumberInput source="position" min={0} max={LAST_POSITION} validate={required()} helperText={false} />
  );
}

/** Its part of an address; left empty it is made from the name. */
export function SlugInput() {
  return <TextInput source="slug" helperText={false} />;
}
