import { required } from 'react-admin';
import { LineInput, WholeNumberInput } from './limited-inputs.tsx';

/** Position among its siblings: lower numbers come first. */
export function PositionInput() {
  return <WholeNumberInput source="position" validate={required()} />;
}

/** Its part of an address; left empty it is made from the name. */
export function SlugInput() {
  return <LineInput source="slug" />;
}
