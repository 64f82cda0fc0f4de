import { NumberInput, required } from 'react-admin';
import { BothLanguages } from '../inputs/both-languages.tsx';
import { HouseList } from '../screens/house-list.tsx';
import { TextColumn } from './columns.tsx';
import { defineScreens } from './define-screens.tsx';

function List() {
  return (
    <HouseList sort={{ field: 'position', order: 'ASC' }}>
      <TextColumn source="text" />
      <TextColumn source="link" />
    </HouseList>
  );
}

function Fields() {
  return (
    <>
      <BothLanguages source="text" />
      <BothLanguages source="link" />
      <BothLanguages source="url" />
      <NumberInput source="position" min={0} max={10_000} validate={required()} helperText={false} />
    </>
  );
}

export const screens = defineScreens({ List, Fields, defaults: { position: 0 } });
